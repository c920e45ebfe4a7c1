import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InlineInput } from './inline-input';

/** A save whose answer the test gives: null for stored, or why not. */
function heldSave() {
  const answers: ((refusal: string | null) => void)[] = [];
  const onSave = vi.fn(() => new Promise<string | null>((answer) => answers.push(answer)));
  return { onSave, answer: (refusal: string | null) => answers.shift()!(refusal) };
}

const field = (value: string, onSave: (value: string) => Promise<string | null>, key = 'one') => (
  <InlineInput key={key} label="Rank" value={value} max={20} onSave={onSave} />
);

test('Enter saves what was typed, without the spaces around it; what is stored already is not sent', async () => {
  const onSave = vi.fn(async () => null);
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.click();
  await userEvent.keyboard('{Enter}');
  await input.fill(' 3 ');
  await userEvent.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await input.fill('  4 ');
  await userEvent.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([['4']]);
});

test('Escape brings back what is stored, and leaving the field then sends nothing', async () => {
  const onSave = vi.fn(async () => null);
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('9');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('3');
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
});

test('leaving the field saves, and shows what was typed until it is stored', async () => {
  const { onSave, answer } = heldSave();
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('4');
  await userEvent.tab();
  expect(onSave).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveValue('4');
  await screen.rerender(field('4', onSave));
  answer(null);
  await expect.element(input).toHaveValue('4');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('what was refused stays as it was typed, with the reason, and is sent again by Enter alone', async () => {
  const { onSave, answer } = heldSave();
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('4');
  await userEvent.keyboard('{Enter}');
  answer('Kim has changed it.');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Kim has changed it.');
  await expect.element(input).toHaveValue('4');
  await userEvent.tab();
  expect(onSave).toHaveBeenCalledTimes(1);
  await input.click();
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
  answer(null);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('what is typed while a save is on its way outlives its refusal', async () => {
  const { onSave, answer } = heldSave();
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('4');
  await userEvent.keyboard('{Enter}');
  await input.fill('45');
  answer('It is too late.');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(input).toHaveValue('45');
});

test('a change of a colleague while somebody types is no base for the save: it goes by what was there at the first key', async () => {
  const sent: string[] = [];
  const saveAt = (version: number) => async (value: string) => {
    sent.push(`${value} on version ${version}`);
    return null;
  };
  function Shared() {
    const [version, setVersion] = useState(1);
    return (
      <>
        {field(`stored ${version}`, saveAt(version))}
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setVersion(2)}>
          Colleague
        </button>
      </>
    );
  }
  const screen = await render(<Shared />);
  const input = screen.getByLabelText('Rank');
  await input.fill('mine');
  await screen.getByRole('button', { name: 'Colleague' }).click();
  await expect.element(input).toHaveValue('mine');
  await userEvent.keyboard('{Enter}');
  await input.fill('again');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['mine on version 1', 'again on version 2']);
});

test('what is pasted is not cut off: too long, it is told so where it stands, and not saved before it is mended', async () => {
  const onSave = vi.fn(async () => null);
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('a'.repeat(21));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('At most 20 characters.');
  await expect.element(input).toHaveAccessibleDescription('At most 20 characters.');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
  await expect.element(input).toHaveValue('a'.repeat(21));
  await input.click();
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(onSave.mock.calls).toEqual([['a'.repeat(20)]]);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('Escape brings back what is stored in the place of a text that is too long', async () => {
  const screen = await render(field('3', async () => null));
  await screen.getByLabelText('Rank').fill('a'.repeat(21));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByLabelText('Rank')).toHaveValue('3');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('the refusal of an older save is none of a newer one that is on its way or stored', async () => {
  const { onSave, answer } = heldSave();
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('4');
  await userEvent.keyboard('{Enter}');
  await input.fill('5');
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
  answer('It is too late.');
  await expect.element(input).toHaveValue('5');
  await screen.rerender(field('5', onSave));
  answer(null);
  await userEvent.tab();
  await expect.element(input).toHaveValue('5');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('while a newer save is on its way, the answer to the one before shows nothing older', async () => {
  const { onSave, answer } = heldSave();
  const screen = await render(field('3', onSave));
  const input = screen.getByLabelText('Rank');
  await input.fill('4');
  await userEvent.keyboard('{Enter}');
  await input.fill('5');
  await userEvent.keyboard('{Enter}');
  await screen.rerender(field('4', onSave));
  answer(null);
  // Drawn once more, so that the answer has arrived.
  await screen.rerender(field('4', onSave));
  await expect.element(input).toHaveValue('5');
  answer(null);
  await expect.element(input).toHaveValue('4');
});
