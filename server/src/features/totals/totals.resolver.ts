import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Player } from '../players/player.type.js';
import { Season } from '../seasons/season.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { shownSeasonId } from '../teams/team.service.js';
import { Team } from '../teams/team.type.js';
import { averagesOfPlayer, seasonStatsOfPlayer } from './player-totals.service.js';
import { TeamRecord } from './record.type.js';
import { recordOfTeam, totalsOfTeam } from './team-totals.service.js';
import { StatScopeArgs } from './totals-args.type.js';
import { PlayerAverages, PlayerSeasonStats, StatTotal } from './totals.type.js';

plainField(StatTotal, 'definition', () => StatDefinition, { description: 'Which statistic it is.' });
plainField(PlayerSeasonStats, 'season', () => Season, {
  nullable: true,
  description: 'The season; null for games of no season.',
});
plainField(PlayerSeasonStats, 'team', () => Team, {
  nullable: true,
  description: 'The team played for; null when there were several.',
});
plainField(PlayerSeasonStats, 'statDefinitions', () => [StatDefinition], {
  description: "The visible statistics of the season's sport, in order.",
});

/** A team's totals. */
@Resolver(() => Team)
export class TeamTotalsResolver {
  @FieldResolver(() => TeamRecord, { description: 'Its record in the games that count.' })
  record(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Only this season; without it all.' }) seasonId:
      | string
      | null,
  ): Promise<TeamRecord> {
    return recordOfTeam(ctx, team, seasonId);
  }

  @FieldResolver(() => TeamRecord, {
    description: 'Its record in the season that `seasonTeam` shows; for a team without one over all seasons.',
  })
  async seasonRecord(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it as for `seasonTeam`.' })
    seasonId: string | null,
  ): Promise<TeamRecord> {
    return recordOfTeam(ctx, team, await shownSeasonId(ctx, team, seasonId));
  }

  @FieldResolver(() => [StatTotal], {
    description: 'Its totals, one for every statistic of the sport, hidden ones too.',
  })
  totals(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Only this season; without it all.' }) seasonId:
      | string
      | null,
  ): Promise<StatTotal[]> {
    return totalsOfTeam(ctx, team, seasonId);
  }
}

/** A player's totals. */
@Resolver(() => Player)
export class PlayerTotalsResolver {
  @FieldResolver(() => [PlayerSeasonStats], { description: 'Totals by season, newest first.' })
  seasonStats(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<PlayerSeasonStats[]> {
    return seasonStatsOfPlayer(ctx, player);
  }

  @FieldResolver(() => PlayerAverages, { description: 'Points per game, free-throw percentage and three-pointers.' })
  averages(
    @Ctx() ctx: RequestContext,
    @Root() player: Player,
    @Args(() => StatScopeArgs) args: StatScopeArgs,
  ): Promise<PlayerAverages> {
    return averagesOfPlayer(ctx, player, args);
  }
}
