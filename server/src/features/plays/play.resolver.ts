import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { DEFAULT_PLAY_SETTINGS } from '../../domain/plays/play-settings.js';
import type { RequestContext } from '../../context/request-context.js';
import { authorFor, keepsScoreOf } from '../../lib/policy.js';
import { knownOr } from '../../lib/selection.js';
import { Game } from '../games/game.type.js';
import { SeasonLeague } from '../leagues/league.type.js';
import { gamePeriodsBySport } from '../periods/game-period.loaders.js';
import { GamePeriod } from '../periods/game-period.type.js';
import { playerById } from '../players/player.loaders.js';
import { Player } from '../players/player.type.js';
import { teamById } from '../teams/team.loaders.js';
import { Team } from '../teams/team.type.js';
import { playSettingsOf } from './play-settings.loaders.js';
import { Play, PlaySettings } from './play.type.js';
import { gameWithPlays, playsOfGame } from './plays-of-game.service.js';

/** What a play joins. */
@Resolver(() => Play)
export class PlayResolver {
  @FieldResolver(() => GamePeriod, { description: 'The period in which it was.' })
  period(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, periodId }: Play,
    @Info() info: GraphQLResolveInfo,
  ): Promise<GamePeriod | undefined> | GamePeriod {
    return knownOr<GamePeriod, undefined>(info, { organizationId, id: periodId }, async () => {
      const bySport = await gamePeriodsBySport(ctx, organizationId);
      return [...bySport.values()].flat().find(({ id }) => id === periodId);
    });
  }

  @FieldResolver(() => Team, { nullable: true, description: 'Whose play it was.' })
  team(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, teamId }: Play,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Team | null> | Team | null {
    const key = teamId === null ? null : { organizationId, id: teamId };
    return key && knownOr<Team, null>(info, key, () => teamById(ctx).load(key));
  }

  @FieldResolver(() => Player, {
    nullable: true,
    description: 'Whose play it was; null for the team alone. In a substitution who comes on.',
  })
  player(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, playerId }: Play,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Player | null> | Player | null {
    return playerOf(ctx, organizationId, playerId, info);
  }

  @FieldResolver(() => Player, {
    nullable: true,
    description: 'Who goes off in a substitution; the opponent who erred.',
  })
  otherPlayer(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, otherPlayerId }: Play,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Player | null> | Player | null {
    return playerOf(ctx, organizationId, otherPlayerId, info);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Who entered it, or changed it last; null for everybody but the organization's administrators and the game's scorekeepers.",
  })
  madeBy(@Ctx() ctx: RequestContext, @Root() { organizationId, gameId, actorName }: Play): string | null {
    return keepsScoreOf(ctx, organizationId, gameId) ? authorFor(ctx, actorName) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The device on which that was; null for everybody but the organization's administrators and the game's scorekeepers.",
  })
  device(@Ctx() ctx: RequestContext, @Root() { organizationId, gameId, enteredOn }: Play): string | null {
    return keepsScoreOf(ctx, organizationId, gameId) ? enteredOn : null;
  }
}

function playerOf(
  ctx: RequestContext,
  organizationId: number,
  playerId: number | null,
  info: GraphQLResolveInfo,
): Promise<Player | null> | Player | null {
  const key = playerId === null ? null : { organizationId, id: playerId };
  return key && knownOr<Player, null>(info, key, () => playerById(ctx).load(key));
}

/** Plays as a game has them. */
@Resolver(() => Game)
export class GamePlaysResolver {
  @FieldResolver(() => [Play], {
    description:
      "What happened, in order: by period, by place in it, at one place the period's end last, then by id. None where nobody entered plays.",
  })
  plays(
    @Ctx() ctx: RequestContext,
    @Root() game: Game,
    @Arg('includeDeleted', () => Boolean, {
      nullable: true,
      description:
        "True also answers those that were taken away, to the organization's administrators and the game's scorekeepers.",
    })
    includeDeleted?: boolean | null,
  ): Promise<Play[]> {
    return playsOfGame(ctx, game, includeDeleted === true);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has plays that are not taken away.' })
  async hasPlays(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: Game): Promise<boolean> {
    return (await gameWithPlays(ctx).load({ organizationId, id })) !== null;
  }

  @FieldResolver(() => PlaySettings, { description: 'What holds for its plays: what its season league decides.' })
  async playSettings(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, seasonLeagueId }: Game,
  ): Promise<PlaySettings> {
    const settings =
      seasonLeagueId === null ? null : await playSettingsOf(ctx).load({ organizationId, id: seasonLeagueId });
    return settings ?? DEFAULT_PLAY_SETTINGS;
  }
}

/** Settings for plays as a season league has them. */
@Resolver(() => SeasonLeague)
export class SeasonLeaguePlaySettingsResolver {
  @FieldResolver(() => PlaySettings, { description: 'What holds for the plays of its games.' })
  async playSettings(@Ctx() ctx: RequestContext, @Root() { organizationId, id }: SeasonLeague): Promise<PlaySettings> {
    return (await playSettingsOf(ctx).load({ organizationId, id })) ?? DEFAULT_PLAY_SETTINGS;
  }
}
