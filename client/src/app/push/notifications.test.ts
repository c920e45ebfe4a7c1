import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellNoMore } from './notifications';
import { readTold, writeTold } from './told-teams';

const stored = new Map<string, string>();
/** Of which team the server was asked to tell no more; undefined for all of them. */
let asked: (string | undefined)[];

/** As the browser has it: one after the other by their name. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = last.catch(() => undefined).then(work);
      last = turn;
      return turn;
    },
  };
}

beforeEach(() => {
  asked = [];
  stored.clear();
  // The platform's own pages have no worker.
  const state = JSON.stringify({ site: { host: 'localhost', onPlatform: true, slug: null, domain: null, user: null } });
  vi.stubGlobal('document', { cookie: '', getElementById: () => ({ textContent: state }) });
  vi.stubGlobal('navigator', { locks: locks() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('fetch', (_uri: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { variables: { input: { teamId?: string } } }).variables.input.teamId);
    return Promise.resolve(new Response('{"data":{}}'));
  });
  writeTold('1', { teams: ['7', '8'], notices: ['ENDS'], endpoint: 'https://push.example/a' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('two teams that are unfollowed at once are both told of no more, and with the last one all is over', async () => {
  await Promise.all([tellNoMore('/graphql', '1', '7'), tellNoMore('/graphql', '1', '8')]);
  expect(readTold('1')).toBeNull();
  expect(asked).toEqual(['7', undefined]);
});

test('a request that is never answered holds nothing up', async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const answer = fetch;
  vi.stubGlobal(
    'fetch',
    (_uri: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        vi.stubGlobal('fetch', answer);
        // Its time is over.
        for (const limit of limits) limit.abort();
      }),
  );
  const first = tellNoMore('/graphql', '1', '7').catch(() => 'failed');
  await tellNoMore('/graphql', '1', '8');
  expect(await first).toBe('failed');
  expect(asked).toEqual(['8']);
  expect(readTold('1')?.teams).toEqual(['7']);
});

test('what fails changes nothing, and holds nothing up', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network.')));
  const both = ['7', '8'].map((team) => tellNoMore('/graphql', '1', team).catch(() => 'failed'));
  expect(await Promise.all(both)).toEqual(['failed', 'failed']);
  expect(readTold('1')?.teams).toEqual(['7', '8']);
});
