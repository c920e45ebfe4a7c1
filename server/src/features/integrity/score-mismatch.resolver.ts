import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Game } from '../games/game.type.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { listScoreMismatches, openMismatchOf } from './score-mismatch.service.js';
import { GameScoreMismatch } from './score-mismatch.type.js';

plainField(GameScoreMismatch, 'game', () => Game, { description: 'The game.' });

/** What does not agree in a season league. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueMismatchesResolver {
  @FieldResolver(() => [GameScoreMismatch], {
    nullable: true,
    description:
      "Its games whose final scores and players' points do not agree, by date, accepted ones as well; for signed-in administrators of the organization, null for everybody else.",
  })
  scoreMismatches(@Ctx() ctx: RequestContext, @Root() seasonLeague: SeasonLeague): Promise<GameScoreMismatch[] | null> {
    return listScoreMismatches(ctx, seasonLeague);
  }
}

/** What does not agree in a game. */
@Resolver(() => Game)
export class GameMismatchResolver {
  @FieldResolver(() => GameScoreMismatch, {
    nullable: true,
    description:
      "Where its players' points and its final scores do not agree, apart from sides that were accepted as they are; null where they do, and for everybody but signed-in administrators of the organization.",
  })
  scoreMismatch(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<GameScoreMismatch | null> {
    return openMismatchOf(ctx, game);
  }
}
