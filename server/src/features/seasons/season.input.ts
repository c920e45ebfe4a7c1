import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import { SeasonPart } from './season.enums.js';

@InputType({ description: 'What every season can be given.' })
class SeasonFieldsInput {
  @Field(() => CalendarDate, { nullable: true, description: 'First day.' })
  startDate?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day, inclusive; not before the first.' })
  finishDate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is being played; any number of seasons may be. Default for a new one: false.',
  })
  active?: boolean | null;
}

@InputType({
  description:
    'A new season. Its sport is the only one of the caller; for a super administrator that of the organization.',
})
export class CreateSeasonInput extends SeasonFieldsInput {
  @Field(() => String, { description: 'Name, 1 to 200 characters.' })
  name!: string;

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
export class UpdateSeasonInput extends SeasonFieldsInput {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
