import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Organization } from '../organizations/organization.type.js';
import { StandingsGames } from './standings-games.type.js';
import { listStandingsGames } from './standings.service.js';

/** What standings follow from, for who works them out. */
@Resolver(() => Organization)
export class StandingsGamesResolver {
  @FieldResolver(() => StandingsGames, {
    description: 'The games that `standings` with the same arguments follow from, and those that may yet change them.',
  })
  async standingsGames(
    @Ctx() ctx: RequestContext,
    @Root() { id: organizationId }: Organization,
    @Arg('seasonId', () => ID, {
      nullable: true,
      description: "Which season; without it the division's, else the first active one.",
    })
    seasonId: string | null,
    @Arg('leagueId', () => ID, { nullable: true, description: 'Only games of this league.' }) leagueId: string | null,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only games of the leagues of this division.' })
    divisionId: string | null,
  ): Promise<StandingsGames> {
    const { counted, toCome } = await listStandingsGames(ctx, organizationId, { seasonId, leagueId, divisionId });
    return {
      counted: counted.map(([home, away, homeScore, awayScore, forfeit = false]) => ({
        homeId: Number(home) || null,
        awayId: Number(away) || null,
        homeScore,
        awayScore,
        forfeit,
      })),
      toCome: toCome.map(([gameId, home, away]) => ({
        organizationId,
        gameId,
        homeId: home || null,
        awayId: away || null,
      })),
    };
  }
}
