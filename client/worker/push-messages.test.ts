import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handlePush } from './push-messages';

const MESSAGE = {
  title: 'Comets at Rockets is moved',
  body: 'Now: Oct 9, 2026, 6:30 PM',
  lang: 'en',
  path: 'games/12',
  tag: 'game-12',
  icon: 'icon-192.png?v=01c65b3f',
};
const ORIGIN = 'https://courtbook.example';

/** What a worker is told, and what it does. */
interface Worker {
  tell(type: string, event?: Record<string, unknown>): Promise<void>;
  shown: { title: string; options: Record<string, unknown> }[];
  opened: string[];
  focused: string[];
  /** Addresses of the windows that are open. */
  windows: string[];
  subscribe: ReturnType<typeof vi.fn>;
}

function workerOf(scope: string): Worker {
  const listeners = new Map<string, (event: unknown) => void>();
  const worker: Worker = {
    shown: [],
    opened: [],
    focused: [],
    windows: [],
    subscribe: vi.fn(),
    async tell(type, event = {}) {
      const work: Promise<unknown>[] = [];
      listeners.get(type)!({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) });
      await Promise.all(work);
    },
  };
  const self = {
    location: new URL(`${scope}site-worker.js`),
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
    registration: {
      scope,
      showNotification: (title: string, options: Record<string, unknown>) => {
        worker.shown.push({ title, options });
        return Promise.resolve();
      },
      pushManager: { subscribe: worker.subscribe },
    },
    clients: {
      matchAll: () =>
        Promise.resolve(worker.windows.map((url) => ({ url, focus: () => Promise.resolve(worker.focused.push(url)) }))),
      openWindow: (url: string) => Promise.resolve(worker.opened.push(url)),
    },
  };
  handlePush(self as unknown as ServiceWorkerGlobalScope);
  return worker;
}

const push = (worker: Worker, message: unknown): Promise<void> =>
  worker.tell('push', { data: { json: () => JSON.parse(JSON.stringify(message)) as unknown } });

/** Presses the notification that was shown last. */
async function press(worker: Worker, data: unknown = worker.shown.at(-1)?.options['data']): Promise<void> {
  const close = vi.fn();
  await worker.tell('notificationclick', { notification: { close, data } });
  expect(close).toHaveBeenCalledOnce();
}

const store = new Map<string, Response>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        match: (key: string) => Promise.resolve(store.get(`${name} ${key}`)?.clone()),
        put: (key: string, response: Response) => Promise.resolve(store.set(`${name} ${key}`, response)),
      }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a path of the platform', `${ORIGIN}/nba`, `${ORIGIN}/nba/`],
  ['a path with its slash', `${ORIGIN}/youth/nba/`, `${ORIGIN}/youth/nba/`],
  ['a host of its own', `${ORIGIN}/`, `${ORIGIN}/`],
])('of a site at %s a message is shown, and leads to its game', async (_what, scope, site) => {
  const worker = workerOf(scope);
  await push(worker, MESSAGE);
  expect(worker.shown).toEqual([
    {
      title: MESSAGE.title,
      options: {
        body: MESSAGE.body,
        lang: 'en',
        tag: 'game-12',
        renotify: true,
        data: 'games/12',
        icon: `${site}icon-192.png?v=01c65b3f`,
      },
    },
  ]);
  await press(worker);
  expect([worker.opened, worker.focused]).toEqual([[`${site}games/12`], []]);
});

test('a page that is open already comes to the front, whatever its part; another site’s does not', async () => {
  const worker = workerOf(`${ORIGIN}/nba`);
  worker.windows.push(`${ORIGIN}/fab/games/12`, `${ORIGIN}/nba/games/123`, `${ORIGIN}/nba/games/12?box=compact#recap`);
  await push(worker, MESSAGE);
  await press(worker);
  expect([worker.opened, worker.focused]).toEqual([[], [`${ORIGIN}/nba/games/12?box=compact#recap`]]);
});

test('a message leads nowhere but to a game of the site', async () => {
  const worker = workerOf(`${ORIGIN}/nba`);
  for (const path of [
    'https://evil.example/',
    '//evil.example/games/1',
    '../fab/games/1',
    'games/1/../../x',
    'games/01',
    7,
    null,
  ]) {
    await push(worker, { ...MESSAGE, path });
    await press(worker);
  }
  expect(worker.opened).toEqual([]);
  await push(worker, { ...MESSAGE, icon: 'https://evil.example/icon-192.png?v=01c65b3f' });
  expect(worker.shown.at(-1)!.options).not.toHaveProperty('icon');
});

test('what is no message is not shown', async () => {
  const worker = workerOf(`${ORIGIN}/nba`);
  await worker.tell('push', { data: null });
  await push(worker, null);
  await push(worker, { title: 'without a text' });
  await worker.tell('push', {
    data: {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  });
  expect(worker.shown).toEqual([]);
});

test('when the push service gives the browser another address the server is told', async () => {
  const worker = workerOf(`${ORIGIN}/nba`);
  const asked: { query: string; variables: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', (address: string, { body, credentials }: RequestInit) => {
    expect([address, credentials]).toEqual(['/graphql', 'omit']);
    asked.push(JSON.parse(body as string) as (typeof asked)[number]);
    return Promise.resolve(Response.json({ data: { pushKey: 'BKey', renewPushSubscription: true } }));
  });
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  });
  // Nothing was noted: nobody wants to be told.
  await worker.tell('pushsubscriptionchange');
  expect(asked).toEqual([]);

  store.set(`push ${ORIGIN}/nba`, Response.json({ organizationId: '7', endpoint: 'https://push/1' }));
  worker.subscribe.mockResolvedValue(subscription('https://push/2'));
  await worker.tell('pushsubscriptionchange');
  expect(worker.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  await worker.tell('pushsubscriptionchange', {
    oldSubscription: subscription('https://push/2'),
    newSubscription: subscription('https://push/3'),
  });
  expect(worker.subscribe).toHaveBeenCalledOnce();
  const renewed = asked.filter(({ query }) => query.includes('renewPushSubscription'));
  expect(renewed.map(({ variables }) => variables['input'])).toEqual([
    {
      organizationId: '7',
      formerEndpoint: 'https://push/1',
      subscription: { endpoint: 'https://push/2', p256dh: 'p', auth: 'a' },
    },
    {
      organizationId: '7',
      formerEndpoint: 'https://push/2',
      subscription: { endpoint: 'https://push/3', p256dh: 'p', auth: 'a' },
    },
  ]);
  expect(await store.get(`push ${ORIGIN}/nba`)!.json()).toEqual({ organizationId: '7', endpoint: 'https://push/3' });
});
