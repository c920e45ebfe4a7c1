import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ORGANIZATION } from '../data/organization.js';
import { clientOperation } from '../lib/client-operation.js';
import type { Caller } from './caller.js';

/**
 * Follows the plays of a game as courtside does: by a socket of each caller's session, told by patches.
 * @returns ends that, and says how many answers each was told
 */
export async function followGame(port: number, callers: readonly Caller[], gameId: string): Promise<() => number[]> {
  const told = callers.map(() => 0);
  const sockets = await Promise.all(
    callers.map(async ({ cookies }, index) => {
      const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        headers: { cookie, host: `localhost:${port}` },
      });
      socket.on('message', (data: Buffer) => (told[index]! += data.includes('"next"') ? 1 : 0));
      await once(socket, 'open');
      socket.send('{"type":"connection_init"}');
      await once(socket, 'message');
      const query = clientOperation('FollowedPlays').replace(/^query/, 'subscription');
      const payload = {
        query,
        variables: { slug: ORGANIZATION.slug, id: gameId },
        extensions: { jsonPatch: true, asVisitor: true },
      };
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
      await once(socket, 'message');
      return socket;
    }),
  );
  return () => {
    for (const socket of sockets) socket.terminate();
    return told;
  };
}
