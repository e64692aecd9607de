/** The settings of this browser, kept in local storage. */

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the guide explains, each when it first matters. */
export const LESSONS = [
  'place',
  'price',
  'buy',
  'passed-over',
  'income',
  'loading',
  'fire',
] as const;
export type Lesson = (typeof LESSONS)[number];

const CHOICES = {
  language: ['system', ...LANGUAGES],
  theme: ['system', 'light', 'dark'],
  animation: ['off', 'fast', 'normal', 'slow'],
  sound: [true, false],
  turnAlert: [true, false],
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  shapes: [false, true],
  confirm: [true, false],
  confirmPlacing: [true, false],
  guide: ['fresh', 'done'],
  playback: [0.5, 1, 2, 4],
} as const;

export interface Settings {
  language: 'system' | Language;
  theme: 'system' | 'light' | 'dark';
  animation: 'off' | 'fast' | 'normal' | 'slow';
  /** Play what happens at the table. */
  sound: boolean;
  /** Ring when it is my turn. */
  turnAlert: boolean;
  /** Per cent, in tens. */
  volume: number;
  /** Stronger shapes and patterns for people who see colours differently. */
  shapes: boolean;
  /** Ask before a purchase, and before finishing a loading that loses goods. */
  confirm: boolean;
  /** Place a worker with a second press; the first one shows the preview. */
  confirmPlacing: boolean;
  /** Whether the guide still has something to explain. */
  guide: 'fresh' | 'done';
  /** The lessons of the guide that were seen. */
  learnt: Lesson[];
  /** How many times as fast as normal earlier moments are played. */
  playback: 0.5 | 1 | 2 | 4;
}

const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  animation: 'normal',
  sound: true,
  turnAlert: true,
  volume: 60,
  shapes: false,
  confirm: false,
  confirmPlacing: false,
  guide: 'fresh',
  learnt: [],
  playback: 1,
};

export const STORAGE_KEY = 'speicherstadt.settings';
const PACES = { off: 0, fast: 180, normal: 420, slow: 900 } as const;

/** Read stored settings; use the default for anything that is missing or unknown. */
export function restore(text: string | null): Settings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    kept = null;
  }
  const settings: Settings = { ...DEFAULTS, learnt: [] };
  if (typeof kept !== 'object' || kept === null) return settings;
  // One setting was once for all sounds.
  const values: Record<string, unknown> = { turnAlert: (kept as Settings).sound, ...kept };
  for (const [key, allowed] of Object.entries(CHOICES)) {
    const value = values[key];
    if ((allowed as readonly unknown[]).includes(value)) Object.assign(settings, { [key]: value });
  }
  const { learnt } = values;
  if (Array.isArray(learnt)) settings.learnt = LESSONS.filter((one) => learnt.includes(one));
  return settings;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Storage is forbidden: settings last as long as the page.
  }
}

export const settings: Settings = $state(restore(read()));

const media = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'function' ? matchMedia(query) : null;
const dark = media('(prefers-color-scheme: dark)');
const calm = media('(prefers-reduced-motion: reduce)');
const coarse = media('(pointer: coarse)');
const system = $state({
  dark: dark?.matches ?? false,
  calm: calm?.matches ?? false,
  coarse: coarse?.matches ?? false,
});
dark?.addEventListener?.('change', () => (system.dark = dark.matches));
calm?.addEventListener?.('change', () => (system.calm = calm.matches));

coarse?.addEventListener?.('change', () => (system.coarse = coarse.matches));

/** For texts that say how to press something. */
export const pointer = (): 'touch' | 'mouse' => (system.coarse ? 'touch' : 'mouse');

/** The theme in use, after the system's preference. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return system.dark ? 'dark' : 'light';
}

/** Milliseconds for one animated step; 0 without animation. */
export function pace(): number {
  return system.calm ? 0 : PACES[settings.animation];
}

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      if (read() !== text) localStorage.setItem(STORAGE_KEY, text);
    } catch {
      // Storage is forbidden, as above.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme();
    root.dataset['motion'] = pace() === 0 ? 'off' : 'on';
    root.dataset['shapes'] = settings.shapes ? 'strong' : 'plain';
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = theme() === 'dark' ? '#10161f' : '#f6ecd9';
    }
  });
});

// A change in one tab applies to all tabs.
addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY) Object.assign(settings, restore(event.newValue));
});
