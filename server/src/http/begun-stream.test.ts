import { expect, test } from 'vitest';
import { begunStream } from './begun-stream.js';

const failure = new Error('the database is gone');

test('what fails before there is anything is thrown at once, and not logged', async () => {
  const logged: unknown[] = [];
  // eslint-disable-next-line require-yield
  const pieces = (async function* (): AsyncGenerator<string> {
    throw failure;
  })();
  await expect(begunStream(pieces, (error) => logged.push(error))).rejects.toBe(failure);
  expect(logged).toEqual([]);
});

test('what fails midway is logged, and ends the pieces', async () => {
  const logged: unknown[] = [];
  const taken: string[] = [];
  const pieces = (async function* () {
    yield 'a';
    throw failure;
  })();
  const stream = await begunStream(pieces, (error) => logged.push(error));
  await expect(
    (async () => {
      for await (const piece of stream) taken.push(piece);
    })(),
  ).rejects.toBe(failure);
  expect([taken, logged]).toEqual([['a'], [failure]]);
});

test.each([1, 2])('who goes away after %i pieces is no failure that is logged', async (count) => {
  const logged: unknown[] = [];
  let ended = false;
  const pieces = (async function* () {
    try {
      yield* ['a', 'b', 'c'];
    } finally {
      ended = true;
    }
  })();
  const stream = await begunStream(pieces, (error) => logged.push(error));
  for (let taken = 0; taken < count; taken += 1) await stream.next();
  // So does a stream whose connection was closed.
  await expect(stream.throw(failure)).rejects.toBe(failure);
  expect([logged, ended]).toEqual([[], true]);
});

test('who stops at the first piece ends the making of the others', async () => {
  let ended = false;
  const pieces = (async function* () {
    try {
      yield 'a';
      yield 'b';
    } finally {
      ended = true;
    }
  })();
  for await (const _piece of await begunStream(pieces, () => undefined)) break;
  expect(ended).toBe(true);
});
