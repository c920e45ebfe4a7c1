import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { MOST_PLAYS } from '../../domain/plays/most-plays.js';
import type { RequestContext } from '../../context/request-context.js';
import { knownOr } from '../../lib/selection.js';
import { getGameWithBoxScore } from '../box-scores/box-score.service.js';
import { sourcesOfGame } from '../box-scores/selected-sources.js';
import { Game } from '../games/game.type.js';
import { changedSeasonLeague } from '../leagues/changed-settings.service.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { updatePlaySettings } from './play-settings.write.service.js';
import { SavePlaysInput, UpdatePlaySettingsInput } from './play.input.js';
import { SavePlaysPayload } from './play.type.js';
import { savePlays } from './save-plays.service.js';

@Resolver()
export class PlayWriteResolver {
  @Mutation(() => SavePlaysPayload, {
    description: `Stores plays of a game, new ones, changes of earlier ones and such as are taken away; statistics and scores of periods follow. Several may do so at once, and the same may be sent again. A possible duplicate waits until it is confirmed; so does what is linked to it, which is in none of the lists of the answer. A game can have at most ${MOST_PLAYS} plays. The first play of a scheduled game sets it in progress; without any play, and with nothing entered or set by hand, it is scheduled again. Admins, and holders of a link for the game.`,
  })
  savePlays(
    @Ctx() ctx: RequestContext,
    @Arg('gameId', () => ID, { description: 'Which game.' }) gameId: string,
    @Arg('input', () => SavePlaysInput, { description: 'The plays.' }) input: SavePlaysInput,
  ): Promise<SavePlaysPayload> {
    return savePlays(ctx, gameId, input);
  }

  @Mutation(() => SeasonLeague, {
    description:
      'Changes what a season league decides about plays. It holds for plays that are entered or changed from then on. Can be undone. Admins only.',
  })
  async updatePlaySettings(
    @Ctx() ctx: RequestContext,
    @Arg('seasonLeagueId', () => ID, { description: 'Which season league.' }) seasonLeagueId: string,
    @Arg('input', () => UpdatePlaySettingsInput, { description: 'What changes.' }) input: UpdatePlaySettingsInput,
  ): Promise<SeasonLeague> {
    return changedSeasonLeague(ctx, await updatePlaySettings(ctx, seasonLeagueId, input));
  }
}

/** What the answer of a save of plays joins. */
@Resolver(() => SavePlaysPayload)
export class SavePlaysPayloadResolver {
  @FieldResolver(() => Game, { description: 'The game as it is now.' })
  game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, gameId, result }: SavePlaysPayload,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Game> | Game {
    return knownOr<Game>(info, result ? { ...result, organizationId, id: gameId } : {}, () =>
      getGameWithBoxScore(ctx, organizationId, String(gameId), sourcesOfGame(info)),
    );
  }
}
