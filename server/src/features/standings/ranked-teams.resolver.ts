import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { Organization } from '../organizations/organization.type.js';
import { teamsOfSeasonLeague } from '../teams/season-league-team.loaders.js';
import {
  SeasonLeagueTeam,
  SeasonLeagueTeamConnection,
  SeasonLeagueTeamsArgs,
} from '../teams/season-league-team.type.js';
import { listSeasonLeagueTeams } from './ranked-teams.service.js';
import { rankOf, sortByRank } from './team-rank.service.js';

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
export class RankedTeamsResolver {
  @FieldResolver(() => [SeasonLeagueTeam], { description: 'Its teams: by rank, those without one last, then by name.' })
  async teams(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<SeasonLeagueTeam[]> {
    return sortByRank(ctx, await teamsOfSeasonLeague(ctx).load(seasonLeague));
  }
}

/** A season-league team's rank. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamRankResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Rank within the league: the one that the administrators entered, else the place in the league's standings; null until a game there is decided.",
  })
  rank(@Ctx() ctx: RequestContext, @Root() team: SeasonLeagueTeam): Promise<number | null> {
    return rankOf(ctx, team);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Rank as the administrators entered it; null when they have not.',
  })
  enteredRank(@Root() { rank }: SeasonLeagueTeam): number | null {
    return rank;
  }
}
