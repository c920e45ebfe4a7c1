import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { StandingsRow } from './standings-row.type.js';
import { standingOf } from './team-standing.service.js';

/** A season-league team's place. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamStandingResolver {
  @FieldResolver(() => StandingsRow, {
    nullable: true,
    description: 'Its row in the standings of the whole season, all leagues together.',
  })
  standing(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<StandingsRow | null> {
    return standingOf(ctx, seasonTeam);
  }
}
