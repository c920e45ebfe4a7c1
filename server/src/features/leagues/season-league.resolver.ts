import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../http/context.js';
import { seasonById } from '../seasons/season.loaders.js';
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
}

/** What a season league joins. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueResolver {
  @FieldResolver(() => Season, { description: 'The season.' })
  season(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonId }: SeasonLeague): Promise<Season | null> {
    return seasonById(ctx).load({ organizationId, id: seasonId });
  }

  @FieldResolver(() => League, { description: 'The lasting league.' })
  league(@Ctx() ctx: RequestContext, @Root() { organizationId, leagueId }: SeasonLeague): Promise<League | null> {
    return leagueById(ctx).load({ organizationId, id: leagueId });
  }
}
