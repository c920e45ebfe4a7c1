import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';
import type { HostAddress } from './resolve.js';
import { type Outcome, send, type Sending } from './send.js';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const at = (...addresses: string[]): HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

function post(changes: Partial<Sending> = {}): Promise<Outcome> {
  return send({
    url: `http://receiver.example:${receiver.port}/hooks?a=1`,
    headers: { 'content-type': 'application/json' },
    body: '{}',
    privateHosts: ['receiver.example'],
    resolve: async () => at('127.0.0.1'),
    limitMs: 10_000,
    signal: new AbortController().signal,
    ...changes,
  });
}

test('it is posted to the address that the name stood for, under the name', async () => {
  receiver.answer = () => ({ status: 202, text: 'thanks' });
  expect(await post()).toMatchObject({ status: 202, failure: null, answer: 'thanks' });
  expect(receiver.received).toMatchObject([
    { path: '/hooks?a=1', text: '{}', headers: { host: `receiver.example:${receiver.port}`, connection: 'close' } },
  ]);
});

describe('it is refused without a connection', () => {
  test.each([
    ['a private address', {}],
    ['a private address among public ones', { resolve: async () => at('8.8.8.8', '127.0.0.1') }],
    [
      'the metadata of a cloud, whatever is allowed',
      { url: 'http://receiver.example/', resolve: async () => at('169.254.169.254') },
    ],
    ['loopback by number', { url: 'https://127.0.0.1/' }],
    ['a mapped address', { resolve: async () => at('::ffff:127.0.0.1') }],
    ['no address at all', { resolve: async () => [] }],
  ])('%s', async (_what, changes: Partial<Sending>) => {
    const url = `https://receiver.example:${receiver.port}/`;
    const allowed = changes.url?.startsWith('http:') ? ['receiver.example'] : [];
    const { status, failure } = await post({ url, ...changes, privateHosts: allowed });
    expect(status).toBeNull();
    expect(failure).toMatch(/leads to a private, local or reserved address\.$/);
    expect(receiver.received).toEqual([]);
  });

  test('without TLS', async () => {
    expect(await post({ privateHosts: [] })).toMatchObject({ status: null, failure: 'It must begin with https://.' });
  });
});

test('a name that stands for something else by then is not asked again', async () => {
  let asked = 0;
  const resolve = async (): Promise<HostAddress[]> => at((asked += 1) === 1 ? '127.0.0.1' : '169.254.169.254');
  expect(await post({ resolve })).toMatchObject({ status: 204, failure: null });
  expect(asked).toBe(1);
});

test('a redirect is not followed', async () => {
  const other = await startReceiver();
  receiver.answer = () => ({ status: 307, headers: { location: other.url } });
  expect(await post()).toMatchObject({ status: 307, failure: 'It answered 307: redirects are not followed.' });
  expect(other.received).toEqual([]);
  await other.close();
});

test('who does not answer is not waited for; nor is a name server', async () => {
  receiver.answer = () => ({});
  const failure = 'There was no answer within 0.1 seconds.';
  expect(await post({ limitMs: 100 })).toMatchObject({ status: null, failure });
  expect(await post({ limitMs: 100, resolve: () => new Promise(() => undefined) })).toMatchObject({
    status: null,
    failure,
  });
});

test('of an answer little is read, and kept without what a database or a terminal would not take', async () => {
  receiver.answer = () => ({ status: 500, text: `a\u0000\u001bb\nc${'é'.repeat(5_000_000)}` });
  const { failure, answer } = await post();
  expect(failure).toBe('It answered 500 instead of 200 to 299.');
  expect(answer).toBe(`ab\nc${'é'.repeat(496)}`);
});

test('what goes wrong on the way is said in a sentence', async () => {
  await receiver.close();
  expect(await post()).toMatchObject({ status: null, failure: 'The host refuses the connection.' });
  const lost = Object.assign(new Error(), { code: 'ENOTFOUND' });
  expect(await post({ resolve: () => Promise.reject(lost) })).toMatchObject({
    failure: 'There is no host of this name.',
  });
  receiver = await startReceiver();
});

test('what is ended from outside came to nothing', async () => {
  const ending = new AbortController();
  receiver.answer = () => (ending.abort(), {});
  await expect(post({ signal: ending.signal })).rejects.toThrow('aborted');
});
