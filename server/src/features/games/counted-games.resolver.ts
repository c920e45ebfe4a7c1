import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CountedGames } from '../standings/counted-games.type.js';
import { gameById } from './game.loaders.js';
import { Game } from './game.type.js';

/** The games behind a figure of the standings. */
@Resolver(() => CountedGames)
export class CountedGamesResolver {
  @FieldResolver(() => [Game], { description: 'The games, in order of play.' })
  async games(@Ctx() ctx: RequestContext, @Root() { organizationId, gameIds }: CountedGames): Promise<Game[]> {
    const games = await Promise.all(gameIds.map((id) => gameById(ctx).load({ organizationId, id })));
    return games.flatMap((game) => game ?? []);
  }
}
