import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../lib/node.type.js';
import { CalendarDate } from '../../lib/scalars.js';

/** A date on which a season league does not play. */
@ObjectType({ description: 'A date on which a season league does not play.', implements: Node })
export class WeekOff {
  organizationId!: number;
  seasonLeagueId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => CalendarDate, { description: 'The date.' })
  date!: string;

  @Field(() => String, { nullable: true, description: 'Why; null when nothing is said.' })
  reason!: string | null;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}
