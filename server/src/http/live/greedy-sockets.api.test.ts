import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { LIVE_TIMES } from './live-times.js';

/** More than what operating systems keep between two programs. */
const ENOUGH = 60_000_000;

let app: TestApp;
let socket: WebSocket;
beforeAll(async () => {
  app = await startTestApp({ live: LIVE_TIMES });
});
afterEach(() => socket.terminate());
afterAll(() => app.close());

async function connect({ port } = app, autoPong = true): Promise<void> {
  socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { host: 'localhost' },
    autoPong,
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise((resolve) => socket.once('message', resolve));
}

/** Asks again and again without reading. @returns bytes that could be sent before the server had enough of it */
async function askWithoutReading(bytes: number, ask: () => void): Promise<number> {
  socket.pause();
  let asked = 0;
  while (asked < ENOUGH && socket.readyState === socket.OPEN) {
    for (let batch = 0; batch < 400_000; batch += bytes) ask();
    asked += 400_000;
    do
      await setTimeout(2); // the server has its turn
    while (socket.bufferedAmount > 0 && socket.readyState === socket.OPEN);
  }
  return asked;
}

test('who pings without reading the answers is cut', async () => {
  await connect();
  const ping = Buffer.alloc(125);
  expect(await askWithoutReading(ping.length, () => socket.ping(ping))).toBeLessThan(ENOUGH);
});

test('pings of the protocol are answered without what they bring', async () => {
  await connect();
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))));
  socket.send(JSON.stringify({ type: 'ping', payload: { long: 'x'.repeat(90_000) } }));
  expect(await answer).toBe('{"type":"pong"}');
});

test('pongs that nobody asked for are no sign of life', async () => {
  const quick = await startTestApp({ live: { ...LIVE_TIMES, beatMs: 300 } });
  try {
    await connect(quick, false);
    const pongs = setInterval(() => socket.pong('alive'), 5);
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1006);
    clearInterval(pongs);
    await connect(quick);
    const pings = await new Promise((resolve) => {
      let count = 0;
      socket.on('ping', () => (count += 1) > 4 && resolve(count)).on('close', () => resolve('cut'));
    });
    expect(pings).toBe(5);
  } finally {
    await quick.close();
  }
});
