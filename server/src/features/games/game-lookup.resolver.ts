import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Division } from '../divisions/division.type.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { findGame } from './game.service.js';
import { Game } from './game.type.js';

/** A game of a season league. */
@Resolver(() => SeasonLeague)
export class SeasonLeagueGameResolver {
  @FieldResolver(() => Game, {
    nullable: true,
    description: 'A game of it by id; null when the season league has none with this id.',
  })
  async game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, id: seasonLeagueId }: SeasonLeague,
    @Arg('id', () => ID, { description: "The game's id." }) id: string,
  ): Promise<Game | null> {
    const game = await findGame(ctx, organizationId, id);
    return game?.seasonLeagueId === seasonLeagueId ? game : null;
  }
}

/** A game of a division's bracket. */
@Resolver(() => Division)
export class DivisionGameResolver {
  @FieldResolver(() => Game, {
    nullable: true,
    description: 'A game of its bracket by id; null when the division has none with this id.',
  })
  async game(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, id: divisionId }: Division,
    @Arg('id', () => ID, { description: "The game's id." }) id: string,
  ): Promise<Game | null> {
    const game = await findGame(ctx, organizationId, id);
    return game?.divisionId === divisionId ? game : null;
  }
}
