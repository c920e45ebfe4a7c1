import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { savedGame } from '../games/game.write.resolver.js';
import { Game } from '../games/game.type.js';
import { CreateBracketGameInput } from './bracket-game.input.js';
import { createBracketGame } from './bracket-game.write.service.js';

/** Games of brackets. */
@Resolver()
export class BracketWriteResolver {
  @Mutation(() => Game, {
    description:
      "Creates a game for a match of a division's bracket, whose two teams are to be its teams. Can be undone. Admins only.",
  })
  async createBracketGame(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateBracketGameInput, { description: 'The game.' }) input: CreateBracketGameInput,
  ): Promise<Game> {
    return savedGame(ctx, await createBracketGame(ctx, input));
  }
}
