import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { copyLeagues } from '../season-copy/copy-leagues.service.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreateLeagueInput, ReorderSeasonLeaguesInput, UpdateLeagueInput } from './league.input.js';
import { getLeague, getSeasonLeagues, listSeasonLeaguesAsAdmin } from './league.service.js';
import { League, SeasonLeague } from './league.type.js';
import { deleteLeagues, updateLeague } from './league.write.service.js';
import { createLeague, reorderSeasonLeagues } from './season-league.write.service.js';

@Resolver()
export class LeagueWriteResolver {
  @Mutation(() => [SeasonLeague], {
    description:
      'Adds a league to a season, by name or copied from another season (without a name: all of its leagues). Answers what was added. Admins only.',
  })
  async createLeague(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateLeagueInput, { description: 'The league.' }) input: CreateLeagueInput,
  ): Promise<SeasonLeague[]> {
    return getSeasonLeagues(ctx, await createLeague(ctx, input, copyLeagues));
  }

  @Mutation(() => League, { description: 'Renames a league, or puts it at a place of a season. Admins only.' })
  async updateLeague(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The league's id." }) id: string,
    @Arg('input', () => UpdateLeagueInput, { description: 'What changes.' }) input: UpdateLeagueInput,
  ): Promise<League> {
    return getLeague(ctx, await updateLeague(ctx, id, input));
  }

  @Mutation(() => [SeasonLeague], {
    description: "Puts a season's leagues into an order, all of them at once. Answers them in it. Admins only.",
  })
  async reorderSeasonLeagues(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReorderSeasonLeaguesInput, { description: 'The season and the order.' })
    input: ReorderSeasonLeaguesInput,
  ): Promise<SeasonLeague[]> {
    return listSeasonLeaguesAsAdmin(ctx, await reorderSeasonLeagues(ctx, input));
  }

  @Mutation(() => DeletePayload, {
    description: 'Deletes leagues that no season has any more, all or none. Admins only.',
  })
  deleteLeagues(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of leagues.' }) ids: string[],
  ): Promise<DeletePayload> {
    return deleteLeagues(ctx, ids);
  }
}
