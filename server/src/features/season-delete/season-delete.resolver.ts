import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { DeletePayload } from '../undo/undo.type.js';
import { previewDivision, previewSeasonLeagues, previewSeasons } from './deletion-preview.service.js';
import { DeletionPreview } from './deletion-preview.type.js';
import { deleteDivision, deleteSeasons, removeLeaguesFromSeason } from './season-delete.service.js';

@Resolver()
export class SeasonDeleteResolver {
  @Query(() => DeletionPreview, { description: 'What deleting these seasons would take along. Admins only.' })
  seasonDeletionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of seasons.' }) ids: string[],
  ): Promise<DeletionPreview> {
    return previewSeasons(ctx, ids);
  }

  @Query(() => DeletionPreview, {
    description: 'What removing these leagues from a season would take along. Admins only.',
  })
  seasonLeagueRemovalPreview(
    @Ctx() ctx: RequestContext,
    @Arg('seasonId', () => ID, { description: 'The season.' }) seasonId: string,
    @Arg('leagueIds', () => [ID], { description: 'Ids of leagues in it.' }) leagueIds: string[],
  ): Promise<DeletionPreview> {
    return previewSeasonLeagues(ctx, seasonId, leagueIds);
  }

  @Query(() => DeletionPreview, { description: 'What deleting this division would take along. Admins only.' })
  divisionDeletionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The division's id." }) id: string,
  ): Promise<DeletionPreview> {
    return previewDivision(ctx, id);
  }

  @Mutation(() => DeletePayload, {
    description: 'Deletes a season with all that is in it. Leagues, teams and players exist on. Admins only.',
  })
  deleteSeason(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The season's id." }) id: string,
  ): Promise<DeletePayload> {
    return deleteSeasons(ctx, [id]);
  }

  @Mutation(() => DeletePayload, { description: 'Deletes seasons with all that is in them, all or none. Admins only.' })
  deleteSeasons(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of seasons.' }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteSeasons(ctx, ids);
  }

  @Mutation(() => DeletePayload, {
    description:
      'Removes leagues from a season with their teams, games and schedules there, all or none; the leagues exist on. Answers season league ids. Admins only.',
  })
  removeLeaguesFromSeason(
    @Ctx() ctx: RequestContext,
    @Arg('seasonId', () => ID, { description: 'The season.' }) seasonId: string,
    @Arg('leagueIds', () => [ID], { description: 'Ids of leagues in it.' }) leagueIds: string[],
  ): Promise<DeletePayload> {
    return removeLeaguesFromSeason(ctx, seasonId, leagueIds);
  }

  @Mutation(() => DeletePayload, {
    description: 'Deletes a division and the games of its bracket; its teams become unassigned. Admins only.',
  })
  deleteDivision(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The division's id." }) id: string,
  ): Promise<DeletePayload> {
    return deleteDivision(ctx, id);
  }
}
