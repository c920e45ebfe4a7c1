import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAllPages } from './use-all-pages';

afterEach(() => void vi.useRealTimers());

const NO = { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] };
const PAGES = [['Ants'], ['Bees'], ['Cats']];

/** A list whose further pages `fetchMore` brings. */
function List({ fails }: { fails: { times: number; isNo?: boolean } }) {
  const [shown, setShown] = useState(1);
  const [fetchMore] = useState(() => ({ variables: { after } }: { variables: { after: string } }) => {
    if (fails.times > 0) {
      fails.times -= 1;
      return Promise.reject(fails.isNo ? new CombinedGraphQLErrors(NO) : new TypeError('Failed to fetch'));
    }
    setShown(Number(after) + 1);
    return Promise.resolve();
  });
  const { hasMore } = useAllPages(
    { fetchMore },
    { pageInfo: { hasNextPage: shown < PAGES.length, endCursor: String(shown) } },
  );
  return <output>{[...PAGES.slice(0, shown).flat(), hasMore ? '…' : '.'].join(' ')}</output>;
}

test('all pages are read, one after the other', async () => {
  const screen = await render(<List fails={{ times: 0 }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ants Bees Cats .');
});

test('a page that has no answer is read again in a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fails = { times: 1 };
  const screen = await render(<List fails={fails} />);
  await vi.waitUntil(() => fails.times === 0 && vi.getTimerCount() > 0);
  expect(screen.getByRole('status').element().textContent).toBe('Ants …');
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ants Bees Cats .');
});

test('after a no there is nothing more to come', async () => {
  const screen = await render(<List fails={{ times: 1, isNo: true }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ants .');
});
