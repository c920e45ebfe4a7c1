import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { EncodedResponse } from './response.js';
import { send } from './send.js';

test('a small body is sent from its text, which HEAD does not make', async () => {
  const body = Buffer.from('{"name":"Ñandú 🏀"}');
  const response = new EncodedResponse({ status: 200, headers: { 'content-type': 'application/json' }, body });
  const text = vi.spyOn(response, 'onePiece', 'get');
  const server = createServer(
    (req, res) => void send(req, res, { requestId: 'r', response, isPrivate: true, secure: false }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async (method: string): Promise<[length: string | undefined, body: Buffer]> => {
    const { port } = server.address() as AddressInfo;
    const [answer] = await once(request({ port, host: '127.0.0.1', method }).end(), 'response');
    return [answer.headers['content-length'], Buffer.concat(await answer.toArray())];
  };
  try {
    expect(await ask('HEAD')).toEqual([`${body.length}`, Buffer.alloc(0)]);
    expect(text).not.toHaveBeenCalled();
    expect(await ask('GET')).toEqual([`${body.length}`, body]);
    expect(text).toHaveBeenCalled();
  } finally {
    server.close();
  }
});
