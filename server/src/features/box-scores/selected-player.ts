import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../../context/request-context.js';
import { selectedFields } from '../../lib/selection.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { sourcesOf } from './box-score.js';

/** A player as listed, where an operation selects nothing more of them; otherwise the whole player is read. */
export function selectedPlayer(
  ctx: RequestContext,
  listed: Player,
  info: GraphQLResolveInfo,
): Promise<Player | null> | Player {
  const fields = [...selectedFields(info)].map((field) => `Player.${field}`);
  return sourcesOf(fields).has('players') ? playerById(ctx).load(listed) : listed;
}
