import { ArgsType, Field, ID } from 'type-graphql';
import { StatScope } from './stat-scope.enums.js';

/** Which seasons a player's figures are from. */
@ArgsType()
export class StatScopeArgs {
  @Field(() => ID, { nullable: true, description: 'Only this season, whatever the scope.' })
  seasonId?: string | null;

  @Field(() => StatScope, { nullable: true, defaultValue: StatScope.ACTIVE, description: 'Active seasons or all.' })
  scope!: StatScope | null;
}
