import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { CalendarDate } from '../../lib/scalars.js';
import { selectedFields } from '../../lib/selection.js';
import { leagueById } from '../leagues/league.loaders.js';
import { League } from '../leagues/league.type.js';
import { Organization } from '../organizations/organization.type.js';
import { playerById } from '../players/player.loaders.js';
import { Player } from '../players/player.type.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { Team } from '../teams/team.type.js';
import { WinLoss } from '../totals/record.type.js';
import { listStandings, listStandingsTables, type StandingsOptions } from './standings.service.js';
import { StandingsRow } from './standings-row.type.js';
import { StandingsGroup, StandingsTable } from './standings-table.type.js';

plainField(StandingsRow, 'team', () => Team, { description: 'The team.' });
plainField(StandingsRow, 'seasonLeagueTeam', () => SeasonLeagueTeam, {
  description: 'The team as it is in this season league.',
});
plainField(StandingsRow, 'home', () => WinLoss, { description: 'Games at home.' });
plainField(StandingsRow, 'away', () => WinLoss, { description: 'Games away.' });
plainField(StandingsRow, 'lastTen', () => WinLoss, { description: 'The last ten decided games.' });

const AS_OF =
  'As of the end of this day: what follows from the games until then, by the rules, leagues and divisions of now. Results decide in divisions, too, and nothing is certain. Games without a date count now alone. Before the first result everybody has none.';

/** What the selected fields of rows need. */
function wantedOf(fields: ReadonlySet<string>, asOf: string | null): StandingsOptions {
  const has = (...names: string[]): boolean => names.some((name) => fields.has(name));
  return {
    withGames: has('streak', 'lastTen', 'results'),
    withCertainty: has('certainty'),
    withoutStatistics: asOf !== null && !has('freeThrowPercentage', 'threePointersMade'),
  };
}

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
    @Arg('asOf', () => CalendarDate, { nullable: true, description: AS_OF }) asOf: string | null,
  ): Promise<StandingsRow[]> {
    const wish = { seasonId, leagueId, divisionId, asOf };
    return listStandings(ctx, organization.id, wish, wantedOf(selectedFields(info), asOf));
  }

  @FieldResolver(() => [StandingsTable], {
    description:
      'The same as tables of their own, one for each league (by its own rules) or division, in the order of the season.',
  })
  standingsTables(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Info() info: GraphQLResolveInfo,
    @Arg('by', () => StandingsGroup, {
      nullable: true,
      defaultValue: StandingsGroup.LEAGUE,
      description: 'What the tables are of.',
    })
    by: StandingsGroup | null,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: "Which season; without it the division's, else the first active one.",
    })
    seasonId: string | null,
    @Arg('leagueId', () => ID, { nullable: true, description: 'Only teams of this league.' }) leagueId: string | null,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only teams of this division.' }) divisionId:
      | string
      | null,
    @Arg('asOf', () => CalendarDate, { nullable: true, description: AS_OF }) asOf: string | null,
  ): Promise<StandingsTable[]> {
    const wish = { by: by ?? StandingsGroup.LEAGUE, seasonId, leagueId, divisionId, asOf };
    return listStandingsTables(ctx, organization.id, wish, wantedOf(selectedFields(info, 'rows'), asOf));
  }
}

plainField(StandingsTable, 'rows', () => [StandingsRow], { description: 'Its teams in order.' });

/** What a table of the standings joins. */
@Resolver(() => StandingsTable)
export class StandingsTableResolver {
  @FieldResolver(() => League, { nullable: true, description: 'The league; null where tables are of divisions.' })
  league(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, leagueId }: StandingsTable,
  ): Promise<League | null> | null {
    return leagueId === null ? null : leagueById(ctx).load({ organizationId, id: leagueId });
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
