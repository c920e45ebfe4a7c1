/** What the browser lets somebody change although it is read-only. */
const CHOICES = 'select, input:is([type=checkbox], [type=radio], [type=file], [type=color], [type=range])';

/**
 * Keeps what a form holds as it was sent: what would be typed or chosen while it is being saved would go with the form
 * when that is done. The focus stays where it is.
 * @returns lets it be changed again
 */
export function lockForm(form: HTMLFormElement): () => void {
  const texts = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    ({ readOnly }) => !readOnly,
  );
  for (const text of texts) text.readOnly = true;
  const refuse = (event: Event): void => {
    const isLeft = event instanceof KeyboardEvent && /^(Tab|Escape|Shift)$/.test(event.key);
    if (!isLeft && (event.target as Element).matches(CHOICES)) event.preventDefault();
  };
  const types = ['mousedown', 'click', 'keydown'] as const;
  for (const type of types) form.addEventListener(type, refuse, { capture: true });
  return () => {
    for (const text of texts) text.readOnly = false;
    for (const type of types) form.removeEventListener(type, refuse, { capture: true });
  };
}
