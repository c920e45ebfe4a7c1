import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followBy } from './by-socket';
import type { Connect, LiveOperation, Told } from './follow';
import { makePageSocket } from './page-socket';
import { sessionEnds } from './session-ends';

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
  /** Nobody takes it: a browser says so twice. */
  async refuse(): Promise<void> {
    this.readyState = 3;
    this.onerror?.(new Event('error'));
    await settled();
    this.onclose?.({ code: 1006, reason: '' });
    await settled();
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
  static all: TestSource[] = [];
  isOpen = true;
  constructor(readonly url: string) {
    super();
    TestSource.all.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
  tell(answer: Told): void {
    this.dispatchEvent(Object.assign(new Event('next'), { data: JSON.stringify(answer) }));
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

/** Follows by a socket that the server takes, and is told what is now. @returns ends it, and how the socket calls it */
async function followed(): Promise<{ close: () => void; id: string | undefined }> {
  const close = connect(operation, listener);
  await settled();
  const [id] = await last().accept();
  last().say({ type: 'next', id, payload: { data: { game: { id: '7' } } } });
  told = [];
  return { close, id };
}

let told: Told[];
let completed: number;
const listener = { next: (news: Told) => void told.push(news), complete: () => void (completed += 1) };
/** Its window and document in one. */
let page: EventTarget & { hidden: boolean };
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
  page = Object.assign(new EventTarget(), { setTimeout, clearTimeout, hidden: false });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  const socket = makePageSocket();
  connect = (...parts) => followBy(socket, ...parts);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('several are followed by one socket, which is closed with the last', async () => {
  const close = connect(operation, listener);
  const closeOther = connect({ ...operation, variables: { id: '8' } }, listener);
  await settled();
  const [id] = await last().accept();
  expect(TestSocket.all.map(({ address, protocol }) => [address, protocol])).toEqual([
    ['wss://league.example/graphql', 'graphql-transport-ws'],
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
  const { id } = await followed();
  last().say({ type: 'complete', id });
  await settled();
  expect(completed).toBe(1);
});

test('a socket that breaks is opened again, ever later, and nothing comes in its place', async () => {
  const { close } = await followed();
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
  const { close } = await followed();
  last().end(1006);
  await vi.advanceTimersByTimeAsync(1_500);
  await last().accept();
  close();
  await vi.advanceTimersByTimeAsync(LEFT_MS);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 3]);
});

test('what waits goes on as soon as the network is back', async () => {
  await followed();
  last().end(1006);
  vi.stubGlobal('navigator', { onLine: false });
  for (const pauseMs of [1_500, 3_000, 6_000, 12_000, 22_500]) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    await last().refuse();
  }
  expect(TestSocket.all).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await settled();
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([7, 0]);
  expect(await last().accept()).toHaveLength(1);
});

test('a socket of the network that was there before is given up for one of the present network', async () => {
  await followed();
  await vi.advanceTimersByTimeAsync(1_000);
  page.dispatchEvent(new Event('online'));
  await settled();
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
  expect(await last().accept()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([2, 0]);
});

test('whatever closes sockets in good order does not have them opened on and on: a stream takes their place', async () => {
  connect(operation, listener);
  for (let time = 0; time < 20_000; time += 100) {
    if (last()?.readyState === 0) last().end(1000);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(TestSource.all).toHaveLength(1);
  expect(TestSocket.all.length).toBeLessThan(8);
});

test('a page that is hidden leaves no socket behind with which a phone might go on', async () => {
  const { close } = await followed();
  close();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(last().readyState).toBe(3);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  connect(operation, listener);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await last().accept()).toHaveLength(1);
  expect(TestSocket.all).toHaveLength(2);
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

test('what the server refuses is followed by a stream until a socket takes it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { close, id } = await followed();
  last().say({ type: 'error', id, payload: [{ message: 'Too many operations.' }] });
  await settled();
  expect([TestSocket.all.length, TestSource.all.length, told, completed]).toEqual([1, 1, [], 0]);
  await vi.advanceTimersByTimeAsync(120_000);
  const [again] = await last().accept();
  expect([TestSocket.all.length, TestSource.all[0]!.isOpen]).toEqual([2, true]);
  last().say({ type: 'next', id: again, payload: { data: { game: { id: '7' } } } });
  expect([told.length, TestSource.all[0]!.isOpen]).toEqual([1, false]);
  close();
});

test('a session that ends is told at once; what the next one sees is followed then', async () => {
  let ended = 0;
  sessionEnds.addEventListener('end', () => (ended += 1), { once: true });
  await followed();
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
  await followed();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().say({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect([TestSocket.all.length, last().readyState]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
});

test.each([
  ['is closed', () => last().end(1006)],
  ['is closed in good order', () => last().end(1000)],
  ['says what nobody understands', () => last().onmessage({ data: 'garbage' })],
  ['says nothing', () => undefined],
])('where each socket is taken and then %s, a stream takes its place', async (_what, then) => {
  connect(operation, listener);
  for (let time = 0; time < 60_000; time += 500) {
    await vi.advanceTimersByTimeAsync(500);
    if (last().readyState !== 0) continue;
    await last().accept();
    then();
  }
  expect(TestSource.all).toHaveLength(1);
});

test('a socket that nobody takes is given up', async () => {
  connect(operation, listener);
  await settled();
  await vi.advanceTimersByTimeAsync(10_000 + 1_500);
  expect(TestSocket.all.map(({ readyState }) => readyState)).toEqual([3, 0]);
});

test('where no socket comes through any longer, a stream does; without a network that is not known', async () => {
  const { close } = await followed();
  last().end(1006);
  vi.stubGlobal('navigator', { onLine: false });
  for (const pauseMs of [1_500, 3_000]) {
    await vi.advanceTimersByTimeAsync(pauseMs);
    await last().refuse();
  }
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(6_000);
  await last().refuse();
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([4, 0]);
  await vi.advanceTimersByTimeAsync(12_000);
  await last().refuse();
  expect([TestSocket.all.length, TestSource.all.length]).toEqual([5, 1]);
  // The next screen does not wait for a socket first. Both try one again, seldom once their streams tell something.
  const closeOther = connect({ ...operation, variables: { id: '8' } }, listener);
  expect(TestSource.all).toHaveLength(2);
  for (const source of TestSource.all) source.tell({ data: { game: { id: '7' } } });
  expect(told).toHaveLength(2);
  const before = TestSocket.all.length;
  for (let time = 0; time < 600_000; time += 500) {
    await vi.advanceTimersByTimeAsync(500);
    if (last().readyState === 0) await last().refuse();
  }
  expect(TestSocket.all.length - before).toBeGreaterThan(5);
  expect(TestSocket.all.length - before).toBeLessThan(30);
  expect(TestSource.all.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  close();
  closeOther();
  const { length } = TestSocket.all;
  await vi.advanceTimersByTimeAsync(600_000);
  expect([TestSocket.all.length, ...TestSource.all.map(({ isOpen }) => isOpen)]).toEqual([length, false, false]);
});
