import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { requireScorekeeper } from '../../lib/policy.js';
import { noteUndoId, undoIdOf } from '../undo/undo-ids.js';
import { DeletePayload } from '../undo/undo.type.js';
import type { SavedGame } from './game-change.service.js';
import { deleteGames } from './game-delete.service.js';
import { setGameScore } from './game-score.write.service.js';
import { CreateGameInput, SetGameScoreInput, UpdateGameInput } from './game.input.js';
import { findGame } from './game.service.js';
import { Game } from './game.type.js';
import { createGame, updateGame } from './game.write.service.js';

/** Games by hand. */
@Resolver(() => Game)
export class GameWriteResolver {
  @Mutation(() => Game, {
    description: 'Creates a game of a season league, or of the bracket of a division. Can be undone. Admins only.',
  })
  async createGame(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateGameInput, { description: 'The game.' }) input: CreateGameInput,
  ): Promise<Game> {
    return savedGame(ctx, await createGame(ctx, input));
  }

  @Mutation(() => Game, {
    description:
      'Changes a game: date, time, place, video, status, and its teams while it has not been played. Can be undone. Admins only.',
  })
  async updateGame(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The game's id." }) id: string,
    @Arg('input', () => UpdateGameInput, { description: 'What changes.' }) input: UpdateGameInput,
  ): Promise<Game> {
    return savedGame(ctx, await updateGame(ctx, id, input));
  }

  @Mutation(() => Game, {
    description:
      'Sets the final scores of a game, or takes them away; a game in progress becomes final. Can be undone. Admins, and holders of a link for the game.',
  })
  async setGameScore(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The game's id." }) id: string,
    @Arg('input', () => SetGameScoreInput, { description: 'The scores.' }) input: SetGameScoreInput,
  ): Promise<Game> {
    return savedGame(ctx, await setGameScore(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description: 'Deletes games with their statistics and scores, all or none. Can be undone. Admins only.',
  })
  deleteGames(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of games.' }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteGames(ctx, ids);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where a mutation answers the game: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() game: Game): string | null {
    return undoIdOf(ctx, 'game', game.id);
  }
}

/** The game as it is now, for what a mutation answers. @throws 404 */
export async function savedGame(ctx: RequestContext, { id, undoId }: SavedGame): Promise<Game> {
  const game = await findGame(ctx, requireScorekeeper(ctx, id).organizationId, id);
  if (!game) throw notFound('Game');
  noteUndoId(ctx, 'game', id, undoId);
  return game;
}
