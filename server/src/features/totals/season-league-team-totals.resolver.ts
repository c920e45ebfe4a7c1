import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { TeamRecord } from './record.type.js';
import { recordOfSeasonLeagueTeam } from './team-totals.service.js';

/** A season-league team's record. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamTotalsResolver {
  @FieldResolver(() => TeamRecord, { description: 'Its record in the games of this season league that count.' })
  record(@Ctx() ctx: RequestContext, @Root() seasonTeam: SeasonLeagueTeam): Promise<TeamRecord> {
    return recordOfSeasonLeagueTeam(ctx, seasonTeam);
  }
}
