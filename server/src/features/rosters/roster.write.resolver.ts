import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { movePlayersToTeam } from './move-players.service.js';
import { AddPlayerToTeamInput, UpdateRosterEntryInput } from './roster.input.js';
import { getRosterEntry } from './roster.service.js';
import { MovePlayersPayload, RosterEntry } from './roster.type.js';
import { addPlayerToTeam, removePlayersFromTeam, updateRosterEntry } from './roster.write.service.js';

@Resolver()
export class RosterWriteResolver {
  @Mutation(() => RosterEntry, {
    description: 'Puts a player on the roster of a team: one who exists, or a new one by name. Admins only.',
  })
  async addPlayerToTeam(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddPlayerToTeamInput, { description: 'The team and the player.' }) input: AddPlayerToTeamInput,
  ): Promise<RosterEntry> {
    return getRosterEntry(ctx, await addPlayerToTeam(ctx, input));
  }

  @Mutation(() => RosterEntry, {
    description:
      "Changes jersey number and position of a player in a team, and with them the player's name and picture. Admins only.",
  })
  async updateRosterEntry(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The roster entry's id." }) id: string,
    @Arg('input', () => UpdateRosterEntryInput, { description: 'What changes.' }) input: UpdateRosterEntryInput,
  ): Promise<RosterEntry> {
    return getRosterEntry(ctx, await updateRosterEntry(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description: 'Takes players off rosters, all or none; players and statistics stay. Can be undone. Admins only.',
  })
  removePlayersFromTeam(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of roster entries.' }) ids: string[],
  ): Promise<DeletePayload> {
    return removePlayersFromTeam(ctx, ids);
  }

  @Mutation(() => MovePlayersPayload, {
    description:
      'Moves players to another team of the season, all or none, with number and position; what they played stays where it is. Can be undone. Admins only.',
  })
  movePlayersToTeam(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of roster entries.' }) ids: string[],
    @Arg('seasonLeagueTeamId', () => ID, { description: 'The season-league team that they go to.' })
    seasonLeagueTeamId: string,
  ): Promise<MovePlayersPayload> {
    return movePlayersToTeam(ctx, ids, seasonLeagueTeamId);
  }
}

@Resolver(() => MovePlayersPayload)
export class MovePlayersPayloadResolver {
  @FieldResolver(() => [RosterEntry], { description: 'The players on their new team.' })
  rosterEntries(@Ctx() ctx: RequestContext, @Root() { rosterEntryIds }: MovePlayersPayload): Promise<RosterEntry[]> {
    return Promise.all(rosterEntryIds.map((id) => getRosterEntry(ctx, id)));
  }
}
