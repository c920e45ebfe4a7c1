import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { SeasonLeagueTeam } from './season-league-team.type.js';
import { addTeamToLeague, updateSeasonLeagueTeam } from './season-league-team.write.service.js';
import { deleteTeams, previewTeamRemoval, removeTeamsFromLeague } from './team-delete.service.js';
import { TeamRemovalPreview } from './team-removal.type.js';
import { AddTeamToLeagueInput, CreateTeamInput, UpdateSeasonLeagueTeamInput, UpdateTeamInput } from './team.input.js';
import { getSeasonLeagueTeam, getTeam } from './team.service.js';
import { Team } from './team.type.js';
import { createTeam, updateTeam } from './team.write.service.js';

/** Teams. */
@Resolver()
export class TeamWriteResolver {
  @Mutation(() => Team, { description: 'Creates a team, in a season league or in none. Admins only.' })
  async createTeam(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateTeamInput, { description: 'The team, over all seasons.' }) input: CreateTeamInput,
  ): Promise<Team> {
    return getTeam(ctx, await createTeam(ctx, input));
  }

  @Mutation(() => Team, {
    description: 'Changes a team: name, logo, colour, abbreviation, times at which it never plays. Admins only.',
  })
  async updateTeam(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The team's id." }) id: string,
    @Arg('input', () => UpdateTeamInput, { description: 'What changes.' }) input: UpdateTeamInput,
  ): Promise<Team> {
    return getTeam(ctx, await updateTeam(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description:
      'Deletes teams with their rosters and games, all or none; see `teamDeletionPreview`. Can be undone. Admins only.',
  })
  deleteTeams(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of teams.' }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteTeams(ctx, ids);
  }

  @Query(() => TeamRemovalPreview, { description: 'What `deleteTeams` would take with it. Admins only.' })
  teamDeletionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of teams.' }) ids: string[],
  ): Promise<TeamRemovalPreview> {
    return previewTeamRemoval(ctx, 'teams', ids);
  }
}

/** Teams in season leagues. */
@Resolver()
export class SeasonLeagueTeamWriteResolver {
  @Mutation(() => SeasonLeagueTeam, {
    description:
      'Adds a team to a season league: a new one by its name, or an existing one as the same team. Admins only.',
  })
  async addTeamToLeague(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddTeamToLeagueInput, { description: 'The league and the team.' }) input: AddTeamToLeagueInput,
  ): Promise<SeasonLeagueTeam> {
    return getSeasonLeagueTeam(ctx, await addTeamToLeague(ctx, input));
  }

  @Mutation(() => SeasonLeagueTeam, {
    description:
      'Changes a team in its season league: captain, rank, withdrawal; and name, logo, colour and abbreviation of the team. Admins only.',
  })
  async updateSeasonLeagueTeam(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The season-league team's id." }) id: string,
    @Arg('input', () => UpdateSeasonLeagueTeamInput, { description: 'What changes.' })
    input: UpdateSeasonLeagueTeamInput,
  ): Promise<SeasonLeagueTeam> {
    return getSeasonLeagueTeam(ctx, await updateSeasonLeagueTeam(ctx, id, input));
  }

  @Mutation(() => DeletePayload, {
    description:
      'Removes teams from their season leagues with their rosters and games there, all or none; the teams themselves stay. See `teamRemovalPreview`. Can be undone. Admins only.',
  })
  removeTeamsFromLeague(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of season-league teams.' }) ids: string[],
  ): Promise<DeletePayload> {
    return removeTeamsFromLeague(ctx, ids);
  }

  @Query(() => TeamRemovalPreview, { description: 'What `removeTeamsFromLeague` would take with it. Admins only.' })
  teamRemovalPreview(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of season-league teams.' }) ids: string[],
  ): Promise<TeamRemovalPreview> {
    return previewTeamRemoval(ctx, 'seasonLeagueTeams', ids);
  }
}
