import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that comes with the page from the server: what somebody typed, chose or drew in it before the scripts
 * were there is told to its `onChange` as soon as they are. React keeps it in the field, and tells nobody.
 * @param value what the field is given first
 * @returns what is given to the field as `ref`
 */
export function useEarlyEntry<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const first = useRef(value);
  useEffect(() => {
    if (!field.current || field.current.value === first.current) return;
    if (field.current instanceof HTMLSelectElement) tellChoice(field.current, first.current);
    else tellText(field.current, first.current);
  }, []);
  return field;
}

function tellChoice(field: HTMLSelectElement, first: string): void {
  // What cannot be chosen, as from an old link: the field shows another, which nobody has chosen.
  if ([...field.options].some((option) => option.value === first))
    field.dispatchEvent(new Event('change', { bubbles: true }));
}

function tellText(field: HTMLInputElement, first: string): void {
  const { value, selectionStart, selectionEnd } = field;
  // React passes over an event of a field that has what it last saw in it. What is set at the element itself it sees,
  // what is set past that it does not.
  field.value = first;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
