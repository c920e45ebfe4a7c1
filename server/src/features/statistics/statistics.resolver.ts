import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { GameSide } from '../box-scores/game-side.type.js';
import { Game } from '../games/game.type.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { Team } from '../teams/team.type.js';
import { Correction } from './correction.type.js';
import { correctionsOfGame } from './corrections.service.js';
import { entryRowsOfSide } from './entry-rows.service.js';
import { PeriodScoreConflict } from './period-scores.type.js';
import { EntryRow, StatisticConflict } from './statistic-cell.type.js';

plainField(EntryRow, 'player', () => Player, { description: 'The player.' });
plainField(StatisticConflict, 'player', () => Player, { description: 'Whose value it is.' });
plainField(StatisticConflict, 'definition', () => StatDefinition, { description: 'Which statistic it is.' });

plainField(PeriodScoreConflict, 'team', () => Team, { description: 'Whose score it is.' });
plainField(PeriodScoreConflict, 'period', () => GamePeriod, { description: 'Which period it is of.' });

plainField(Correction, 'definition', () => StatDefinition, {
  nullable: true,
  description: 'Which statistic it is; null unless it is one.',
});
plainField(Correction, 'player', () => Player, {
  nullable: true,
  description: 'Whose value or line it is; null for a score, and for a player who has been deleted or merged since.',
});
plainField(Correction, 'team', () => Team, { nullable: true, description: 'For which team; null once it is deleted.' });
plainField(Correction, 'period', () => GamePeriod, {
  nullable: true,
  description: 'Of which period a score is; null unless it is one.',
});

/** What visitors are told of changes of a game. */
@Resolver(() => Game)
export class GameCorrectionsResolver {
  @FieldResolver(() => [Correction], {
    description:
      'What was changed of its statistics, scores and lines after its result was known, latest first, at most 200; what was entered for the first time afterwards is none.',
  })
  corrections(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<Correction[]> {
    return correctionsOfGame(ctx, game);
  }
}

/** Where statistics of a side are entered. */
@Resolver(() => GameSide)
export class GameSideEntryResolver {
  @FieldResolver(() => [EntryRow], {
    nullable: true,
    description:
      "The rows in which the side's statistics are entered: its roster and whoever has a line; starters first, who did not play last. Null for everybody but the organization's administrators and the game's scorekeepers.",
  })
  entryRows(@Ctx() ctx: RequestContext, @Root() side: GameSide): Promise<EntryRow[] | null> {
    return entryRowsOfSide(ctx, side);
  }
}
