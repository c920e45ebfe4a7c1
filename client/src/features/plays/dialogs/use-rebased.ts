import { useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameContent } from '@domain/plays/same-content';
import type { PlayRevision } from '../keeping/play';
import { type PlayValues, playValues, rebasedValues } from './play-form';

/**
 * Takes over what the play has become since, into the fields that nobody changed here. While the form is saved it stays
 * as it was sent: the play is what it says by then.
 * @returns what the form has
 */
export function useRebased(form: UseFormReturn<PlayValues>, play: PlayRevision, isSaving: boolean): PlayValues {
  const [base, setBase] = useState(play);
  useLayoutEffect(() => {
    // By what they say: two revisions of one number can be of two devices.
    if (isSaving || sameContent(base, play)) return;
    const values = rebasedValues(form.getValues(), base, play);
    // oxlint-disable-next-line react/set-state-in-effect -- the form, which is no state of React's, changes with it
    setBase(play);
    // What it began with is another thing now; the values after that, so that their controls have them, too.
    form.reset(playValues(play), { keepValues: true });
    for (const [name, value] of Object.entries(values)) form.setValue(name as keyof PlayValues, value);
  }, [form, base, play, isSaving]);
  return rebasedValues(form.watch(), base, play);
}
