import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { plainField } from '../../lib/plain-field.js';
import { selectedPlayer } from '../box-scores/selected-player.js';
import { Game } from '../games/game.type.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { Player } from '../players/player.type.js';
import { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { presentRecap } from './present-recap.js';
import { RecapFact } from './recap-fact.type.js';
import { recapOfGame, recapOfPlayer } from './recap.service.js';

plainField(RecapFact, 'period', () => GamePeriod, { nullable: true, description: 'The period that it tells of.' });
plainField(RecapFact, 'definition', () => StatDefinition, {
  nullable: true,
  description: 'The statistic that it tells of.',
});

/** What can be told of a game. */
@Resolver(() => Game)
export class GameRecapResolver {
  @FieldResolver(() => [RecapFact], {
    description:
      'What is so of it, in the order of a report; empty before its result is known, and of a game that was not decided by playing.',
  })
  async recap(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<RecapFact[]> {
    const recap = await recapOfGame(ctx, game);
    return recap === null ? [] : presentRecap(recap);
  }

  @FieldResolver(() => [RecapFact], {
    description:
      "What is so of one player's game: a triple-double, and every high of the season or of all games that are kept, the rarest first; empty where the recap is, and for who has no line in it.",
  })
  async playerRecap(
    @Ctx() ctx: RequestContext,
    @Root() game: Game,
    @Arg('playerId', () => ID, { description: 'The player.' }) playerId: string,
  ): Promise<RecapFact[]> {
    const id = tryId(playerId);
    const recap = id === null ? null : await recapOfPlayer(ctx, game, id);
    return recap === null ? [] : presentRecap(recap);
  }
}

/** What a fact of a recap joins. */
@Resolver(() => RecapFact)
export class RecapFactResolver {
  @FieldResolver(() => Player, { nullable: true, description: 'The player that it tells of.' })
  player(
    @Ctx() ctx: RequestContext,
    @Root() { player }: RecapFact,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Player | null> | Player | null {
    return player && selectedPlayer(ctx, player, info);
  }
}
