import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedText } from './use-typed-text';

/** @param arrive takes what the address is to become, where that takes its time */
function Search({ arrive }: { arrive?: (set: () => void) => void }) {
  const [address, setAddress] = useState('');
  const [text, type] = useTypedText(address, (next) => (arrive ? arrive(() => setAddress(next)) : setAddress(next)));
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => type(target.value)} />
      <output>{address}</output>
      <button type="button" onClick={() => setAddress('old')}>
        Back
      </button>
    </>
  );
}

test('a blank before the next word stays while the address takes what was typed', async () => {
  const screen = await render(<Search />);
  const input = screen.getByLabelText('Search');
  await input.click();
  await userEvent.keyboard('new ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('new');
  await userEvent.keyboard('york');
  await expect.element(input).toHaveValue('new york');
  await expect.element(screen.getByRole('status')).toHaveTextContent('new york');
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(input).toHaveValue('old');
});

test('what was deleted while the address was on its way to it does not come back', async () => {
  const under: (() => void)[] = [];
  const screen = await render(<Search arrive={(set) => under.push(set)} />);
  const input = screen.getByLabelText('Search');
  await input.click();
  await userEvent.keyboard('a');
  await expect.poll(() => under.length).toBe(1);
  under[0]!();
  await expect.element(screen.getByRole('status')).toHaveTextContent('a');
  await userEvent.keyboard('b');
  await expect.poll(() => under.length).toBe(2);
  await userEvent.keyboard('{Backspace}');
  under[1]!();
  await expect.element(screen.getByRole('status')).toHaveTextContent('ab');
  await expect.element(input).toHaveValue('a');
});
