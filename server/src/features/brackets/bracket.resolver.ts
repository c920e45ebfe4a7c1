import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { divisionById } from '../divisions/division.loaders.js';
import { Division } from '../divisions/division.type.js';
import { gameById } from '../games/game.loaders.js';
import { Game } from '../games/game.type.js';
import { teamById } from '../teams/team.loaders.js';
import { Team } from '../teams/team.type.js';
import { divisionWithGames } from './division-games.loaders.js';
import { bracketOf } from './bracket.service.js';
import { Bracket, BracketEntrant, BracketMatch, UnmatchedGames } from './bracket.type.js';
import { stillUnmatched } from './unmatched-subscribers.service.js';

/** A division's bracket. */
@Resolver(() => Division)
export class DivisionBracketResolver {
  @FieldResolver(() => Bracket, { description: 'Its bracket as seeds and results have it now.' })
  bracket(@Ctx() ctx: RequestContext, @Root() division: Division): Promise<Bracket> {
    return bracketOf(ctx, division);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its bracket has games: another order of its teams may leave some of them without a match.',
  })
  async hasGames(@Ctx() ctx: RequestContext, @Root() division: Division): Promise<boolean> {
    return (await divisionWithGames(ctx).load(division)) !== null;
  }
}

/** What a bracket joins. */
@Resolver(() => Bracket)
export class BracketResolver {
  @FieldResolver(() => Team, { nullable: true, description: 'Who won the last match; null until then.' })
  champion(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, championTeamId }: Bracket,
  ): Promise<Team | null> | null {
    return championTeamId === null ? null : teamById(ctx).load({ organizationId, id: championTeamId });
  }

  @FieldResolver(() => [Game], {
    description: 'Its games whose two teams do not meet as things stand, in order of play. They count for nothing.',
  })
  async orphans(@Ctx() ctx: RequestContext, @Root() { organizationId, unmatchedGameIds }: Bracket): Promise<Game[]> {
    return gamesNamed(ctx, organizationId, unmatchedGameIds);
  }
}

/** What a match joins. */
@Resolver(() => BracketMatch)
export class BracketMatchResolver {
  @FieldResolver(() => Game, {
    nullable: true,
    description:
      'The game that is played for it, of a series the next one, otherwise the last; null while there is none.',
  })
  game(@Ctx() ctx: RequestContext, @Root() { organizationId, gameId }: BracketMatch): Promise<Game | null> | null {
    return gameId === null ? null : gameById(ctx).load({ organizationId, id: gameId });
  }

  @FieldResolver(() => [Game], {
    description:
      'The games that are played for it, in order of play, the decided ones first: at most one, unless it is a series.',
  })
  games(@Ctx() ctx: RequestContext, @Root() { organizationId, gameIds }: BracketMatch): Promise<Game[]> {
    return gamesNamed(ctx, organizationId, gameIds);
  }

  @FieldResolver(() => [Game], { description: 'Other games of the same two teams, which do not count.' })
  otherGames(@Ctx() ctx: RequestContext, @Root() { organizationId, otherGameIds }: BracketMatch): Promise<Game[]> {
    return gamesNamed(ctx, organizationId, otherGameIds);
  }

  @FieldResolver(() => Team, { nullable: true, description: 'Who goes on; null until the game is decided.' })
  winner(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, winnerTeamId }: BracketMatch,
  ): Promise<Team | null> | null {
    return winnerTeamId === null ? null : teamById(ctx).load({ organizationId, id: winnerTeamId });
  }
}

/** The team of an entrant. */
@Resolver(() => BracketEntrant)
export class BracketEntrantResolver {
  @FieldResolver(() => Team, { description: 'The team, over all seasons.' })
  team(@Ctx() ctx: RequestContext, @Root() { organizationId, teamId }: BracketEntrant): Promise<Team | null> {
    return teamById(ctx).load({ organizationId, id: teamId });
  }
}

/** What mutations have left without a match. */
@Resolver(() => UnmatchedGames)
export class UnmatchedGamesResolver {
  @Mutation(() => [UnmatchedGames], {
    description:
      'Games that mutations before it in the document have left without a match of their bracket, by a result that has changed, a game that has gone, or an undo: put it behind them. Does nothing itself.',
  })
  unmatched(@Ctx() ctx: RequestContext): UnmatchedGames[] {
    return stillUnmatched(ctx.unmatched);
  }

  @FieldResolver(() => Division, { nullable: true, description: 'Whose bracket it is.' })
  division(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, divisionId }: UnmatchedGames,
  ): Promise<Division | null> {
    return divisionById(ctx).load({ organizationId, id: divisionId });
  }

  @FieldResolver(() => [Game], { description: 'The games, in order of play.' })
  games(@Ctx() ctx: RequestContext, @Root() { organizationId, gameIds }: UnmatchedGames): Promise<Game[]> {
    return gamesNamed(ctx, organizationId, gameIds);
  }
}

async function gamesNamed(ctx: RequestContext, organizationId: number, ids: readonly number[]): Promise<Game[]> {
  const games = await Promise.all(ids.map((id) => gameById(ctx).load({ organizationId, id })));
  return games.filter((game) => game !== null);
}
