/** What was chosen the last time one played against bots. */

const KEY = 'speicherstadt.last';

interface Last {
  level: string;
  players: number;
}

function restore(): Last {
  const first: Last = { level: 'apprentice', players: 3 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<Last>;
    if (typeof kept.level === 'string') first.level = kept.level;
    if ([2, 3, 4, 5].includes(kept.players ?? 0)) first.players = kept.players ?? 3;
  } catch {
    // nothing kept
  }
  return first;
}

export const last: Last = $state(restore());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(last);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // storage is forbidden
    }
  });
});
