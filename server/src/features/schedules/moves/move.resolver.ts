import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context/request-context.js';
import { plainField } from '../../../lib/plain-field.js';
import { PlaceFinding } from '../../calendar/place-finding.type.js';
import { Game } from '../../games/game.type.js';
import { Team } from '../../teams/team.type.js';
import { ScheduleConsequence } from './consequence.type.js';
import { listCellsForGame, movedGames } from './move-answers.service.js';
import { MoveGameInput, SwapGamesInput } from './move.input.js';
import { moveGame, swapGames } from './move.service.js';
import { MoveGamesPayload, ScheduleCellForGame } from './move.type.js';

const ERRORS = 'What is never broken, and would be.';
const WARNINGS = 'What is not wanted, though possible: it takes a reason.';

const CONSEQUENCES = 'What would become worse for teams, though nothing speaks against it; it takes no reason.';

plainField(ScheduleConsequence, 'team', () => Team, { description: 'The team; of a rematch the one at home.' });
plainField(ScheduleConsequence, 'opponent', () => Team, {
  nullable: true,
  description: 'Whom a rematch is against; null for all else.',
});
plainField(ScheduleCellForGame, 'consequences', () => [ScheduleConsequence], { description: CONSEQUENCES });
plainField(MoveGamesPayload, 'consequences', () => [ScheduleConsequence], { description: CONSEQUENCES });
plainField(ScheduleCellForGame, 'occupant', () => Game, {
  nullable: true,
  description: 'The game that is there, itself where it stands; the matchups of the two would change places.',
});
plainField(ScheduleCellForGame, 'errors', () => [PlaceFinding], { description: ERRORS });
plainField(ScheduleCellForGame, 'warnings', () => [PlaceFinding], { description: WARNINGS });
plainField(MoveGamesPayload, 'games', () => [Game], { description: 'The games as they are now.' });
plainField(MoveGamesPayload, 'errors', () => [PlaceFinding], { description: ERRORS });
plainField(MoveGamesPayload, 'warnings', () => [PlaceFinding], { description: WARNINGS });

/** Games of schedules, moved by hand. */
@Resolver()
export class ScheduleMoveResolver {
  @Query(() => [ScheduleCellForGame], {
    description:
      'Every cell of the schedule of a game, by date and time, with what would come of putting the game there. Admins only.',
  })
  cellsForGame(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'A game of a schedule.' }) gameId: string,
  ): Promise<ScheduleCellForGame[]> {
    return listCellsForGame(ctx, gameId);
  }

  @Mutation(() => MoveGamesPayload, {
    description:
      "Exchanges the matchups of two games of a schedule; ids, dates, times and places stay. Refused with 'Swap failed.' for the same game, different schedules, a played game, a double booking or an unavailable time; warnings stand in the way without a reason. Can be undone. Admins only.",
  })
  async swapGames(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SwapGamesInput, { description: 'The games.' }) input: SwapGamesInput,
  ): Promise<MoveGamesPayload> {
    return movedGames(ctx, await swapGames(ctx, input));
  }

  @Mutation(() => MoveGamesPayload, {
    description:
      'Moves a game of a schedule to a free cell, unless something speaks against it: errors always do, warnings do without a reason. Can be undone. Admins only.',
  })
  async moveGame(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveGameInput, { description: 'The game and the cell.' }) input: MoveGameInput,
  ): Promise<MoveGamesPayload> {
    return movedGames(ctx, await moveGame(ctx, input));
  }
}
