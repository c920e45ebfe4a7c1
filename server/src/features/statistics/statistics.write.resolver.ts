import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { getGameWithBoxScore } from '../box-scores/box-score.service.js';
import { sourcesOfGame } from '../box-scores/selected-sources.js';
import { Game } from '../games/game.type.js';
import { notFound } from '../../lib/errors.js';
import { DeletePayload } from '../undo/undo.type.js';
import { addGamePlayer } from './add-game-player.service.js';
import { deleteGameLines } from './delete-game-lines.service.js';
import { entryRowsOf } from './entry-rows.service.js';
import { AddGamePlayerInput, UpdateGameLinesInput } from './game-lines.input.js';
import { updateGameLines } from './game-lines.service.js';
import { SavePeriodScoresInput } from './period-scores.input.js';
import { savePeriodScores } from './period-scores.service.js';
import { SavePeriodScoresPayload } from './period-scores.type.js';
import { presentSaved } from './present-saved.service.js';
import { saveStatistics } from './save-statistics.service.js';
import { EntryRow, SaveStatisticsPayload, UpdateGameLinesPayload } from './statistic-cell.type.js';
import { SaveStatisticsInput } from './statistics.input.js';

@Resolver()
export class StatisticsWriteResolver {
  @Mutation(() => SaveStatisticsPayload, {
    description:
      'Stores values of players in a game, and adds to them. Several may do so at once: what somebody else has changed since is left as it is and listed. Can be undone. Admins, and holders of a link for the game.',
  })
  async saveStatistics(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => SaveStatisticsInput, { description: 'The values.' }) input: SaveStatisticsInput,
  ): Promise<SaveStatisticsPayload> {
    return presentSaved(ctx, await saveStatistics(ctx, gameId, input));
  }

  @Mutation(() => EntryRow, {
    description:
      "Adds a player to a team's half of the box score, and to its roster where the player is not on it. Can be undone. Admins; and holders of a link for the game, who add players of the game and new ones.",
  })
  async addGamePlayer(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => AddGamePlayerInput, { description: 'The team and the player.' }) input: AddGamePlayerInput,
  ): Promise<EntryRow> {
    const saved = await addGamePlayer(ctx, gameId, input);
    const [row] = await entryRowsOf(ctx, saved.gameId, saved.playerIds);
    if (!row) throw notFound('Player');
    return { ...row, undoId: saved.undoId };
  }

  @Mutation(() => UpdateGameLinesPayload, {
    description:
      'Changes who started, who did not play, the positions, and the order of a side. Can be undone. Admins, and holders of a link for the game.',
  })
  async updateGameLines(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => UpdateGameLinesInput, { description: 'What changes.' }) input: UpdateGameLinesInput,
  ): Promise<UpdateGameLinesPayload> {
    const saved = await updateGameLines(ctx, gameId, input);
    return { rows: await entryRowsOf(ctx, saved.gameId, saved.playerIds), undoId: saved.undoId };
  }

  @Mutation(() => DeletePayload, {
    description:
      "Removes players' lines from a game with their statistics, all or none; the players stay. Can be undone. Admins only.",
  })
  deleteGameLines(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('playerIds', () => [ID], { description: 'Ids of players who have a line.' }) playerIds: string[],
  ): Promise<DeletePayload> {
    return deleteGameLines(ctx, gameId, playerIds);
  }

  @Mutation(() => SavePeriodScoresPayload, {
    description:
      'Stores scores of periods. Several may do so at once: what somebody else has changed since is left as it is and listed. Can be undone. Admins, and holders of a link for the game.',
  })
  savePeriodScores(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => SavePeriodScoresInput, { description: 'The scores.' }) input: SavePeriodScoresInput,
  ): Promise<SavePeriodScoresPayload> {
    return savePeriodScores(ctx, gameId, input);
  }
}

/** What the answer of a save of period scores joins. */
@Resolver(() => SavePeriodScoresPayload)
export class SavePeriodScoresPayloadResolver {
  @FieldResolver(() => Game, { description: 'The game as it is now.' })
  game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, gameId }: SavePeriodScoresPayload,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game> {
    return getGameWithBoxScore(ctx, organizationId, String(gameId), sourcesOfGame(info));
  }
}

/** What the answer of a save joins. */
@Resolver(() => SaveStatisticsPayload)
export class SaveStatisticsPayloadResolver {
  @FieldResolver(() => Game, { description: 'The game as it is now.' })
  game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, gameId }: SaveStatisticsPayload,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game> {
    return getGameWithBoxScore(ctx, organizationId, String(gameId), sourcesOfGame(info));
  }
}
