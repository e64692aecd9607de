/**
 * Never lose the keyboard focus: when the focused element disappears or is disabled, the question
 * in the header gets the focus. A click beside everything lets go of the focus on purpose.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held = false;
  const nowhere = (): boolean =>
    document.activeElement === null || document.activeElement === document.body;
  const focusQuestion = (): void =>
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  const take = (): void => {
    held = true;
  };
  const letGo = (): void => {
    held = false;
  };
  // Between two elements the focus is nowhere for an instant, so look afterwards.
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (held && nowhere()) focusQuestion();
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
  // When the page is opened, start at the question.
  if (nowhere()) focusQuestion();
  return () => {
    clearTimeout(later);
    watch.disconnect();
    root.removeEventListener('focusin', take);
    document.removeEventListener('pointerdown', letGo, true);
  };
}
