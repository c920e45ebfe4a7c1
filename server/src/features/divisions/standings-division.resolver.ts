import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { StandingsRow } from '../standings/standings-row.type.js';
import { StandingsTable } from '../standings/standings-table.type.js';
import { divisionById } from './division.loaders.js';
import { Division } from './division.type.js';

/** The division of a row of the standings. */
@Resolver(() => StandingsRow)
export class StandingsRowDivisionResolver {
  @FieldResolver(() => Division, { nullable: true, description: "The team's division." })
  division(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, divisionId }: StandingsRow,
  ): Promise<Division | null> | null {
    return divisionId === null ? null : divisionById(ctx).load({ organizationId, id: divisionId });
  }
}

/** The division of a table of the standings. */
@Resolver(() => StandingsTable)
export class StandingsTableDivisionResolver {
  @FieldResolver(() => Division, {
    nullable: true,
    description: 'The division; null where tables are of leagues, and for teams of no division.',
  })
  division(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId, divisionId }: StandingsTable,
  ): Promise<Division | null> | null {
    return divisionId === null ? null : divisionById(ctx).load({ organizationId, id: divisionId });
  }
}
