/** Does one thing at a time, so that a second click while the server is asked changes nothing. */
export class Once {
  busy = $state(false);

  async do(ask: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await ask();
    this.busy = false;
  }
}
