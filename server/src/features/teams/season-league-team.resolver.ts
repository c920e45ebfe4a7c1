import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { teamCountOfSeasonLeague } from './season-league-team.loaders.js';
import { SeasonLeagueTeam } from './season-league-team.type.js';
import { teamById } from './team.loaders.js';
import { Team } from './team.type.js';

/** How many teams a season league has. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueTeamCountResolver {
  @FieldResolver(() => Int, { description: 'How many teams it has.' })
  teamCount(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<number> {
    return teamCountOfSeasonLeague(ctx).load(seasonLeague);
  }
}

/** What a season-league team joins. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamResolver {
  @FieldResolver(() => Team, { description: 'The team, over all seasons.' })
  team(@Ctx() ctx: RequestContext, @Root() { organizationId, teamId }: SeasonLeagueTeam): Promise<Team | null> {
    return teamById(ctx).load({ organizationId, id: teamId });
  }

  @FieldResolver(() => SeasonLeague, { description: 'The season league.' })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: SeasonLeagueTeam,
  ): Promise<SeasonLeague | null> {
    return seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }
}
