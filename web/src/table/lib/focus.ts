/**
 * The focus is never lost: when what had it goes away, or can no longer be pressed, the question
 * at the top has it. Whoever presses a pointer beside everything has let go of it on purpose.
 */
export function keepsFocus(root: HTMLElement): () => void {
  let held = false;
  const nowhere = (): boolean =>
    document.activeElement === null || document.activeElement === document.body;
  const question = (): void =>
    root.querySelector<HTMLElement>('[data-testid="prompt"]')?.focus({ preventScroll: true });
  const take = (): void => {
    held = true;
  };
  const letGo = (): void => {
    held = false;
  };
  // On its way from one thing to the next the focus is nowhere for an instant: look afterwards.
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (held && nowhere()) question();
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
  root.addEventListener('focusin', take);
  document.addEventListener('pointerdown', letGo, true);
  // A page that has just been opened by a key begins at its question.
  if (nowhere()) question();
  return () => {
    clearTimeout(later);
    watch.disconnect();
    root.removeEventListener('focusin', take);
    document.removeEventListener('pointerdown', letGo, true);
  };
}
