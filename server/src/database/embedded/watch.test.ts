import { expect, test } from 'vitest';
import { NoRoomError } from './start-failure.js';
import { watch } from './watch.js';

test('a server that is gone is started again, five times a minute and not once more', async () => {
  const told: string[] = [];
  const givenUp = await new Promise<Error>((resolve) => {
    watch({
      isRunning: () => false,
      restart: async () => void told.push('restart'),
      onDown: () => told.push('down'),
      onNoRoom: () => told.push('no room'),
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
      restart: () => Promise.reject(new Error('its files are damaged')),
      onDown: nothing,
      onNoRoom: nothing,
      onUp: nothing,
      onGiveUp: resolve,
    });
  });
  expect(givenUp.message).toBe('its files are damaged');
});

test('one whose disk is full is waited for, said once, and is not given up for it', async () => {
  const told: string[] = [];
  let running = false;
  let tries = 0;
  await new Promise<void>((resolve) => {
    const end = watch({
      roomEveryMs: 1,
      isRunning: () => running,
      async restart() {
        tries += 1;
        if (tries <= 20) throw new NoRoomError();
        running = true;
      },
      onDown: () => told.push('down'),
      onNoRoom: () => told.push('no room'),
      onUp() {
        told.push('up');
        resolve(end());
      },
      onGiveUp: ({ message }) => told.push(message),
    });
  });
  expect(told).toEqual(['down', 'no room', 'up']);
});

test('one that ends for want of room again and again is not given up, however soon there is some each time', async () => {
  const told: string[] = [];
  let ups = 0;
  await new Promise<void>((resolve) => {
    let full = false;
    const end = watch({
      roomEveryMs: 1,
      isRunning: () => false,
      async restart() {
        full = !full;
        if (full) throw new NoRoomError();
      },
      onDown: () => undefined,
      onNoRoom: () => undefined,
      onUp() {
        ups += 1;
        if (ups === 8) resolve(end());
      },
      onGiveUp({ message }) {
        told.push(message);
        resolve();
      },
    });
  });
  expect([told, ups]).toEqual([[], 8]);
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
      onNoRoom: () => told.push('no room'),
      onUp: () => told.push('up'),
      onGiveUp: () => told.push('given up'),
    });
  });
  const ended = (await begun)().then(() => told.push('ended'));
  finish();
  await ended;
  expect(told).toEqual(['down', 'up', 'ended']);
});
