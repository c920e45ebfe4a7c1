import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Season } from '../seasons/season.type.js';
import { findDivision } from './division.service.js';
import { Division } from './division.type.js';

/** A division of a season. */
@Resolver(() => Season)
export class SeasonDivisionResolver {
  @FieldResolver(() => Division, {
    nullable: true,
    description: 'A division of it by id; null when the season has none with this id.',
  })
  async division(
    @Ctx() ctx: RequestContext,
    @Root() season: Season,
    @Arg('id', () => ID, { description: "The division's id." }) id: string,
  ): Promise<Division | null> {
    const division = await findDivision(ctx, season.organizationId, id);
    return division?.seasonId === season.id ? division : null;
  }
}
