import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SlowReaders } from './slow-readers.js';

/** Whether an answer that is made for so long, piece by piece, arrives whole. */
async function arrivesWhole(perKilobyteMs: number): Promise<boolean> {
  const readers = new SlowReaders({ leastMs: 100, perKilobyteMs, lookEveryMs: 5 });
  const server = createServer(async (_req, res) => {
    readers.watch(res);
    // Four times as long as a caller has for an answer without a length.
    for (let piece = 0; piece < 40 && !res.destroyed; piece += 1) {
      res.write('x'.repeat(10_000));
      await setTimeout(10);
    }
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await new Promise((resolve) => {
      get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, (response) => {
        response.resume().once('error', () => undefined);
        response.once('close', () => resolve(response.complete));
      });
    });
  } finally {
    readers.end();
    server.close();
  }
}

test('what is taken while it is made has the time of all that has been taken', async () => {
  // Never too late, however slow this machine is: a second for each kilobyte.
  expect(await arrivesWhole(1_000)).toBe(true);
  expect(await arrivesWhole(0)).toBe(false);
});

test('answers end in any order', () => {
  const readers = new SlowReaders({ leastMs: 1_000, perKilobyteMs: 1, lookEveryMs: 1_000 });
  const answers = Array.from({ length: 4 }, () => {
    const res = new ServerResponse(new IncomingMessage(new Socket()));
    res.assignSocket(new Socket());
    readers.watch(res);
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
