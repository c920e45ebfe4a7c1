import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Player } from '../players/player.type.js';
import { Season } from '../seasons/season.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { leadersOfTeam, periodPointsOfTeam, seasonFiguresOfTeam, seriesOfTeam } from './team-figures.service.js';
import { TeamFigure, TeamLeader, TeamPeriodPoints, TeamSeasonFigures, TeamSeries } from './team-figures.type.js';

plainField(TeamFigure, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(TeamLeader, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(TeamLeader, 'player', () => Player, { description: 'Who leads.' });
plainField(TeamSeries, 'opponent', () => Team, { description: 'The opponent.' });
plainField(TeamSeasonFigures, 'season', () => Season, { description: 'The season.' });
plainField(TeamSeasonFigures, 'figures', () => [TeamFigure], {
  description: "The league's visible statistics that are recorded of the team, in order.",
});

/** What a team's games come to. */
@Resolver(() => Team)
export class TeamFiguresResolver {
  @FieldResolver(() => TeamSeasonFigures, {
    nullable: true,
    description: 'Figures of one season with their places in the league; null without a game that has a result.',
  })
  seasonFigures(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it as for `seasonTeam`.' })
    seasonId: string | null,
  ): Promise<TeamSeasonFigures | null> {
    return seasonFiguresOfTeam(ctx, team, seasonId);
  }
}

/** What the games of a team's season come to. */
@Resolver(() => TeamSeasonFigures)
export class TeamSeasonFiguresResolver {
  @FieldResolver(() => [TeamLeader], {
    description:
      "Who leads per game in each of the sport's main statistics, among the team's players with half of the most games.",
  })
  leaders(@Ctx() ctx: RequestContext, @Root() figures: TeamSeasonFigures): Promise<TeamLeader[]> {
    return leadersOfTeam(ctx, figures);
  }

  @FieldResolver(() => [TeamPeriodPoints], { description: 'Points by period; none where periods are not recorded.' })
  periods(@Ctx() ctx: RequestContext, @Root() figures: TeamSeasonFigures): Promise<TeamPeriodPoints[]> {
    return periodPointsOfTeam(ctx, figures);
  }

  @FieldResolver(() => [TeamSeries], { description: 'What the games against each opponent came to, by its name.' })
  headToHead(@Ctx() ctx: RequestContext, @Root() figures: TeamSeasonFigures): Promise<TeamSeries[]> {
    return seriesOfTeam(ctx, figures);
  }
}
