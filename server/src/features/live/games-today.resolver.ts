import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { expectedGames } from './games-today.loaders.js';

/** Whether there is something to follow in a season league. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueGamesTodayResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether a game that counts for its standings is of today, by the organization's clock, or in progress: then they are worth following.",
  })
  async hasGamesToday(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: SeasonLeague): Promise<boolean> {
    return (await expectedGames(ctx).load({ organizationId, id }))?.today === true;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether a game may yet have a result that counts for its standings (`Organization.standingsGames`).',
  })
  async hasGamesToCome(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: SeasonLeague): Promise<boolean> {
    return (await expectedGames(ctx).load({ organizationId, id }))?.toCome === true;
  }
}
