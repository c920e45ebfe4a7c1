import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bySocket } from './by-socket';
import type { Connect, LiveOperation, Told } from './follow';
import { followedSession } from './followed-session';

/** A browser's WebSocket, of which the test is the other end. */
class TestSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: TestSocket[] = [];
  readyState = 0;
  readonly sent: { type: string; id?: string; payload?: unknown }[] = [];
  onopen: () => void = () => undefined;
  onerror: ((error: unknown) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onmessage: (message: { data: string }) => void = () => undefined;

  constructor(
    readonly address: string,
    readonly protocol: string,
  ) {
    TestSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as TestSocket['sent'][number]);
  }
  close(code: number): void {
    queueMicrotask(() => this.end(code));
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** The server takes it, and what is followed then. @returns the operations that are subscribed to */
  async accept(): Promise<string[]> {
    this.readyState = TestSocket.OPEN;
    this.onopen();
    this.say({ type: 'connection_ack' });
    await settled();
    return this.sent.flatMap(({ type, id }) => (type === 'subscribe' ? [id!] : []));
  }
}

/** A browser's EventSource, of which nobody is the other end. */
class TestSource extends EventTarget {
  static all: string[] = [];
  constructor(url: string) {
    super();
    TestSource.all.push(url);
  }
  close(): void {
    TestSource.all.push('closed');
  }
}

/** So long nothing has to happen for a socket that nobody needs to be closed. */
const LEFT_MS = 2_000;

const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));
const last = (): TestSocket => TestSocket.all.at(-1)!;
const operation: LiveOperation = {
  document: gql`
    query Score($id: ID!) {
      game(id: $id) {
        id
      }
    }
  `,
  variables: { id: '7' },
};

let told: Told[];
let completed: number;
const listener = { next: (news: Told) => void told.push(news), complete: () => void (completed += 1) };
let page: EventTarget;
let organization = 0;
let connect: Connect;
beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all = [];
  TestSource.all = [];
  told = [];
  completed = 0;
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('EventSource', TestSource);
  vi.stubGlobal('location', { origin: 'https://league.example' });
  page = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
  // To an address of its own, which has let no socket through yet.
  organization += 1;
  connect = bySocket(`/graphql?organization=${organization}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('several are followed by one socket, which is closed with the last', async () => {
  const close = connect(operation, listener);
  const closeOther = connect({ ...operation, variables: { id: '8' } }, listener);
  await settled();
  const [id] = await last().accept();
  expect(TestSocket.all.map(({ address, protocol }) => [address, protocol])).toEqual([
    [`wss://league.example/graphql?organization=${organization}`, 'graphql-transport-ws'],
  ]);
  expect(
    last()
      .sent.slice(1)
      .map(({ payload }) => payload),
  ).toEqual(
    ['7', '8'].map((game) => ({
      query: 'subscription Score($id:ID!){game(id:$id){id __typename}}',
      variables: { id: game },
      extensions: { jsonPatch: true, asVisitor: true },
    })),
  );
  last().say({ type: 'next', id, payload: { data: { game: { id: '7' } } } });
  expect(told).toEqual([{ data: { game: { id: '7' } } }]);
  close();
  await settled();
  expect(last().readyState).toBe(1);
  closeOther();
  await vi.advanceTimersByTimeAsync(LEFT_MS);
  expect([TestSocket.all.length, last().readyState, completed, TestSource.all.length]).toEqual([1, 3, 0, 0]);
});

test('what is complete is told as that', async () => {
  connect(operation, listener);
  await settled();
  const [id] = await last().accept();
  last().say({ type: 'complete', id });
  await settled();
  expect(completed).toBe(1);
});

test('a socket that breaks is opened again, ever later, and nothing comes in its place', async () => {
  const close = connect(operation, listener);
  await settled();
  await last().accept();
  last().end(1006);
  await vi.advanceTimersByTimeAsync(499);
  expect(TestSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(TestSocket.all).toHaveLength(2);
  last().end(1006);
  await vi.advanceTimersByTimeAsync(999);
  expect(TestSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await last().accept()).toHaveLength(1);
  last().end(1001);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([3, 0]);
});

test('also one that was opened again is closed with the last that is followed', async () => {
  const close = connect(operation, listener);
  await settled();
  await last().accept();
  last().end(1006);
  await vi.advanceTimersByTimeAsync(1_500);
  await last().accept();
  close();
  await vi.advanceTimersByTimeAsync(LEFT_MS);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 3]);
});

