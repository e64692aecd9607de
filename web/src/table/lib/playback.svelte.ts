/** Playing earlier moments one after another, beat by beat, up to the present. */

import { pace, settings } from '../../lib/settings.svelte';
import type { Display } from './display.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds per step at normal speed: at least, and for each millisecond of an animated step. */
const SHORTEST = 700;
const STRETCH = 1.9;
/** The weight of a beat that is shown as long as a whole step. */
const WHOLE_STEP = 2;

export class Playback {
  playing = $state(false);
  /** Whether the controls are on the screen, so that keys may use them. */
  offered = $state(false);

  readonly #display: Display;
  #hurry = 1;
  /** Grows whenever playing begins or pauses, so that a late answer is not used. */
  #run = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(display: Display) {
    this.#display = display;
  }

  readonly last: number = $derived.by(() => Math.max(0, this.#display.store.lastEntry));
  /** The log entry that is shown. */
  readonly here: number = $derived.by(() => this.#display.history.at ?? this.last);

  /** Play on from here; from the beginning if this is the end. */
  async play(): Promise<void> {
    if (this.here >= this.last) await this.playFrom(0);
    else this.#begin();
  }

  /** Play everything after a log entry, so many times as fast as usual, and end in the present. */
  async playFrom(entry: number, hurry = 1): Promise<void> {
    this.pause();
    this.#hurry = hurry;
    await this.#display.history.goTo(Math.max(0, entry));
    if (this.#display.past) this.#begin();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.playing = false;
    this.#hurry = 1;
    this.#display.replayed = null;
  }

  async toggle(): Promise<void> {
    if (this.playing) this.pause();
    else await this.play();
  }

  /** Show one moment and stop there. */
  async goTo(entry: number): Promise<void> {
    this.pause();
    await this.#display.history.goTo(Math.max(0, Math.min(entry, this.last)));
  }

  /** Choose the next faster (1) or slower (-1) speed. */
  changeSpeed(by: 1 | -1): void {
    settings.playback = SPEEDS[SPEEDS.indexOf(settings.playback) + by] ?? settings.playback;
  }

  #begin(): void {
    this.playing = true;
    void this.#playOn(++this.#run);
  }

  async #playOn(run: number): Promise<void> {
    const { history } = this.#display;
    await this.#wait();
    while (this.here < this.last) {
      const next = this.here + 1;
      const moment = await history.moment(next);
      if (run !== this.#run) return;
      if (moment === null) break;
      for (const beat of this.#display.beatsTo(moment)) {
        this.#display.replayed = beat;
        // The present is reached when its last beat has been seen.
        if (next < this.last) await history.goTo(next);
        await this.#wait(beat.last ? WHOLE_STEP : beat.beat.weight);
      }
      await history.goTo(next);
    }
    this.pause();
  }

  /** Wait for as long as a beat of this weight is shown; forever if the playback is paused. */
  #wait(weight = WHOLE_STEP): Promise<void> {
    const step = Math.max(SHORTEST, pace() * STRETCH) / settings.playback / this.#hurry;
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, (step * weight) / WHOLE_STEP);
    });
  }
}
