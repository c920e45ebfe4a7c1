import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { EncodedResponse } from './response.js';
import { send } from './send.js';

interface Answered {
  /** Null: not even the head arrived. */
  readonly response: IncomingMessage | null;
  readonly text: string;
  readonly whole: boolean;
}

const STANDS_STILL = { interval: 500, timeout: 60_000 };
let server: Server;
/** The answer that is being sent. */
let sent: ServerResponse;
afterEach(() => server.close());

/** Serves the pieces as one answer. @returns the answer's head, its text, and whether it came whole */
async function ask(pieces: () => AsyncIterable<string>, headers = {}): Promise<Answered> {
  const port = await serve(pieces);
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('close', () => resolve({ response, text, whole: response.complete }));
      response.once('error', () => undefined);
    }).once('error', () => resolve({ response: null, text: '', whole: false }));
  });
}

async function serve(pieces: () => AsyncIterable<string>): Promise<number> {
  server = createServer((req, res) => {
    sent = res;
    const answer = { status: 200, headers: { 'content-type': 'text/csv' }, body: Buffer.alloc(0), stream: pieces() };
    void send(req, res, { requestId: 'r', response: new EncodedResponse(answer), isPrivate: true, secure: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Whoever reads nothing has what the sockets hold, some megabytes; then no more is made. */
async function standStill(made: () => number): Promise<void> {
  let before = -1;
  await expect
    .poll(() => {
      const isStill = made() === before;
      before = made();
      return isStill && before > 0;
    }, STANDS_STILL)
    .toBe(true);
}

test('pieces arrive as one text, without a length', async () => {
  const { response, text, whole } = await ask(async function* () {
    yield 'a,b\r\n';
    yield '1,2\r\n';
  });
  expect([text, whole, response!.headers['content-length']]).toEqual(['a,b\r\n1,2\r\n', true, undefined]);
});

test.each(['identity', 'gzip', 'br'])('head and text go out while the next piece is awaited: %s', async (encoding) => {
  let release = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (release = resolve));
  const port = await serve(async function* () {
    yield 'a,b\r\n';
    await arrived;
    yield '1,2\r\n';
  });
  const whole = await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', headers: { 'accept-encoding': encoding } }, (response) => {
      response.on('data', () => release()).once('close', () => resolve(response.complete));
    });
  });
  expect(whole).toBe(true);
});

test('who has taken all waits for the rest, however long nothing goes out', async () => {
  let release = (): void => undefined;
  const made = new Promise<void>((resolve) => (release = resolve));
  const port = await serve(async function* () {
    yield 'a,b\r\n';
    await made;
    yield '1,2\r\n';
  });
  const response = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  await once(response, 'data');
  await expect.poll(() => sent.writableLength).toBe(0);
  sent.emit('timeout');
  expect(sent.destroyed).toBe(false);
  release();
  await once(response, 'close');
  expect(response.complete).toBe(true);
});

test.each([{}, { 'accept-encoding': 'gzip' }])('what fails midway is no whole answer: %o', async (headers) => {
  const { whole } = await ask(async function* () {
    yield 'a,b\r\n'.repeat(50_000);
    throw new Error('the database is gone');
  }, headers);
  expect(whole).toBe(false);
});

test.each([{}, { 'accept-encoding': 'gzip' }])('no more is made than a slow reader takes: %o', async (headers) => {
  const [all, piece] = [6_000, 16_384];
  let made = 0;
  const port = await serve(async function* () {
    for (; made < all; made += 1) yield randomBytes(piece / 2).toString('hex');
  });
  const response = await new Promise<IncomingMessage>((resolve) => {
    get({ port, host: '127.0.0.1', headers }, resolve);
  });
  await standStill(() => made);
  expect(made).toBeLessThan(all / 2);
  response.resume();
  await new Promise((resolve) => response.once('close', resolve));
  expect([made, response.complete]).toEqual([all, true]);
});

test('who takes nothing of what waits is cut', async () => {
  let made = 0;
  const port = await serve(async function* () {
    for (; ; made += 1) yield 'x'.repeat(1_000_000);
  });
  const response = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
  response.once('error', () => undefined);
  await standStill(() => made);
  sent.emit('timeout');
  expect(sent.destroyed).toBe(true);
  response.resume();
  await new Promise((resolve) => response.once('close', resolve));
  expect(response.complete).toBe(false);
});
