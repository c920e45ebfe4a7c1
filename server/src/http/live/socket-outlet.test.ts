import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { SocketOutlet } from './socket-outlet.js';

function fakeSocket() {
  const sent: { message: string; taken: () => void }[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    terminate: vi.fn<() => void>(() => void (socket.readyState = 3)),
    send: (message: string | Buffer, _options: object, taken: () => void) =>
      void sent.push({ message: String(message), taken }),
  };
  return { socket, sent, outlet: new SocketOutlet(socket as unknown as WebSocket) };
}

test('answers leave one after another, as they are, and others’ messages between them', async () => {
  const { sent, outlet } = fakeSocket();
  const answers = ['{"data":1}', '{"data":"é"}'].map((answer) => outlet.answer('a"b', Buffer.from(answer)));
  await Promise.resolve();
  void outlet.send('pong');
  expect(sent.map(({ message }) => message)).toEqual(['{"id":"a\\"b","type":"next","payload":{"data":1}}', 'pong']);
  sent[0]!.taken();
  await answers[0];
  await Promise.resolve();
  expect(sent[2]!.message).toBe('{"id":"a\\"b","type":"next","payload":{"data":"é"}}');
});

test('who asks for more than it reads is cut, and is sent nothing else', async () => {
  const { socket, sent, outlet } = fakeSocket();
  socket.bufferedAmount = 1_900_000;
  void outlet.send('one');
  socket.bufferedAmount = 2_100_000;
  await outlet.send('two');
  await outlet.answer('id', Buffer.from('{}'));
  expect([socket.terminate.mock.calls.length > 0, sent.length]).toEqual([true, 1]);
});
