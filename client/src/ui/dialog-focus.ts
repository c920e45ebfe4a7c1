import { focusInPlaceOf } from './kept-focus';

const FIELD =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true]';
const CONTROL = 'button:not(:disabled), a[href]';

/**
 * Puts the focus where somebody begins in a dialog: its first field; in one without any the first control of its
 * content, then of its foot (which is what changes nothing). Never the button that closes it.
 */
export function focusFirst(dialog: HTMLElement): void {
  const part = (name: string): ParentNode | null => dialog.querySelector(`[data-part=${name}]`);
  const body = part('body') ?? dialog;
  const first = shown(body, FIELD) ?? shown(body, CONTROL) ?? shown(part('foot'), CONTROL) ?? dialog;
  (chosenOf(first) ?? first).focus();
}

/** Of a group of radio buttons the chosen one, which is also the one that the keyboard comes to. */
function chosenOf(first: HTMLElement): HTMLElement | undefined {
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return undefined;
  const group = first.closest('[role=dialog]')?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [];
  return [...group].find(({ name }) => name === first.name);
}

function shown(part: ParentNode | null, selector: string): HTMLElement | undefined {
  return [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (each) => each.checkVisibility() && each.tabIndex >= 0,
  );
}

/** What the focus goes back to after the dialog that is open, or has this moment made way for another one. */
let given: HTMLElement | null = null;

/**
 * What had the focus before a dialog that is just opening; of an entry of a menu, which is gone by then, the button
 * that opened the menu; of a dialog that this one follows, what that one began with.
 */
export function takeFocus(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return given;
  const trigger = activeElement.closest('[role=menu]')?.getAttribute('aria-labelledby');
  given = trigger ? document.getElementById(trigger) : activeElement;
  return given;
}

/** Gives the focus back; when what had it is gone, to what stands there now, or to the screen. */
export function giveFocusBack(element: HTMLElement | null): void {
  given = null;
  if (element?.isConnected && element.checkVisibility()) return element.focus();
  if (element && focusInPlaceOf(element)) return;
  const screen = document.querySelector<HTMLElement>('main');
  if (!screen) return;
  screen.tabIndex = -1;
  screen.focus({ preventScroll: true });
}
