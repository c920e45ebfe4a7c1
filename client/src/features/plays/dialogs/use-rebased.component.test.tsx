import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PlayRevision } from '../keeping/play';
import { play as playOf } from '../keeping/testing';
import { type PlayValues, playValues } from './play-form';
import { useRebased } from './use-rebased';

const OPENED = playOf('a', { revision: 2, kind: 'MADE_THREE', clock: 65 });

/** A form over a play, and all values that it had in a rendering. */
function Form({ play, isSaving = false, had }: { play: PlayRevision; isSaving?: boolean; had?: PlayValues[] }) {
  const form = useForm<PlayValues>({ defaultValues: playValues(OPENED) });
  const values = useRebased(form, play, isSaving);
  had?.push(values);
  return (
    <form>
      <input aria-label="Note" {...form.register('note')} />
      <input aria-label="Clock" {...form.register('clock')} />
      <output>{JSON.stringify([values.clock, values.note])}</output>
    </form>
  );
}

test('what another device says under the same number comes into the fields that were left alone, and no value is older meanwhile', async () => {
  const had: PlayValues[] = [];
  const screen = await render(<Form play={OPENED} had={had} />);
  await screen.getByLabelText('Note').fill('mine');
  had.length = 0;
  await screen.rerender(<Form play={{ ...OPENED, clock: 70 }} had={had} />);
  await expect.element(screen.getByLabelText('Clock')).toHaveValue('1:10');
  await expect.element(screen.getByLabelText('Note')).toHaveValue('mine');
  expect(new Set(had.map(({ clock, note }) => `${clock} ${note}`))).toEqual(new Set(['1:10 mine']));
});

test('while it is saved the form stays as it was sent', async () => {
  const screen = await render(<Form play={OPENED} />);
  await screen.getByLabelText('Note').fill('mine');
  const theirs = { ...OPENED, clock: 70 };
  await screen.rerender(<Form play={theirs} isSaving />);
  await expect.element(screen.getByLabelText('Clock')).toHaveValue('1:05');
  await screen.rerender(<Form play={theirs} />);
  await expect.element(screen.getByLabelText('Clock')).toHaveValue('1:10');
  await expect.element(screen.getByLabelText('Note')).toHaveValue('mine');
});
