import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cancelStatement } from './cancel.js';

test('a cancel request stays until the server has ended its connection', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  cancelStatement({ host: '127.0.0.1', port, processID: 7, secretKey: 42 });
  const [socket] = (await once(server, 'connection')) as [Socket];
  const left = once(socket, 'end').then(() => 'left');
  const [request] = (await once(socket, 'data')) as [Buffer];
  expect([0, 4, 8, 12].map((at) => request.readInt32BE(at))).toEqual([16, 80_877_102, 7, 42]);
  // However slow the machine is, nothing comes; a connection that was ended at once has said so by now.
  expect(await Promise.race([left, pause(100, 'there')])).toBe('there');
  socket.end();
  expect(await left).toBe('left');
  server.close();
});
