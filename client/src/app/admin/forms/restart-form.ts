import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields';

/**
 * Begins a form anew with what a save has stored. What was typed while the save was on its way is not stored yet: it
 * stays, and is unsaved.
 * @param sent what the form held as it was sent
 */
export function restartForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  stored: Values,
  sent: Values,
): void {
  const shown = form.getValues();
  const typed = changedFields(sent, shown);
  // Texts to the letter: a blank at the end is where somebody is about to go on.
  const isTyped = (field: Path<Values>): boolean =>
    field in typed || JSON.stringify(sent[field]) !== JSON.stringify(shown[field]);
  for (const field of Object.keys(stored) as Path<Values>[]) {
    const value = stored[field] as PathValue<Values, Path<Values>>;
    // A list whose values are set is drawn anew, and what has the focus in it loses that: so only where it has to be.
    if (!isTyped(field) && JSON.stringify(shown[field]) !== JSON.stringify(value)) form.setValue(field, value);
  }
  form.reset(stored, { keepValues: true });
}
