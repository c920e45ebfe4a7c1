/** What the browser lets somebody change although it is read-only. */
const CHOICES = 'select, input:is([type=checkbox], [type=radio], [type=file], [type=color], [type=range])';
/** What changes something by a press: all but what sends the form, and what leaves it. */
const PRESSED = `${CHOICES}, button:not([type=submit], [data-leaves]), [role=option]`;
/** Drags of lists begin with the first three. */
const TYPES = ['pointerdown', 'touchstart', 'mousedown', 'click', 'keydown', 'beforeinput', 'drop'] as const;

/**
 * Keeps what a form holds as it was sent: what would be changed while it is being saved, by whichever press, key or
 * drop, would go with the form when that is done. The focus stays where it is, the browser's own keys do what they do,
 * and a button with `data-leaves` ('Cancel') is pressed as ever.
 * @returns lets it be changed again: to be called before anything in it gets the focus, or is shown as wrong
 */
export function lockForm(form: HTMLFormElement): () => void {
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ readOnly }) => !readOnly,
  );
  for (const text of texts) text.readOnly = true;
  for (const type of TYPES) form.addEventListener(type, refuse, { capture: true });
  return () => {
    for (const text of texts.splice(0)) text.readOnly = false;
    for (const type of TYPES) form.removeEventListener(type, refuse, { capture: true });
  };
}

function refuse(event: Event): void {
  if (!isChange(event)) return;
  // Components that answer to it must not hear of it, either: React would take a tick that the browser takes back.
  event.stopPropagation();
  // Where a finger is put down the page can be scrolled.
  if (event.type !== 'pointerdown' && event.type !== 'touchstart') event.preventDefault();
}

function isChange(event: Event): boolean {
  if (event.type === 'beforeinput' || event.type === 'drop') return true;
  const target = event.target as Element;
  const pressed = target.closest(PRESSED);
  if (!(event instanceof KeyboardEvent)) return pressed !== null;
  const { key, ctrlKey, altKey, metaKey } = event;
  // In a text Enter may take what is typed, or the one found.
  if (key === 'Enter') return pressed !== null || target.matches('input, textarea');
  if (pressed === null) return false;
  // With Alt, too, these open a list of choices.
  if (/^( |ArrowUp|ArrowDown)$/.test(key)) return true;
  const isBrowsers = ctrlKey || altKey || metaKey;
  return !isBrowsers && pressed.matches(CHOICES) && /^(.|Arrow.+|Home|End|Page.+|F4)$/u.test(key);
}
