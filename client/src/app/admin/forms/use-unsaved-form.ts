import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsaved } from '@/ui/unsaved-context';
import { holdsUnsaved } from './changed-fields';

/**
 * Has the dialog or screen around a form ask before what was typed in it is thrown away.
 * @param isShown whether the form can be seen: one that was given up holds what it held
 */
export function useUnsavedForm<Values extends FieldValues>(
  { control, getValues }: UseFormReturn<Values>,
  isShown = true,
): void {
  // Compared when it is asked, not watched: a form is not drawn again for it, and values that were set by a choice
  // count, too.
  useUnsaved(
    useCallback(() => isShown && holdsUnsaved(control._defaultValues, getValues()), [control, getValues, isShown]),
  );
}
