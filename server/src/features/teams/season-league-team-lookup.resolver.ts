import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { teamsOfSeasonLeague } from './season-league-team.loaders.js';
import { SeasonLeagueTeam } from './season-league-team.type.js';

/** A team of a season league, by the team's id. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueTeamLookupResolver {
  @FieldResolver(() => SeasonLeagueTeam, {
    nullable: true,
    description: 'A team as it is here; null when it does not play here.',
  })
  async team(
    @Ctx() ctx: RequestContext,
    @Root() seasonLeague: SeasonLeague,
    @Arg('teamId', () => ID, { description: 'The id of the team, the same in all seasons.' }) teamId: string,
  ): Promise<SeasonLeagueTeam | null> {
    const id = tryId(teamId);
    return (await teamsOfSeasonLeague(ctx).load(seasonLeague)).find((seasonTeam) => seasonTeam.teamId === id) ?? null;
  }
}
