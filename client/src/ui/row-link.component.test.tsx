import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ROW_LINK } from './row-link';
import { Table } from './table';

/** A table whose row leads to `/games/7`, and what the router and the browser were asked for. */
async function show() {
  const rows = (
    <Table
      caption="Games"
      stickyFirst={false}
      columns={[
        { key: 'date', header: 'Date', cell: () => 'Nov 24' },
        { key: 'game', header: 'Game', cell: () => <Link to="/games/7">Ants vs Bees</Link> },
      ]}
      rows={[0]}
      rowKey={String}
      rowProps={() => ROW_LINK}
    />
  );
  const router = createMemoryRouter([
    { path: '/', element: rows },
    { path: '/games/7', element: <p>The game</p> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  const left: string[] = [];
  /** What React Router leaves to the browser, which is not to open anything here. */
  const note = (event: Event): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented) return;
    const { type, ctrlKey, metaKey } = event as MouseEvent;
    left.push([type, ctrlKey && 'Control', metaKey && 'Meta'].filter(Boolean).join(' '));
    event.preventDefault();
  };
  window.addEventListener('click', note);
  const stop = (): void => window.removeEventListener('click', note);
  return { screen, router, left, stop, date: screen.getByRole('cell', { name: 'Nov 24' }) };
}

test('a click anywhere in a row leads to where its link leads', async () => {
  const { screen, date, left, stop } = await show();
  await date.click();
  await expect.element(screen.getByText('The game')).toBeVisible();
  expect(left).toEqual([]);
  stop();
});

for (const key of ['Control', 'Meta'] as const)
  test(`a click with ${key} is the browser's matter, as on the link itself`, async () => {
    const { router, date, left, stop } = await show();
    await userEvent.keyboard(`{${key}>}`);
    await date.click();
    await userEvent.keyboard(`{/${key}}`);
    expect(left).toEqual([`click ${key}`]);
    expect(router.state.location.pathname).toBe('/');
    stop();
  });

test('the middle button is the key for a new tab; the right one leads nowhere', async () => {
  const { router, date, left, stop } = await show();
  await date.click({ button: 'right' });
  await date.click({ button: 'middle' });
  expect(left).toEqual(['click Control Meta']);
  expect(router.state.location.pathname).toBe('/');
  stop();
});

test('words that are selected keep a click from leading on, but not the middle button', async () => {
  const { router, date, left, stop } = await show();
  const words = date.element();
  window.getSelection()!.selectAllChildren(words);
  words.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(left).toEqual([]);
  await date.click({ button: 'middle' });
  expect(left).toEqual(['click Control Meta']);
  expect(router.state.location.pathname).toBe('/');
  window.getSelection()!.removeAllRanges();
  stop();
});
