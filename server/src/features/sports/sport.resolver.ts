import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { allSports } from './sport.loaders.js';
import { Sport } from './sport.type.js';

@Resolver(() => Sport)
export class SportResolver {
  @Query(() => [Sport], { description: 'All sports of the platform.' })
  async sports(@Ctx() ctx: RequestContext): Promise<Sport[]> {
    return [...(await allSports(ctx)).values()];
  }
}
