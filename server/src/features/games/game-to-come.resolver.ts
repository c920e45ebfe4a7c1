import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { GameToCome } from '../standings/standings-games.type.js';
import { gameById } from './game.loaders.js';
import { Game } from './game.type.js';

/** The game that is to come for standings. */
@Resolver(() => GameToCome)
export class GameToComeResolver {
  @FieldResolver(() => Game, { description: 'The game.' })
  game(@Ctx() ctx: RequestContext, @Root() { organizationId, gameId }: GameToCome): Promise<Game | null> {
    return gameById(ctx).load({ organizationId, id: gameId });
  }
}
