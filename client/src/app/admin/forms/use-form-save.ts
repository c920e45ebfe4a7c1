import { t } from '@/texts';
import { type BaseSyntheticEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isConflict } from './failure';
import { showFormErrors } from './form-errors';
import { lockForm } from './lock-form';
import { useUnsavedForm } from './use-unsaved-form';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Fields whose complaints are shown beside them. */
  fields: readonly FieldPath<Values>[];
  /** Fields of the form by other names that the server may use for them. */
  aliases?: Readonly<Record<string, FieldPath<Values>>> | undefined;
  /** Said when the server gave no reason. */
  failure: string;
  /** What it throws is explained in the form. */
  save: (values: Values) => Promise<void>;
  /** Asks anew for what is stored: somebody else has changed it. After that the form can be saved again. */
  onStale?: (() => Promise<unknown>) | undefined;
  /** Whether the form can be seen; default yes. */
  isShown?: boolean;
  /** Whether it goes away, or begins anew, once it is saved: until then it stays as it was sent. */
  isOver?: boolean;
}

/** What a form needs to be sent: the handler, and what to say at its head when that failed. */
export interface FormSave {
  /** Answers whether it has begun: nothing is sent a second time while it is being saved. */
  submit: (event: BaseSyntheticEvent) => boolean;
  failed: string | null;
  /** Takes the last failure away: the form begins anew. */
  clear: () => void;
}

/**
 * Saves a form, and has it asked before its content is thrown away. A change that came too late is explained: who
 * changed what; saving again is then a choice, not an accident.
 */
export function useFormSave<Values extends FieldValues>({
  form,
  fields,
  aliases,
  failure,
  save,
  onStale,
  isShown,
  isOver = false,
}: Options<Values>): FormSave {
  useUnsavedForm(form, isShown);
  const isSaving = useRef(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = form.handleSubmit(async (values, event) => {
    setFailed(null);
    const unlock = isOver && event ? lockForm(event.target as HTMLFormElement) : null;
    try {
      await save(values);
    } catch (error) {
      const stale = onStale !== undefined && isConflict(error);
      if (stale) await onStale().catch(() => undefined);
      const message = showFormErrors(error, form.setError, fields, failure, aliases);
      setFailed(stale && message ? t.admin.saving_again({ message }) : message);
    } finally {
      unlock?.();
    }
  });
  const send = (event: BaseSyntheticEvent): boolean => {
    event.preventDefault();
    if (isSaving.current) return false;
    isSaving.current = true;
    // A complaint of the server about a control that does not check itself would stand for ever, and keep the form from
    // being sent.
    form.clearErrors();
    void submit(event).finally(() => (isSaving.current = false));
    return true;
  };
  return { submit: send, failed, clear: () => setFailed(null) };
}
