import { expect, test } from 'vitest';
import { watch } from './watch.js';

test('a server that is gone is started again, five times a minute and not once more', async () => {
  const told: string[] = [];
  const givenUp = await new Promise<Error>((resolve) => {
    watch({
      isRunning: () => false,
      restart: async () => void told.push('restart'),
      onDown: () => told.push('down'),
      onUp: () => told.push('up'),
      onGiveUp: resolve,
    });
  });
  expect(told).toEqual(Array.from({ length: 5 }, () => ['down', 'restart', 'up']).flat());
  expect(givenUp.message).toBe('it has ended 6 times within a minute, and is not started again');
});

test('one that cannot be started again is given up', async () => {
  const givenUp = await new Promise<Error>((resolve) => {
    const nothing = (): void => undefined;
    watch({
      isRunning: () => false,
      restart: () => Promise.reject(new Error('its disk is full')),
      onDown: nothing,
      onUp: nothing,
      onGiveUp: resolve,
    });
  });
  expect(givenUp.message).toBe('its disk is full');
});

test('ending the watching waits for a restart under way, and gives nothing up', async () => {
  const told: string[] = [];
  let finish!: () => void;
  const begun = new Promise<() => Promise<void>>((resolve) => {
    const restart = (): Promise<void> => {
      resolve(end);
      return new Promise((up) => (finish = up));
    };
    const end = watch({
      isRunning: () => false,
      restart,
      onDown: () => told.push('down'),
      onUp: () => told.push('up'),
      onGiveUp: () => told.push('given up'),
    });
  });
  const ended = (await begun)().then(() => told.push('ended'));
  finish();
  await ended;
  expect(told).toEqual(['down', 'up', 'ended']);
});
