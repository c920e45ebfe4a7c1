import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PresentLine } from './present-line';

test('who is there by two devices is named once, and twice at two places', async () => {
  const at = (username: string, place: string | null) => ({ id: username, username, place });
  const screen = await render(<PresentLine others={[at('ann', null), at('bob', 'at the table'), at('ann', null)]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Also here: ann, bob (at the table)');
  await screen.rerender(<PresentLine others={[at('ann', 'at the table'), at('ann', null)]} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Also here: ann (at the table), ann');
});
