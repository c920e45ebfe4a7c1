import { useFieldArray, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { restartForm } from './restart-form';

interface Values {
  title: string;
  blocks: { text: string }[];
}

const STORED: Values = { title: 'Rules', blocks: [{ text: 'No bench.' }] };

function Form({ answered }: { answered: Values }) {
  const form = useForm<Values>({ defaultValues: { title: '', blocks: [{ text: '' }] } });
  const { fields } = useFieldArray({ control: form.control, name: 'blocks' });
  const { register, formState } = form;
  const sent: Values = { title: ' Rules ', blocks: [{ text: 'No bench.' }] };
  return (
    <>
      <input aria-label="Title" {...register('title')} />
      {fields.map(({ id }, index) => (
        <input key={id} aria-label="Text" {...register(`blocks.${index}.text`)} />
      ))}
      <p role="status">{formState.isDirty ? 'unsaved' : 'saved'}</p>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => restartForm(form, answered, sent)}
      >
        Answer
      </button>
    </>
  );
}

async function filled(answered = STORED) {
  const screen = await render(<Form answered={answered} />);
  await screen.getByLabelText('Title').fill(' Rules ');
  await screen.getByLabelText('Text').fill('No bench.');
  return screen;
}

test('a form shows what its save has stored, and is saved', async () => {
  const screen = await filled();
  await screen.getByRole('button').click();
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Rules');
  await expect.element(screen.getByRole('status')).toHaveTextContent('saved');
});

test('what was typed while it was being saved stays, with the focus, and is unsaved', async () => {
  const screen = await filled();
  const text = screen.getByLabelText('Text');
  await text.click();
  await userEvent.keyboard(' Five');
  await screen.getByRole('button').click();
  await userEvent.keyboard(' players.');
  await expect.element(text).toHaveValue('No bench. Five players.');
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Rules');
  await expect.element(screen.getByRole('status')).toHaveTextContent('unsaved');
});

test('a blank at the end of a text is somebody who goes on', async () => {
  const screen = await filled({ ...STORED, blocks: [{ text: 'No bench!' }] });
  const text = screen.getByLabelText('Text');
  await text.click();
  await userEvent.keyboard(' ');
  await screen.getByRole('button').click();
  await userEvent.keyboard('Five');
  await expect.element(text).toHaveValue('No bench. Five');
  await expect.element(screen.getByRole('status')).toHaveTextContent('unsaved');
});

test('a list that is stored otherwise is shown so', async () => {
  const screen = await filled({ ...STORED, blocks: [{ text: 'No bench' }, { text: 'Five players' }] });
  await screen.getByRole('button').click();
  await expect.element(screen.getByLabelText('Text').nth(1)).toHaveValue('Five players');
  await expect.element(screen.getByRole('status')).toHaveTextContent('saved');
});
