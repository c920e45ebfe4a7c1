import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { changedFields, takeOver } from './changed-fields';
import { restartForm } from './restart-form';

/** A form over something stored, which somebody else may change meanwhile. */
export interface EditForm<Stored, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /**
   * What the form is based on: compare with it, and send its version. Once somebody typed, it stays as it was until a
   * conflict, unless what has changed is nothing that the form shows, as where another form of the screen saved it.
   */
  basis: Stored;
  /**
   * Begins anew with something: what is stored by now, or what a save answered. With what the save had sent, what was
   * typed meanwhile stays.
   */
  restart: (stored: Stored, sent?: Values) => void;
  /**
   * After a conflict: asks anew for what the screen shows, then puts the colleague's newer values into the fields that
   * nobody touched. The next save is based on those.
   */
  onStale: () => Promise<void>;
}

/**
 * A form whose saves send only what was changed in it.
 * @param stored the newest that is known; it may change while the form is open
 * @param valuesOf what the form's controls show of it
 * @param refresh asks anew for it, and for less than the whole screen: a long list would begin anew, perhaps without it
 */
export function useEditForm<Stored, Values extends FieldValues>(
  stored: Stored,
  valuesOf: (stored: Stored) => Values,
  refresh?: () => Promise<unknown>,
): EditForm<Stored, Values> {
  const client = useApolloClient();
  // `before`: what the form was based on before a conflict.
  const [{ basis, before }, setBase] = useState<{ basis: Stored; before: Stored | null }>({
    basis: stored,
    before: null,
  });
  const [isStale, setIsStale] = useState(false);
  const form = useForm<Values>({ defaultValues: valuesOf(basis) as DefaultValues<Values> });
  const { reset, getValues, setValue } = form;
  // Read in every render: only what was read is kept up to date.
  const { isDirty } = form.formState;
  if (basis !== stored) {
    if (isStale || !isDirty) {
      setIsStale(false);
      setBase({ basis: stored, before: basis });
    } else if (isSameIn(valuesOf(basis), valuesOf(stored), getValues())) setBase({ basis: stored, before: null });
  }
  useEffect(() => {
    if (before === null) return;
    const own = changedFields(valuesOf(basis), takeOver(valuesOf(before), valuesOf(basis), getValues()));
    reset(valuesOf(basis), { keepErrors: true });
    for (const [field, value] of Object.entries(own)) setValue(field as Path<Values>, value, { shouldDirty: true });
  }, [before, basis, valuesOf, reset, getValues, setValue]);
  const restart = useCallback(
    (next: Stored, sent?: Values) => {
      setBase({ basis: next, before: null });
      setIsStale(false);
      if (sent === undefined) reset(valuesOf(next));
      else restartForm({ getValues, reset, setValue }, valuesOf(next), sent);
    },
    [reset, getValues, setValue, valuesOf],
  );
  const onStale = useCallback(async () => {
    await (refresh ? refresh() : client.refetchQueries({ include: 'active' })).catch(() => undefined);
    setIsStale(true);
  }, [client, refresh]);
  return { form, basis, restart, onStale };
}

/** Whether a form shows the same of two things. A picture that is stored is not told by what it holds. */
function isSameIn(one: FieldValues, other: FieldValues, shown: FieldValues): boolean {
  const changesPicture = Object.values(shown).some((value) => value === null || value instanceof Blob);
  return !changesPicture && Object.keys(changedFields(one, other)).length === 0;
}
