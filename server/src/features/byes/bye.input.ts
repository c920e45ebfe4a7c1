import { Field, ID, InputType, Int } from 'type-graphql';
import { CalendarDate } from '../../lib/scalars.js';

@InputType({ description: 'A new bye of a team.' })
export class CreateByeInput {
  @Field(() => ID, { description: 'The team in its season league.' })
  seasonLeagueTeamId!: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The date on which the team does not play. Without one only administrators see the bye.',
  })
  date?: string | null;
}

@InputType({ description: 'Changes of a bye; what is absent stays.' })
export class UpdateByeInput {
  @Field(() => ID, { nullable: true, description: 'Another team, in its season league.' })
  seasonLeagueTeamId?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The date on which the team does not play; null: none yet.',
  })
  date?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
