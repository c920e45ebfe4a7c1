import { createServer, get, type IncomingMessage, type Server } from 'node:http';
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

let server: Server;
afterEach(() => server.close());

/** Serves the pieces as one answer. @returns the answer's head, its text, and whether it came whole */
async function ask(pieces: () => AsyncIterable<string>, headers = {}): Promise<Answered> {
  server = createServer((req, res) => {
    const answer = { status: 200, headers: { 'content-type': 'text/csv' }, body: Buffer.alloc(0), stream: pieces() };
    void send(req, res, { requestId: 'r', response: new EncodedResponse(answer), isPrivate: true, secure: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('close', () => resolve({ response, text, whole: response.complete }));
      response.once('error', () => undefined);
    }).once('error', () => resolve({ response: null, text: '', whole: false }));
  });
}

test('pieces arrive as one text, without a length', async () => {
  const { response, text, whole } = await ask(async function* () {
    yield 'a,b\r\n';
    yield '1,2\r\n';
  });
  expect([text, whole, response!.headers['content-length']]).toEqual(['a,b\r\n1,2\r\n', true, undefined]);
});

test.each([{}, { 'accept-encoding': 'gzip' }])('what fails midway is no whole answer: %o', async (headers) => {
  const { whole } = await ask(async function* () {
    yield 'a,b\r\n'.repeat(50_000);
    throw new Error('the database is gone');
  }, headers);
  expect(whole).toBe(false);
});
