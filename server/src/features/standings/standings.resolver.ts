import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { selectedFields } from '../../lib/selection.js';
import { leagueById } from '../leagues/league.loaders.js';
import { League } from '../leagues/league.type.js';
import { Organization } from '../organizations/organization.type.js';
import { playerById } from '../players/player.loaders.js';
import { Player } from '../players/player.type.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { Team } from '../teams/team.type.js';
import { WinLoss } from '../totals/record.type.js';
import { listStandings } from './standings.service.js';
import { StandingsRow } from './standings-row.type.js';

plainField(StandingsRow, 'team', () => Team, { description: 'The team.' });
plainField(StandingsRow, 'seasonLeagueTeam', () => SeasonLeagueTeam, {
  description: 'The team as it is in this season league.',
});
plainField(StandingsRow, 'home', () => WinLoss, { description: 'Games at home.' });
plainField(StandingsRow, 'away', () => WinLoss, { description: 'Games away.' });
plainField(StandingsRow, 'lastTen', () => WinLoss, { description: 'The last ten decided games.' });

/** An organization's standings. */
@Resolver(() => Organization)
export class OrganizationStandingsResolver {
  @FieldResolver(() => [StandingsRow], {
    description:
      'Standings of a season, of a league or a division in it. With a division the positions that the administrators gave decide.',
  })
  standings(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Info() info: GraphQLResolveInfo,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: "Which season; without it the division's, else the first active one.",
    })
    seasonId: string | null,
    @Arg('leagueId', () => ID, { nullable: true, description: 'Only teams of this league.' }) leagueId: string | null,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only teams of this division.' }) divisionId:
      | string
      | null,
  ): Promise<StandingsRow[]> {
    const fields = selectedFields(info);
    const withGames = ['streak', 'lastTen', 'results'].some((field) => fields.has(field));
    const wish = { seasonId, leagueId, divisionId };
    return listStandings(ctx, organization.id, wish, { withGames, withCertainty: fields.has('certainty') });
  }
}

/** What a row of the standings joins. */
@Resolver(() => StandingsRow)
export class StandingsRowResolver {
  @FieldResolver(() => League, { description: 'The league that the team plays in.' })
  league(@Ctx() ctx: RequestContext, @Root() { organizationId, leagueId }: StandingsRow): Promise<League | null> {
    return leagueById(ctx).load({ organizationId, id: leagueId });
  }

  @FieldResolver(() => Player, { nullable: true, description: 'The captain, when it is a player.' })
  captain(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueTeam }: StandingsRow,
  ): Promise<Player | null> | null {
    const id = seasonLeagueTeam.captainPlayerId;
    return id === null ? null : playerById(ctx).load({ organizationId, id });
  }
}
