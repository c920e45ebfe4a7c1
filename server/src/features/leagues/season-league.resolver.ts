import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { seasonById } from '../seasons/season.loaders.js';
import { undoIdOf } from '../undo/undo-ids.js';
import { Season } from '../seasons/season.type.js';
import { leagueById } from './league.loaders.js';
import { League, SeasonLeague } from './league.type.js';
import { seasonLeaguesOfLeague } from './season-league.loaders.js';

/** A league's seasons. */
@Resolver(() => League)
export class LeagueResolver {
  @FieldResolver(() => [SeasonLeague], { description: 'The seasons in which it is played, latest first.' })
  seasonLeagues(@Ctx() ctx: RequestContext, @Root() league: League): Promise<SeasonLeague[]> {
    return seasonLeaguesOfLeague(ctx).load(league);
  }

  @FieldResolver(() => SeasonLeague, {
    nullable: true,
    description: 'The league in one season; null when it is not played there.',
  })
  async seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() league: League,
    @Arg('seasonId', () => ID, { description: 'The season.' }) seasonId: string,
  ): Promise<SeasonLeague | null> {
    return (
      (await seasonLeaguesOfLeague(ctx).load(league)).find(
        (seasonLeague) => seasonLeague.seasonId === tryId(seasonId),
      ) ?? null
    );
  }
}

/** What a season league joins. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueResolver {
  @FieldResolver(() => Season, { description: 'The season.' })
  season(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonId }: SeasonLeague): Promise<Season | null> {
    return seasonById(ctx).load({ organizationId, id: seasonId });
  }

  @FieldResolver(() => League, { description: 'The league, over all seasons.' })
  league(@Ctx() ctx: RequestContext, @Root() { organizationId, leagueId }: SeasonLeague): Promise<League | null> {
    return leagueById(ctx).load({ organizationId, id: leagueId });
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the league after its settings have changed, or lots were drawn: for `undo`, within ten minutes; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() { id }: SeasonLeague): string | null {
    return undoIdOf(ctx, 'season_league', id);
  }
}
