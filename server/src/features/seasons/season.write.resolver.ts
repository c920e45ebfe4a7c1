import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { copySeason } from '../season-copy/season-copy.service.js';
import { CreateSeasonInput, UpdateSeasonInput } from './season.input.js';
import { getSeason } from './season.service.js';
import { Season } from './season.type.js';
import { createSeason, updateSeason } from './season.write.service.js';

@Resolver(() => Season)
export class SeasonWriteResolver {
  @Mutation(() => Season, {
    description: "Creates a season, if asked with another season's leagues, divisions, teams and rosters. Admins only.",
  })
  async createSeason(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSeasonInput, { description: 'The season.' }) input: CreateSeasonInput,
  ): Promise<Season> {
    return getSeason(ctx, await createSeason(ctx, input, copySeason));
  }

  @Mutation(() => Season, { description: 'Changes a season. Admins only.' })
  async updateSeason(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The season's id." }) id: string,
    @Arg('input', () => UpdateSeasonInput, { description: 'What changes.' }) input: UpdateSeasonInput,
  ): Promise<Season> {
    return getSeason(ctx, await updateSeason(ctx, id, input));
  }
}
