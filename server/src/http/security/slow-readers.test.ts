import { once } from 'node:events';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SlowReaders } from './slow-readers.js';

/** As the server does. */
function watchUntilClosed(readers: SlowReaders, res: ServerResponse): void {
  const watched = readers.watch(res);
  res.on('close', () => readers.forget(watched));
}

/**
 * Whether an answer that is made piece by piece, four times as long as a caller has for one without a length, arrives
 * whole.
 */
async function arrivesWhole(perKilobyteMs: number, isTaken = true): Promise<boolean> {
  const readers = new SlowReaders({ leastMs: 100, perKilobyteMs, lookEveryMs: 5 });
  let closed: Promise<unknown> = Promise.resolve();
  const server = createServer(async (_req, res) => {
    watchUntilClosed(readers, res);
    closed = once(res, 'close');
    for (let piece = 0; piece < 40 && !res.destroyed; piece += 1) {
      res.write('x'.repeat(isTaken ? 10_000 : 1_000_000));
      await setTimeout(10);
    }
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await new Promise((resolve) => {
      get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, (response) => {
        response.once('error', () => undefined);
        void (isTaken ? Promise.resolve() : closed).then(() => response.resume());
        response.once('close', () => resolve(response.complete));
      });
    });
  } finally {
    readers.end();
    server.close();
  }
}

test('who takes what is made waits for it as long as it takes, and who takes nothing is cut', async () => {
  expect(await arrivesWhole(0)).toBe(true);
  // Never too late, however slow this machine is: a second for each kilobyte.
  expect(await arrivesWhole(1_000)).toBe(true);
  expect(await arrivesWhole(0, false)).toBe(false);
});

test('answers end in any order', () => {
  const readers = new SlowReaders({ leastMs: 1_000, perKilobyteMs: 1, lookEveryMs: 1_000 });
  const answers = Array.from({ length: 4 }, () => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    res.assignSocket(new Socket());
    watchUntilClosed(readers, res);
    res.writeHead(200);
    return { res, socket: res.socket! };
  });
  const open = (): boolean[] => answers.map(({ socket }) => readers.isAnswering(socket));
  const left: boolean[][] = [];
  for (const index of [1, 3, 0, 2]) {
    answers[index]!.res.emit('close');
    left.push(open());
  }
  readers.end();
  expect(left).toEqual([
    [true, false, true, true],
    [true, false, true, false],
    [false, false, true, false],
    [false, false, false, false],
  ]);
});
