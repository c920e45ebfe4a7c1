import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '@/texts';
import { useIsShown } from '@/ui/use-is-shown';
import { changedFields } from './changed-fields';
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
  /**
   * What it throws is explained in the form; `WrongFields` is what the form itself finds wrong. A form that `isOver`
   * can be changed again after a call of `unlock`, which comes before the focus is put into it.
   */
  save: (values: Values, unlock: () => void) => Promise<void>;
  /** Asks anew for what is stored: somebody else has changed it. After that the form can be saved again. */
  onStale?: (() => Promise<unknown>) | undefined;
  /**
   * Whether it goes away, or begins anew, once it is saved: until then it stays as it was sent. Another one can be
   * changed meanwhile, and is sent again after that when somebody wanted that.
   */
  isOver?: boolean;
}

/** What a form needs to be sent: the handler, and what to say at its head when that failed. */
export interface FormSave {
  /** Answers whether it has begun: nothing is sent a second time while it is being saved. */
  submit: (event: BaseSyntheticEvent) => boolean;
  failed: string | null;
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
  isOver = false,
}: Options<Values>): FormSave {
  useUnsavedForm(form);
  const isShown = useIsShown();
  const isSaving = useRef(false);
  const [again, setAgain] = useState<{ form: HTMLFormElement } | null>(null);
  // Drawn by then with what the save before has answered: its version is what the next one is based on.
  useEffect(() => again?.form.requestSubmit(), [again]);
  const [failed, setFailed] = useState<string | null>(null);
  const saveAndExplain = async (element: HTMLFormElement, values: Values): Promise<boolean> => {
    setFailed(null);
    const unlock = isOver ? lockForm(element) : () => undefined;
    const isWantedAgain = isOver
      ? () => false
      : hearPress(element, () => Object.keys(changedFields<FieldValues>(values, form.getValues())).length > 0);
    try {
      await save(values, unlock);
      return isWantedAgain();
    } catch (error) {
      // Whoever has given it up may have opened it anew, which has nothing to do with this.
      if (!isShown()) return false;
      const stale = onStale !== undefined && isConflict(error);
      if (stale) await onStale().catch(() => undefined);
      unlock();
      const message = showFormErrors(error, form.setError, fields, failure, aliases);
      setFailed(stale && message ? t.admin.saving_again({ message }) : message);
      return false;
    } finally {
      isWantedAgain();
      unlock();
    }
  };
  const send = (event: BaseSyntheticEvent): boolean => {
    event.preventDefault();
    if (isSaving.current) return false;
    isSaving.current = true;
    // A complaint of the server about a control that does not check itself would stand for ever, and keep the form from
    // being sent.
    form.clearErrors();
    const element = event.target as HTMLFormElement;
    let isWantedAgain = false;
    const submit = form.handleSubmit(async (values) => {
      isWantedAgain = await saveAndExplain(element, values);
    });
    void submit(event).finally(() => {
      isSaving.current = false;
      if (isWantedAgain && isShown()) setAgain({ form: element });
    });
    return true;
  };
  return { submit: send, failed };
}

/**
 * Hears whether a form is wanted sent that is being saved: its button passes that over. Enter in a field presses it.
 * @param isChanged asked at such a press; a second one of the same is not meant
 * @returns ends it, and answers whether there was one
 */
function hearPress(form: HTMLFormElement, isChanged: () => boolean): () => boolean {
  let isWanted = false;
  const hear = ({ target }: Event): void => {
    if ((target as Element).closest('[type=submit]')) isWanted = isChanged();
  };
  form.addEventListener('click', hear, { capture: true });
  return () => {
    form.removeEventListener('click', hear, { capture: true });
    return isWanted;
  };
}
