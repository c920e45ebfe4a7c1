import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { findGameWithBoxScore } from '../box-scores/box-score.service.js';
import { sourcesOfGame } from '../box-scores/selected-sources.js';
import { Game } from '../games/game.type.js';
import { presentSaved } from './present-saved.service.js';
import { saveStatistics } from './save-statistics.service.js';
import { SaveStatisticsPayload } from './statistic-cell.type.js';
import { SaveStatisticsInput } from './statistics.input.js';

@Resolver()
export class StatisticsWriteResolver {
  @Mutation(() => SaveStatisticsPayload, {
    description:
      'Stores values of players in a game, and adds to them. Several may do so at once: what somebody else has changed since is left as it is and listed. Can be undone. Admins only.',
  })
  async saveStatistics(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => SaveStatisticsInput, { description: 'The values.' }) input: SaveStatisticsInput,
  ): Promise<SaveStatisticsPayload> {
    return presentSaved(ctx, await saveStatistics(ctx, gameId, input));
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
  ): Promise<Game | null> {
    return findGameWithBoxScore(ctx, organizationId, String(gameId), sourcesOfGame(info));
  }
}
