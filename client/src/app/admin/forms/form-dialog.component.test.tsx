import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmProvider } from '@/ui/confirm-provider';
import { FormDialog } from './form-dialog';

interface Values {
  name: string;
  league: string;
  isNamesake: boolean;
}

const EMPTY: Values = { name: '', league: '', isNamesake: false };

/** Saves whose answers the test gives. */
function heldSaves() {
  const answers: (() => void)[] = [];
  const save = vi.fn((_values: Values) => new Promise<void>((answer) => answers.push(answer)));
  return { save, answer: () => answers.shift()!() };
}

interface Props {
  save: (values: Values) => Promise<void>;
  addsMore?: boolean;
}

interface DialogProps extends Props {
  name: string;
  onSaved: () => void;
  onClose: () => void;
}

function EditDialog({ name, save, addsMore, onSaved, onClose }: DialogProps) {
  const form = useForm<Values>({ defaultValues: EMPTY });
  return (
    <FormDialog
      title={name}
      form={form}
      fields={['name']}
      submitLabel="Save"
      addsMore={addsMore ?? false}
      failure="It failed."
      save={async (values, done) => {
        await save(values);
        onSaved();
        done();
      }}
      onClose={onClose}
    >
      <input aria-label="Name" {...form.register('name')} />
      <select aria-label="League" {...form.register('league')}>
        <option value="">None</option>
        <option value="1">First</option>
      </select>
      <label>
        <input type="checkbox" {...form.register('isNamesake')} />
        Another person
      </label>
    </FormDialog>
  );
}

/** A screen with a dialog for each of two things. */
function Screen(props: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  return (
    <ConfirmProvider>
      {['Aces', 'Bulls'].map((name) => (
        <button key={name} type="button" onClick={() => setEdited(name)}>
          Edit {name}
        </button>
      ))}
      <p data-testid="saved">{count} saved</p>
      {edited && (
        <EditDialog name={edited} onSaved={() => setCount(count + 1)} onClose={() => setEdited(null)} {...props} />
      )}
    </ConfirmProvider>
  );
}

test('a save that ends after its dialog was closed leaves the next dialog open, with what was typed into it', async () => {
  const { save, answer } = heldSaves();
  const screen = await render(<Screen save={save} />);
  await screen.getByRole('button', { name: 'Edit Aces' }).click();
  await screen.getByLabelText('Name').fill('Ants');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Edit Bulls' }).click();
  await screen.getByLabelText('Name').fill('Bears');
  answer();
  await expect.element(screen.getByTestId('saved')).toHaveTextContent('1 saved');
  await expect.element(screen.getByRole('dialog', { name: 'Bulls' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Bears');
});

test('what a form holds stays as it was sent until that is answered, and the focus where it was', async () => {
  const { save, answer } = heldSaves();
  const screen = await render(<Screen save={save} addsMore />);
  await screen.getByRole('button', { name: 'Edit Aces' }).click();
  const name = screen.getByLabelText('Name');
  await name.fill('Ants');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  await userEvent.keyboard(' and more');
  await screen.getByLabelText('Another person').click();
  await screen.getByLabelText('League').click();
  await userEvent.keyboard('F');
  await expect.element(name).toHaveValue('Ants');
  await expect.element(screen.getByLabelText('Another person')).not.toBeChecked();
  await expect.element(screen.getByLabelText('League')).toHaveValue('');
  const input = name.element() as HTMLInputElement;
  const wasReadOnly = vi.fn();
  (screen.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus();
  input.addEventListener('focus', () => wasReadOnly(input.readOnly));
  answer();
  await expect.element(name).toHaveValue('');
  // A screen reader says what it is as the focus comes.
  await expect.poll(() => wasReadOnly.mock.calls).toEqual([[false]]);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Bears');
  await screen.getByLabelText('Another person').click();
  await screen.getByLabelText('League').selectOptions('1');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => save.mock.calls.at(-1)).toEqual([{ name: 'Bears', league: '1', isNamesake: true }]);
  answer();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a form is not sent a second time while it is being saved, by whichever button', async () => {
  const { save, answer } = heldSaves();
  const screen = await render(<Screen save={save} addsMore />);
  await screen.getByRole('button', { name: 'Edit Aces' }).click();
  await screen.getByLabelText('Name').fill('Ants');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Save and add another' }).click();
  answer();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(1);
});
