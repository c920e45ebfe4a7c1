import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedText } from './use-typed-text';

function Search() {
  const [address, setAddress] = useState('');
  const [text, type] = useTypedText(address, setAddress);
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
