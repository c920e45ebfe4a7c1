import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { GameLeader, GameLine, StatValue } from './game-line.type.js';
import { GameLiveScore, GameSide, PeriodScore } from './game-side.type.js';
import { playersOfSide } from './game-players.service.js';

plainField(GameSide, 'team', () => Team, { description: "The side's team." });
plainField(GameLiveScore, 'period', () => GamePeriod, {
  nullable: true,
  description:
    'The latest period in which somebody has scored; null where that one is hidden, and where no scores by period are kept.',
});
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

/** What a half of a box score shows besides the box score. */
@Resolver(() => GameSide)
export class GameSideResolver {
  @FieldResolver(() => [Player], {
    description:
      'Who plays or may play: the players of its lines, then the others on the roster of its season league, by name.',
  })
  players(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<Player[]> {
    return playersOfSide(ctx, side);
  }
}
