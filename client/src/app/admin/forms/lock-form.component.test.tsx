import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '@/ui/button';
import { SearchPicker } from '@/ui/search-picker';
import { WrongFields } from './failure';
import { useFormSave } from './use-form-save';

interface Values {
  name: string;
  isNamesake: boolean;
  days: string[];
  file: string;
  coach: string;
}

const EMPTY: Values = { name: '', isNamesake: false, days: [], file: '', coach: '' };

/** Saves whose answers the test gives. */
function heldSaves() {
  const answers: { done: () => void; fail: (error: Error) => void }[] = [];
  const save = vi.fn((_values: Values) => new Promise<void>((done, fail) => answers.push({ done, fail })));
  return { save, done: () => answers.shift()!.done(), fail: (error: Error) => answers.shift()!.fail(error) };
}

interface Props {
  save: (values: Values) => Promise<void>;
  onLeave?: () => void;
  isOver?: boolean;
}

function Form({ save, onLeave, isOver = true }: Props) {
  const form = useForm<Values>({ defaultValues: EMPTY });
  const [version, setVersion] = useState(1);
  const { submit, failed } = useFormSave({
    form,
    fields: ['name'],
    failure: 'It failed.',
    save: async (values) => {
      await save({ ...values, file: `${values.file}${version}` });
      setVersion(version + 1);
    },
    isOver,
  });
  const days = form.watch('days');
  return (
    <form onSubmit={submit} noValidate>
      <p role="alert">{failed}</p>
      <input aria-label="Name" {...form.register('name')} />
      <label>
        <input type="checkbox" {...form.register('isNamesake')} />
        Another person
      </label>
      <input aria-label="Day" onKeyDown={({ key }) => key === 'Enter' && form.setValue('days', [...days, 'typed'])} />
      <button type="button" onClick={() => form.setValue('days', [...days, 'pressed'])}>
        Add day
      </button>
      <input type="file" aria-label="Files" onDrop={() => form.setValue('days', [...days, 'dropped'])} />
      <p data-testid="days">{days.length} days</p>
      <Controller
        control={form.control}
        name="coach"
        render={({ field }) => (
          <SearchPicker
            label="Coach"
            value={field.value}
            onType={field.onChange}
            found={[{ id: '1', name: 'Kim Coach' }]}
            onPick={({ name }) => field.onChange(name)}
          />
        )}
      />
      <Button data-leaves="" onClick={onLeave}>
        Cancel
      </Button>
      <Button type="submit" busy={form.formState.isSubmitting}>
        Save
      </Button>
    </form>
  );
}

const drop = () => new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() });

test('while a form is saved nothing in it is changed by a press, a key or a drop; who leaves it may', async () => {
  const { save, fail } = heldSaves();
  const onLeave = vi.fn();
  const screen = await render(<Form save={save} onLeave={onLeave} />);
  const coach = screen.getByRole('combobox', { name: 'Coach' });
  await screen.getByLabelText('Name').fill('Ants');
  await coach.fill('Ki');
  await expect.element(screen.getByRole('option')).toBeVisible();
  screen.container.querySelector('form')!.requestSubmit();
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  await screen.getByRole('option').click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await screen.getByRole('button', { name: 'Add day' }).click();
  await userEvent.keyboard('{Enter} ');
  await screen.getByLabelText('Day', { exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await screen.getByLabelText('Another person').click();
  screen.getByLabelText('Files').element().dispatchEvent(drop());
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onLeave).toHaveBeenCalledTimes(1);
  fail(new Error('no network'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It failed.');
  await expect.element(screen.getByTestId('days')).toHaveTextContent('0 days');
  // What the form holds is what it shows.
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => save.mock.calls).toHaveLength(2);
  expect(save.mock.calls[1]).toEqual([{ ...EMPTY, name: 'Ants', coach: 'Ki', file: '1' }]);
});

test('while a form is saved the keys of the browser do what they do', async () => {
  const { save } = heldSaves();
  const screen = await render(<Form save={save} />);
  const box = screen.getByLabelText('Another person').element();
  screen.container.querySelector('form')!.requestSubmit();
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  const isLeft = (init: KeyboardEventInit) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  const ofBrowser = [{ key: 'F5' }, { key: 'r', ctrlKey: true }, { key: 'ArrowLeft', altKey: true }, { key: 'Tab' }];
  expect(ofBrowser.filter((init) => !isLeft(init))).toEqual([]);
  const ofForm = [{ key: ' ' }, { key: 'a' }, { key: 'ArrowDown', altKey: true }];
  expect(ofForm.filter(isLeft)).toEqual([]);
});

test('what is wrong is shown in a field that can be changed again by then', async () => {
  const { save, fail } = heldSaves();
  const screen = await render(<Form save={save} />);
  const name = screen.getByLabelText('Name').element() as HTMLInputElement;
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => name.readOnly).toBe(true);
  const wasReadOnly = vi.fn();
  name.addEventListener('focus', () => wasReadOnly(name.readOnly));
  fail(new WrongFields([{ field: 'name', message: 'Please enter a name.' }]));
  await expect.poll(() => wasReadOnly.mock.calls).toEqual([[false]]);
});

test('a form that stays is sent again after its save, when it was changed and that was wanted meanwhile', async () => {
  const { save, done } = heldSaves();
  const screen = await render(<Form save={save} isOver={false} />);
  await screen.getByLabelText('Name').fill('Ants');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  done();
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  expect(save).toHaveBeenCalledTimes(1);

  await userEvent.keyboard(' and');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls).toHaveLength(2);
  await userEvent.keyboard(' more');
  await userEvent.keyboard('{Enter}');
  done();
  // Based on what the save before has answered.
  await expect.poll(() => save.mock.calls.at(-1)).toEqual([{ ...EMPTY, name: 'Ants and more', file: '3' }]);
});
