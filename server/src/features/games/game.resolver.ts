import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { zonedInstant } from '../../domain/dates/zoned-instant.js';
import type { RequestContext } from '../../context/request-context.js';
import { plainField } from '../../lib/plain-field.js';
import { Moment } from '../../lib/scalars.js';
import { findGameWithBoxScore } from '../box-scores/box-score.service.js';
import { sourcesOfGame } from '../box-scores/selected-sources.js';
import { divisionById } from '../divisions/division.loaders.js';
import { Division } from '../divisions/division.type.js';
import { leagueById } from '../leagues/league.loaders.js';
import { League, SeasonLeague } from '../leagues/league.type.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { seasonById } from '../seasons/season.loaders.js';
import { Season } from '../seasons/season.type.js';
import { shownSeasonId } from '../teams/team.service.js';
import { Team } from '../teams/team.type.js';
import { GamesArgs, OrderedGamesArgs } from './game-filter.type.js';
import { listGames } from './game.service.js';
import { Game, GameConnection } from './game.type.js';

plainField(Game, 'homeTeam', () => Team, { description: 'The team that plays at home.' });
plainField(Game, 'awayTeam', () => Team, { description: 'The visiting team.' });

/** An organization's games. */
@Resolver(() => Organization)
export class OrganizationGamesResolver {
  @FieldResolver(() => Game, {
    nullable: true,
    description: 'A game by id; null when the organization has none with this id.',
  })
  game(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { description: "The game's id." }) id: string,
  ): Promise<Game | null> {
    return findGameWithBoxScore(ctx, organization.id, id, sourcesOfGame(info));
  }

  @FieldResolver(() => GameConnection, { description: 'Games by date, time and id.' })
  async games(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => GamesArgs) args: GamesArgs,
  ): Promise<GameConnection> {
    return new GameConnection(await listGames(ctx, organization.id, args));
  }
}

/** A team's games. */
@Resolver(() => Team)
export class TeamGamesResolver {
  @FieldResolver(() => GameConnection, { description: "The team's games, at home and away, by date, time and id." })
  async games(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Args(() => OrderedGamesArgs) args: OrderedGamesArgs,
    @Arg('seasonId', () => ID, { nullable: true, description: "Only this season's; without it all." }) seasonId:
      | string
      | null,
  ): Promise<GameConnection> {
    return new GameConnection(
      await listGames(ctx, team.organizationId, { ...args, filter: { teamId: String(team.id), seasonId } }),
    );
  }

  @FieldResolver(() => GameConnection, {
    description: "The team's games in the season that `seasonTeam` shows; a team without one has all its games here.",
  })
  async seasonGames(
    @Ctx() ctx: RequestContext,
    @Root() team: Team,
    @Args(() => OrderedGamesArgs) args: OrderedGamesArgs,
    @Arg('seasonId', () => ID, { nullable: true, description: 'Which season; without it as for `seasonTeam`.' })
    seasonId: string | null,
  ): Promise<GameConnection> {
    const filter = { teamId: String(team.id), seasonId: await shownSeasonId(ctx, team, seasonId) };
    return new GameConnection(await listGames(ctx, team.organizationId, { ...args, filter }));
  }
}

/** What a game joins. */
@Resolver(() => Game)
export class GameResolver {
  @FieldResolver(() => Moment, { nullable: true, description: 'The moment it starts; null without date or time.' })
  async startsAt(@Ctx() ctx: RequestContext, @Root() { organizationId, date, time }: Game): Promise<string | null> {
    const organization = await organizationById(ctx, organizationId);
    return organization && zonedInstant(date, time, organization.timeZone);
  }

  @FieldResolver(() => Season, { nullable: true, description: 'The season it belongs to.' })
  season(@Ctx() ctx: RequestContext, @Root() { organizationId, seasonId }: Game): Promise<Season | null> | null {
    return seasonId === null ? null : seasonById(ctx).load({ organizationId, id: seasonId });
  }

  @FieldResolver(() => SeasonLeague, {
    nullable: true,
    description: 'The season league it belongs to; null for a bracket game across leagues.',
  })
  seasonLeague(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: Game,
  ): Promise<SeasonLeague | null> | null {
    return seasonLeagueId === null ? null : seasonLeagueById(ctx).load({ organizationId, id: seasonLeagueId });
  }

  @FieldResolver(() => League, { nullable: true, description: 'The league of its season league.' })
  async league(@Ctx() ctx: RequestContext, @Root() game: Game): Promise<League | null> {
    const seasonLeague = await this.seasonLeague(ctx, game);
    return seasonLeague && leagueById(ctx).load({ organizationId: game.organizationId, id: seasonLeague.leagueId });
  }

  @FieldResolver(() => Division, {
    nullable: true,
    description: 'The division whose bracket it belongs to; null for every other game.',
  })
  division(@Ctx() ctx: RequestContext, @Root() { organizationId, divisionId }: Game): Promise<Division | null> | null {
    return divisionId === null ? null : divisionById(ctx).load({ organizationId, id: divisionId });
  }
}
