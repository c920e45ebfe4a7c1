import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Player } from '../players/player.type.js';
import { Game } from './game.type.js';
import { gamesInProgressOfPlayer } from './games-in-progress.loaders.js';

/** Where a player may be playing now. */
@Resolver(() => Player)
export class GamesInProgressResolver {
  @FieldResolver(() => [Game], {
    description: "The games in progress of the teams on whose roster the player is, in the game's season and league.",
  })
  async gamesInProgress(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<Game[]> {
    return (await gamesInProgressOfPlayer(ctx).load(player)).map(({ game }) => game);
  }
}
