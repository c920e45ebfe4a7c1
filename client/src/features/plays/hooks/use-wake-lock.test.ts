import { beforeEach, expect, test } from 'vitest';
import { keepAwake } from './use-wake-lock';

/** A lock as browsers grant it, and the requests that wait for an answer. */
class FakeLock {
  released = false;
  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}
let answers: { grant: (lock: FakeLock) => void; refuse: (error: Error) => void }[];
let page: EventTarget & { visibilityState: DocumentVisibilityState };

beforeEach(() => {
  answers = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
});

const start = (): (() => void) => {
  const request = () => new Promise<FakeLock>((grant, refuse) => answers.push({ grant, refuse }));
  return keepAwake(page as unknown as Document, { wakeLock: { request } as unknown as WakeLock });
};
const settle = () => new Promise((resolve) => setTimeout(resolve));
const grant = async (): Promise<FakeLock> => {
  const lock = new FakeLock();
  answers.at(-1)!.grant(lock);
  await settle();
  return lock;
};
const turn = (visibilityState: DocumentVisibilityState): void => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('the screen stays on, again when the page is back in sight, until the end', async () => {
  const end = start();
  const first = await grant();
  turn('visible');
  expect([answers.length, first.released]).toEqual([1, false]);
  // As browsers do.
  first.released = true;
  turn('hidden');
  expect(answers).toHaveLength(1);
  turn('visible');
  expect(answers).toHaveLength(2);
  const second = await grant();
  end();
  expect(second.released).toBe(true);
  turn('visible');
  expect(answers).toHaveLength(2);
});

test('what is granted after the end is given back', async () => {
  const end = start();
  end();
  expect((await grant()).released).toBe(true);
});

test('one request is under way at a time; one that is refused while the page is hidden is made again', async () => {
  start();
  turn('hidden');
  turn('visible');
  expect(answers).toHaveLength(1);
  answers[0]!.refuse(new Error('not visible'));
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]!.refuse(new Error('little power'));
  await settle();
  expect(answers).toHaveLength(2);
});

test('a browser that cannot is left alone', () => {
  expect(keepAwake(page as unknown as Document, {})()).toBeUndefined();
});
