import { dataOfPlayer } from '../features/person-data/player-data.service.js';
import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { attachment } from './attachment.js';

/** Everything that is kept about a player, as one file. */
export async function playerFile(ctx: RequestContext, playerId: string): Promise<TransportResponse> {
  const data = await dataOfPlayer(ctx, playerId);
  return attachment(
    'application/json; charset=utf-8',
    `player-${playerId}.json`,
    Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  );
}
