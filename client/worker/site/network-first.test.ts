import { expect, test } from 'vitest';
import { networkFirst } from './network-first';

const ends = (): Promise<null> => Promise.resolve(null);
const never = (): Promise<never> => new Promise(() => undefined);
const failed = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number): Promise<Response> => Promise.resolve(new Response('', { status: code }));

test('the network goes first, whatever is kept', async () => {
  expect((await networkFirst(status(200), true, never))?.status).toBe(200);
  expect((await networkFirst(status(404), true, never))?.status).toBe(404);
  expect((await networkFirst(status(500), true, never))?.status).toBe(500);
});

test('a kept page is shown when the network fails, has no server behind it, or keeps somebody waiting', async () => {
  expect(await networkFirst(failed(), true, never)).toBeNull();
  for (const code of [502, 503, 504]) expect(await networkFirst(status(code), true, never)).toBeNull();
  expect(await networkFirst(never(), true, ends)).toBeNull();
});

test('without a kept page whatever comes is shown, however late, and the device answers when nothing does', async () => {
  expect((await networkFirst(status(503), false, ends))?.status).toBe(503);
  expect(await networkFirst(failed(), false, ends)).toBeNull();
  const late = new Promise<Response>((resolve) => queueMicrotask(() => resolve(new Response())));
  expect((await networkFirst(late, false, ends))?.status).toBe(200);
});
