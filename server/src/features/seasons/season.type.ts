import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';

/** A season of an organization. Any number may be active. */
@ObjectType({ description: 'A span of play of one sport. Any number of seasons may be active at a time.' })
export class Season {
  organizationId!: number;
  sportId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'For instance "Fall 2025".' })
  name!: string;

  @Field(() => CalendarDate, { nullable: true, description: 'First day; null when it is not known.' })
  startDate!: string | null;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day, inclusive; null when it is not known.' })
  finishDate!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the season is being played; pages of one season show the first active one.',
  })
  active!: boolean;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
