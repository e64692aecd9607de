/** The choices of the last game against bots, kept in local storage. */

const KEY = 'speicherstadt.last';

interface LastChoices {
  level: string;
  players: number;
}

function restore(): LastChoices {
  const choices: LastChoices = { level: 'apprentice', players: 3 };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<LastChoices>;
    if (typeof kept.level === 'string') choices.level = kept.level;
    if ([2, 3, 4, 5].includes(kept.players ?? 0)) choices.players = kept.players ?? 3;
  } catch {
    // Nothing was kept.
  }
  return choices;
}

export const lastChoices: LastChoices = $state(restore());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(lastChoices);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Storage is forbidden.
    }
  });
});
