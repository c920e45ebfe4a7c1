import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../http/context.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { teamCountOfSeasonLeague, teamsOfSeasonLeague } from './season-league-team.loaders.js';
import { SeasonLeagueTeam, SeasonLeagueTeamConnection, SeasonLeagueTeamsArgs } from './season-league-team.type.js';
import { teamById } from './team.loaders.js';
import { listSeasonLeagueTeams } from './team.service.js';
import { Team } from './team.type.js';

/** A season league's teams, page by page. */
@Resolver(() => Organization)
export class OrganizationSeasonLeagueTeamsResolver {
  @FieldResolver(() => SeasonLeagueTeamConnection, {
    description: 'Teams of a season league: by rank, those without one last, then by name.',
  })
  async seasonLeagueTeams(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => SeasonLeagueTeamsArgs) args: SeasonLeagueTeamsArgs,
  ): Promise<SeasonLeagueTeamConnection> {
    return new SeasonLeagueTeamConnection(await listSeasonLeagueTeams(ctx, organization.id, args));
  }
}

/** A season league's teams. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueTeamsResolver {
  @FieldResolver(() => [SeasonLeagueTeam], { description: 'Its teams: by rank, those without one last, then by name.' })
  teams(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<SeasonLeagueTeam[]> {
    return teamsOfSeasonLeague(ctx).load(seasonLeague);
  }

  @FieldResolver(() => Int, { description: 'How many teams it has.' })
  teamCount(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<number> {
    return teamCountOfSeasonLeague(ctx).load(seasonLeague);
  }
}

/** What a season-league team joins. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamResolver {
  @FieldResolver(() => Team, { description: 'The lasting team.' })
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