test('what waits goes on as soon as the network is back', async () => {
  connect(operation, listener);
  await settled();
  await last().accept();
  vi.stubGlobal('navigator', { onLine: false });
  for (let tries = 0; tries < 8; tries += 1) {
    last().end(1006);
    await vi.advanceTimersByTimeAsync(22_500);
  }
  const before = TestSocket.all.length;
  last().end(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event('online'));
  await settled();
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([before + 1, 0]);
  expect(await last().accept()).toHaveLength(1);
});

test('a session that begins on the page is the one that is followed from then on', async () => {
  connect(operation, listener);
  await settled();
  await last().accept();
  followedSession.dispatchEvent(new Event('begin'));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await last().accept()).toHaveLength(1);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 1]);
});

test('whatever closes sockets in good order does not have them opened on and on', async () => {
  connect(operation, listener);
  await settled();
  for (let time = 0; time < 10_000; time += 100) {
    if (last().readyState === 0) await last().accept();
    last().end(1000);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(TestSocket.all.length).toBeLessThanOrEqual(11);
});

test('an answer that a screen fails at is no fault of the socket', async () => {
  const failed = vi.fn();
  connect(operation, {
    ...listener,
    next: () => {
      throw new Error('of the screen');
    },
  });
  connect({ ...operation, variables: { id: '8' } }, listener);
  await settled();
  const ids = await last().accept();
  for (const id of ids) last().say({ type: 'next', id, payload: { data: { game: { id: '8' } } } });
  expect(told).toHaveLength(1);
  expect(last().readyState).toBe(1);
  await vi.advanceTimersByTimeAsync(0).catch(failed);
  expect(failed).toHaveBeenCalledWith(new Error('of the screen'));
});

test('what the server refuses is followed by a stream, and tried again later', async () => {
  connect(operation, listener);
  await settled();
  const [id] = await last().accept();
  last().say({ type: 'error', id, payload: [{ message: 'Too many operations.' }] });
  await settled();
  expect([TestSocket.all.length, TestSource.all, told, completed]).toEqual([1, [expect.any(String)], [], 0]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([TestSource.all[1], TestSocket.all.length]).toEqual(['closed', 2]);
  expect(await last().accept()).toHaveLength(1);
});

test('a session that ends is told at once; what the next one sees is followed then', async () => {
  let ended = 0;
  followedSession.addEventListener('end', () => (ended += 1), { once: true });
  connect(operation, listener);
  await settled();
  await last().accept();
  last().end(1001);
  expect(ended).toBe(0);
  await vi.advanceTimersByTimeAsync(1_500);
  await last().accept();
  last().end(4401);
  expect(ended).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(TestSocket.all).toHaveLength(3);
});

test('a network that is gone without a word is noticed', async () => {
  connect(operation, listener);
  await settled();
  await last().accept();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().say({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect([TestSocket.all.length, last().readyState]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
});

test('a socket that nobody takes is given up', async () => {
  connect(operation, listener);
  await settled();
  await vi.advanceTimersByTimeAsync(10_000 + 1_500);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
});

test('where no socket comes through any longer, a stream does; without a network that is not known', async () => {
  const close = connect(operation, listener);
  await settled();
  await last().accept();
  vi.stubGlobal('navigator', { onLine: false });
  for (const pauseMs of [1_500, 3_000, 6_000, 12_000]) {
    last().end(1006);
    await vi.advanceTimersByTimeAsync(pauseMs);
  }
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([5, 0]);
  vi.stubGlobal('navigator', { onLine: true });
  last().end(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([5, 1]);
  close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([TestSocket.all.length, TestSource.all[1]]).toEqual([5, 'closed']);
});
