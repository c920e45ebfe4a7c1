import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLink } from './watch-link';

/** A socket as browsers make it. */
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  closed = 0;

  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed += 1;
    this.end(1005);
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}
let sockets: FakeSocket[];
let ends: number;

beforeEach(() => {
  sockets = [];
  ends = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'https://league.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (): (() => void) => watchLink(() => (ends += 1));

test('the end of a link is told once its socket is closed for it; what breaks otherwise is opened again', () => {
  const stop = watch();
  sockets[0]!.dispatchEvent(new Event('open'));
  expect(sockets.map(({ address, sent }) => [address, ...sent])).toEqual([
    ['wss://league.example/graphql', '{"type":"connection_init"}'],
  ]);
  sockets[0]!.end(1001);
  expect([ends, sockets.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.end(4401);
  expect(ends).toBe(1);
  // A link that was revoked may be opened again by undo.
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(3);
  stop();
});

test('nothing is left once it is stopped', () => {
  const stop = watch();
  stop();
  expect(sockets[0]!.closed).toBe(1);
  const again = watch();
  sockets[1]!.end(1006);
  again();
  vi.advanceTimersByTime(60_000);
  expect([ends, sockets.length]).toEqual([0, 2]);
});
