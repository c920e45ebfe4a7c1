import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';
import type { Team } from '../teams/team.type.js';

/** A team that does not play. */
@ObjectType({
  description: 'A team that does not play: entered by an administrator, or following from a published schedule.',
})
export class Bye {
  organizationId!: number;
  seasonLeagueId!: number;
  teams!: Team[];

  @Field(() => ID, {
    nullable: true,
    description: 'Positive integer, unique within the organization; null when it follows from a schedule.',
  })
  id!: number | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The date on which the team does not play.' })
  date!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How often it was saved; updates name the version that they are based on. Null when it follows from a schedule.',
  })
  version!: number | null;
}
