const CONTROL =
  'button:not(:disabled), a[href], input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** What was around a control of the screen when it last had the focus, from the inside out; not the screen itself. */
const around = new WeakMap<Element, readonly Element[]>();

/**
 * Gives the focus to what stands where a control stood that is gone: a game where the free time was that it was moved
 * to, the next row where one was removed. Answers whether there was something.
 */
export function focusInPlaceOf(gone: Element): boolean {
  const place = around.get(gone)?.find((each) => each.isConnected);
  const next = [...(place?.querySelectorAll<HTMLElement>(CONTROL) ?? [])].find(
    (each) => each.checkVisibility() && each.tabIndex >= 0,
  );
  next?.focus({ preventScroll: true });
  return next !== undefined;
}

/**
 * Keeps the focus of somebody who works by keys: what a key did may take the pressed control away, and the browser
 * would begin at the top of the page, a dialog at its own. Another screen begins there as before. Returns what ends it.
 * @param screen what is watched: the screen, or the content of a dialog
 */
export function keepFocus(screen: HTMLElement): () => void {
  let focused: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target === screen) return;
    focused = target as Element;
    around.set(focused, ancestorsOf(focused, screen));
  };
  // Who leaves a control that stays has given the focus up.
  const onFocusOut = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      const isLeft = target === focused && focused !== document.activeElement && focused?.isConnected;
      if (isLeft) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === screen;
    if (!isLost || focused === null || focused.isConnected) return;
    const gone = focused;
    focused = null;
    focusInPlaceOf(gone);
  });
  screen.addEventListener('focusin', onFocusIn);
  screen.addEventListener('focusout', onFocusOut);
  observer.observe(screen, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    screen.removeEventListener('focusin', onFocusIn);
    screen.removeEventListener('focusout', onFocusOut);
  };
}

function ancestorsOf(element: Element, screen: Element): Element[] {
  const parent = element.parentElement;
  return parent === null || parent === screen ? [] : [parent, ...ancestorsOf(parent, screen)];
}
