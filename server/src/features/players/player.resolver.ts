import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { findAttribute } from '../attributes/attribute.service.js';
import { PlayerAttribute } from '../attributes/attribute.type.js';
import { Organization } from '../organizations/organization.type.js';
import { wornByPlayer } from '../player-names/worn.loaders.js';
import { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { PlayerAttributeValue } from './player-attribute-value.type.js';
import { playerById, videosOfPlayer } from './player.loaders.js';
import { findPlayer, listAttributeValues, listPlayers } from './player.service.js';
import { Player, PlayerConnection, PlayersArgs, PlayerVideo } from './player.type.js';

/** An organization's players. */
@Resolver(() => Organization)
export class OrganizationPlayersResolver {
  @FieldResolver(() => Player, {
    nullable: true,
    description: 'A player by id; null when the organization has none with this id.',
  })
  player(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Arg('id', () => ID, { description: "The player's id." }) id: string,
  ): Promise<Player | null> {
    return findPlayer(ctx, organization.id, id);
  }

  @FieldResolver(() => PlayerConnection, { description: 'Players by last name, then first name.' })
  async players(
    @Ctx() ctx: RequestContext,
    @Root() organization: Organization,
    @Args(() => PlayersArgs) args: PlayersArgs,
  ): Promise<PlayerConnection> {
    return new PlayerConnection(await listPlayers(ctx, organization.id, args));
  }
}

/** What belongs to a player. */
@Resolver(() => Player)
export class PlayerResolver {
  @FieldResolver(() => [PlayerVideo], { description: 'Videos of the player, in order.' })
  videos(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<PlayerVideo[]> {
    return videosOfPlayer(ctx).load(player);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Number of the profile: that of the roster entry in the active season, otherwise the attribute Number. A season's views show `RosterEntry.shownJerseyNumber`.",
  })
  async jerseyNumber(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<string | null> {
    return (await wornByPlayer(ctx).load(player)).jerseyNumber;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Position of the profile: that of the roster entry in the active season, otherwise the attribute Position.',
  })
  async position(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<string | null> {
    return (await wornByPlayer(ctx).load(player)).position;
  }

  @FieldResolver(() => [PlayerAttributeValue], {
    description: "The organization's visible attributes in order, each with what it is for the player.",
  })
  attributes(@Ctx() ctx: RequestContext, @Root() player: Player): Promise<PlayerAttributeValue[]> {
    return listAttributeValues(ctx, player);
  }
}

/** What a value is the value of. */
@Resolver(() => PlayerAttributeValue)
export class PlayerAttributeValueResolver {
  @FieldResolver(() => PlayerAttribute, { description: 'The attribute.' })
  attribute(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, attributeId }: PlayerAttributeValue,
  ): Promise<PlayerAttribute | null> {
    return findAttribute(ctx, organizationId, attributeId);
  }
}

/** A season-league team's captain. */
@Resolver(() => SeasonLeagueTeam)
export class SeasonLeagueTeamCaptainResolver {
  @FieldResolver(() => Player, {
    nullable: true,
    description: 'The captain (or coach) when it is one of the players; the name is in `captainName`.',
  })
  async captain(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, captainPlayerId }: SeasonLeagueTeam,
  ): Promise<Player | null> {
    return captainPlayerId === null ? null : playerById(ctx).load({ organizationId, id: captainPlayerId });
  }
}
