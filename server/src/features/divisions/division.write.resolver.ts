import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { noteUndoId, undoIdOf } from '../undo/undo-ids.js';
import { DeletePayload } from '../undo/undo.type.js';
import { DivisionAssignment } from './division-assignment.type.js';
import { assignDivisionTeams } from './division-assign.write.service.js';
import {
  AssignDivisionTeamInput,
  AssignDivisionTeamsInput,
  CreateDivisionInput,
  ReorderDivisionTeamsInput,
  UpdateDivisionInput,
} from './division.input.js';
import { seedDivisionFromStandings } from './division-seeding.service.js';
import { getDivision, getDivisions, getDivisionTeam, listTeamsOfDivision } from './division.service.js';
import { Division, DivisionTeam } from './division.type.js';
import { createDivision, updateDivision } from './division.write.service.js';
import { assignDivisionTeam, reorderDivisionTeams, unassignDivisionTeam } from './division-team.write.service.js';

/** Divisions by hand. */
@Resolver(() => Division)
export class DivisionWriteResolver {
  @Mutation(() => Division, { description: 'Adds a division to a season. Admins only.' })
  async createDivision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateDivisionInput, { description: 'The division.' }) input: CreateDivisionInput,
  ): Promise<Division> {
    return getDivision(ctx, await createDivision(ctx, input));
  }

  @Mutation(() => Division, {
    description: 'Renames a division, or changes what it decides about its bracket. Can be undone. Admins only.',
  })
  async updateDivision(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The division's id." }) id: string,
    @Arg('input', () => UpdateDivisionInput, { description: 'What changes.' }) input: UpdateDivisionInput,
  ): Promise<Division> {
    const { id: divisionId, undoId } = await updateDivision(ctx, id, input);
    noteUndoId(ctx, 'division', divisionId, undoId);
    return getDivision(ctx, divisionId);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Where `updateDivision` answers the division: for `undo`, within ten minutes, to take that save back; null when nothing differed, and in queries.',
  })
  undoId(@Ctx() ctx: RequestContext, @Root() { id }: Division): string | null {
    return undoIdOf(ctx, 'division', id);
  }

  @Mutation(() => DivisionTeam, {
    description: 'Adds an unassigned team to a division; refused for one that is in a division already. Admins only.',
  })
  async assignDivisionTeam(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AssignDivisionTeamInput, { description: 'The team and its place.' })
    input: AssignDivisionTeamInput,
  ): Promise<DivisionTeam> {
    return getDivisionTeam(ctx, await assignDivisionTeam(ctx, input));
  }

  @Mutation(() => DivisionAssignment, {
    description:
      'Moves teams to a place in a division, or out of all: what one drop of a drag does. Refused when a division that it touches has changed. Admins only.',
  })
  async assignDivisionTeams(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AssignDivisionTeamsInput, { description: 'The teams and where they go.' })
    input: AssignDivisionTeamsInput,
  ): Promise<DivisionAssignment> {
    const { divisionIds, ...rest } = await assignDivisionTeams(ctx, input);
    return { ...rest, divisions: await getDivisions(ctx, divisionIds) };
  }

  @Mutation(() => DivisionAssignment, {
    description:
      "Stores the order of the standings as the positions of a division's teams; who has withdrawn last; results change nothing of them afterwards. Admins only.",
  })
  async seedDivisionFromStandings(
    @Ctx() ctx: RequestContext,
    @Arg('divisionId', () => ID, { description: 'The division.' }) divisionId: string,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The version of the division that the caller saw.',
    })
    expectedVersion: number | null,
  ): Promise<DivisionAssignment> {
    const { divisionIds, ...rest } = await seedDivisionFromStandings(ctx, divisionId, expectedVersion);
    return { ...rest, divisions: await getDivisions(ctx, divisionIds) };
  }

  @Mutation(() => DeletePayload, { description: 'Takes a team out of a division; the others close up. Admins only.' })
  unassignDivisionTeam(
    @Ctx() ctx: RequestContext,
    @Arg('divisionId', () => ID, { description: 'The division.' }) divisionId: string,
    @Arg('seasonLeagueTeamId', () => ID, { description: 'The team as it is in its season league.' })
    seasonLeagueTeamId: string,
  ): Promise<DeletePayload> {
    return unassignDivisionTeam(ctx, divisionId, seasonLeagueTeamId);
  }

  @Mutation(() => [DivisionTeam], {
    description: "Puts a division's teams into an order, all of them at once. Answers them in it. Admins only.",
  })
  async reorderDivisionTeams(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReorderDivisionTeamsInput, { description: 'The division and the order.' })
    input: ReorderDivisionTeamsInput,
  ): Promise<DivisionTeam[]> {
    return listTeamsOfDivision(ctx, await reorderDivisionTeams(ctx, input));
  }
}
