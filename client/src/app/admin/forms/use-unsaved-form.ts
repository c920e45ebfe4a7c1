import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUnsaved } from '@/ui/unsaved-context';
import { holdsUnsaved } from './changed-fields';

/** Has the dialog or screen around a form ask before what was typed in it is thrown away. */
export function useUnsavedForm<Values extends FieldValues>({ control, getValues }: UseFormReturn<Values>): void {
  // Compared when it is asked, not watched: a form is not drawn again for it, and values that were set by a choice
  // count, too.
  useUnsaved(useCallback(() => holdsUnsaved(control._defaultValues, getValues()), [control, getValues]));
}
