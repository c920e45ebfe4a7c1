import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.js';
import { Knowledge, type LiveEvent, nextEvent } from './live-event.js';

const PATIENCE_MS = 30_000;

/** An answer whose reader takes what it gets, or does not. */
class TestResponse extends EventEmitter {
  readonly written: string[] = [];
  takes = true;
  destroyed = false;
  writableEnded = false;

  write(bytes: Buffer): boolean {
    this.written.push(bytes.toString());
    return this.takes;
  }
  end(last = ''): void {
    this.written.push(last);
    this.writableEnded = true;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

let response: TestResponse;
let stream: EventStream;
beforeEach(() => {
  vi.useFakeTimers();
  response = new TestResponse();
  stream = new EventStream(response as unknown as ServerResponse, PATIENCE_MS);
});
afterEach(() => vi.useRealTimers());

const event = (number: number): LiveEvent => ({
  number,
  id: `id-${number}`,
  before: number > 1 ? `id-${number - 1}` : null,
  whole: nextEvent(`${number}`),
  patch: nextEvent(`${number - 1} to ${number}`),
});

test('a slow reader gets the latest event once there is room, and misses those before it', () => {
  response.takes = false;
  for (const number of [1, 2, 3]) stream.send(event(number));
  stream.beat();
  expect(response.written).toEqual(['event: next\ndata: 1\n\n']);
  response.takes = true;
  response.emit('drain');
  expect(response.written.at(-1)).toBe('event: next\ndata: 3\n\n');
  expect(response.written).toHaveLength(2);
  vi.advanceTimersByTime(2 * PATIENCE_MS);
  expect(response.destroyed).toBe(false);
});

test('who has fetched nothing for the time of the patience is cut', () => {
  response.takes = false;
  stream.send(event(1));
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  stream.send(event(2));
  expect(response.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(response.destroyed).toBe(true);
  stream.send(event(3));
  expect(response.written).toHaveLength(1);
});

test('completing says what still waits, and nothing is written after it', () => {
  response.takes = false;
  stream.send(event(1));
  stream.send(event(2));
  stream.complete();
  stream.end();
  stream.beat();
  expect(response.written.at(-1)).toBe('event: next\ndata: 2\n\nevent: complete\ndata:\n\n');
  expect(response.written).toHaveLength(2);
});

test('who asked for patches gets one after each answer before it, and the whole after one that was missed', () => {
  stream.knowledge = new Knowledge(true);
  stream.send(event(4));
  stream.send(event(5));
  response.takes = false;
  stream.send(event(6));
  stream.send(event(7));
  stream.send(event(8));
  response.takes = true;
  response.emit('drain');
  stream.send(event(9));
  stream.send({ ...event(10), patch: null });
  expect(response.written.map((text) => /data: (.*)/.exec(text)![1])).toEqual([
    '4',
    '4 to 5',
    '5 to 6',
    '8',
    '8 to 9',
    '10',
  ]);
});
