import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Float, Info, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { selectedFields } from '../../lib/selection.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { linesOf, linesWithPlayers, liveScoreOf, periodScoresOf, totalsOf } from './box-score.service.js';
import { GameLeader, GameLine, StatValue } from './game-line.type.js';
import { GameSide, PeriodScore } from './game-side.type.js';
import { playersOfSide } from './game-players.service.js';
import { needsMoreThanListed } from './listed-player.js';

plainField(GameSide, 'team', () => Team, { description: "The side's team." });
plainField(PeriodScore, 'period', () => GamePeriod, { description: 'The period.' });
plainField(GameLine, 'player', () => Player, { description: 'The player.' });
plainField(GameLine, 'team', () => Team, { description: 'The team played for.' });
plainField(GameLine, 'stats', () => [StatValue], {
  description: 'A value for every statistic of the sport, hidden ones too.',
});
plainField(StatValue, 'definition', () => StatDefinition, { description: 'Which statistic it is.' });
plainField(GameLeader, 'definition', () => StatDefinition, { description: 'The statistic.' });
plainField(GameLeader, 'player', () => Player, {
  description: 'The player; of several with the same value the first by last name, first name and id.',
});

/** What is read for a half of a box score. */
@Resolver(() => GameSide)
export class GameSideResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Running score: the sum of points or of period scores; null before anything is recorded.',
  })
  liveScore(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<number | null> {
    return liveScoreOf(ctx, side);
  }

  @FieldResolver(() => [PeriodScore], {
    description: 'Scores by period, in the order of the periods; periods without a score are left out.',
  })
  periodScores(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<PeriodScore[]> {
    return periodScoresOf(ctx, side);
  }

  @FieldResolver(() => [GameLine], { description: "The side's players: starters first, those who did not play last." })
  lines(@Ctx() ctx: RequestContext, @Root() side: GameSide, @Info() info: GraphQLResolveInfo): Promise<GameLine[]> {
    return needsMoreThanListed(selectedFields(info, 'player')) ? linesWithPlayers(ctx, side) : linesOf(ctx, side);
  }

  @FieldResolver(() => [Player], {
    description:
      'Who plays or may play: the players of its lines, then the others on the roster of its season league, by name.',
  })
  players(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<Player[]> {
    return playersOfSide(ctx, side);
  }

  @FieldResolver(() => [Float], {
    nullable: 'items',
    description:
      "Sums over the lines, aligned with the game's `statDefinitions`; percentages divide sums. Null where nothing is recorded.",
  })
  totals(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<(number | null)[]> {
    return totalsOf(ctx, side);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the side has any line.' })
  async hasLines(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<boolean> {
    return (await linesOf(ctx, side)).length > 0;
  }
}
