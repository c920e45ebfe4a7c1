import { Field, ID, InputType, Int } from 'type-graphql';
import { changesInput, newInput } from '../../lib/fields/inputs.js';
import { SeasonPart } from './season.enums.js';
import { SEASON_INPUT } from './season.fields.js';

@InputType({
  description:
    'A new season. Its sport is the only one of the caller; for a super administrator that of the organization.',
})
export class CreateSeasonInput extends newInput(SEASON_INPUT) {
  @Field(() => ID, {
    nullable: true,
    description: 'The sport; only needed by a super administrator acting for an organization with several.',
  })
  sportId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A season whose leagues, divisions, teams and rosters the new one begins with.',
  })
  copyFromSeasonId?: string | null;

  @Field(() => [SeasonPart], { nullable: true, description: 'What to copy beside the leagues; default everything.' })
  copyParts?: SeasonPart[] | null;
}

@InputType({ description: 'Changes of a season; what is absent stays, null clears a date.' })
export class UpdateSeasonInput extends changesInput(SEASON_INPUT) {
  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
