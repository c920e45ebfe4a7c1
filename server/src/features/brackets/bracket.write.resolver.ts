import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { CreateGameInput } from '../games/game.input.js';
import { savedGame } from '../games/game.write.resolver.js';
import { Game } from '../games/game.type.js';
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
    @Arg('bracketNode', () => ID, { description: "The match, by its id in the bracket: 'r1m0'." }) bracketNode: string,
    @Arg('input', () => CreateGameInput, { description: 'The game, with the division.' }) input: CreateGameInput,
  ): Promise<Game> {
    return savedGame(ctx, await createBracketGame(ctx, bracketNode, input));
  }
}
