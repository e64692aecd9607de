/** Texts in the user's language, from the same Fluent files as the rest of the product. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, settings, type Language, type Settings } from './settings.svelte';

const files = import.meta.glob<string>(
  [
    '../../../src/speicherstadt/locales/*.ftl',
    '!../../../src/speicherstadt/locales/*.terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const bundles = new Map<Language, FluentBundle>();
let current: { language: Language; bundle: FluentBundle | null } = $state.raw({
  language: 'en',
  bundle: null,
});

/** The first of the browser's languages that we have texts for, else English. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const match = LANGUAGES.find((language) => language === base);
    if (match) return match;
  }
  return 'en';
}

function resolve(choice: Settings['language']): Language {
  return choice === 'system' ? preferred(navigator.languages) : choice;
}

/** The texts of pages that few visitors open are in a file of their own. */
const PAGES = '.pages';
let parts: readonly string[] = [''];
const loaded = new Set<string>();

async function bundle(language: Language): Promise<FluentBundle> {
  const made = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, made);
  for (const name of parts.map((part) => `${language}${part}.ftl`)) {
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}`));
    if (!file) throw new Error(`no texts for ${language}`);
    const resource = new FluentResource(await file[1]());
    if (!loaded.has(name)) made.addResource(resource);
    loaded.add(name);
  }
  return made;
}

let wanted: Language | null = null;

/** Load and use the language that the settings ask for. */
export async function loadLanguage(): Promise<void> {
  const language = resolve(settings.language);
  wanted = language;
  const made = await bundle(language);
  if (wanted !== language) return; // Another language was chosen meanwhile.
  current = { language, bundle: made };
  document.documentElement.lang = language;
}

/** Load the texts of the less frequent pages, too, now and whenever the language changes. */
export async function loadPageTexts(): Promise<void> {
  parts = ['', PAGES];
  await loadLanguage();
}

export async function setLanguage(choice: Settings['language']): Promise<void> {
  settings.language = choice;
  await loadLanguage();
}

/** Follow changes of the setting, also those made in another tab. */
export function followLanguage(): () => void {
  const follow = (): void => void loadLanguage();
  addEventListener('languagechange', follow);
  const stop = $effect.root(() => {
    $effect(() => {
      void settings.language;
      follow();
    });
  });
  return () => {
    removeEventListener('languagechange', follow);
    stop();
  };
}

export const language = (): Language => current.language;

/** Whether there is a message with this id. */
export const has = (key: string): boolean => current.bundle?.hasMessage(key) ?? false;

/** A text by its id. Components render it anew when the language changes. */
export function t(key: string, args?: Record<string, string | number>): string {
  const pattern = current.bundle?.getMessage(key)?.value;
  if (!current.bundle || !pattern) return key;
  const errors: Error[] = [];
  const text = current.bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(key, args, errors);
  return text;
}

/** A number in the format of the language. */
export function number(value: number, digits?: number): string {
  return new Intl.NumberFormat(
    current.language,
    digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  ).format(value);
}

/** A day, for instance 16 Nov 2026. */
export function date(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat(current.language, { dateStyle: 'medium' }).format(at);
}

/** A day of UTC such as 2026-11-16, in words. */
export function utcDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return new Intl.DateTimeFormat(current.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    at,
  );
}

/** A date and time in short form; of today only the time. */
export function dateTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const sameDay = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    current.language,
    sameDay ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
  ).format(at);
}
