import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A new period; it comes at the end of the list.' })
export class CreateGamePeriodInput {
  @Field(() => ID, { description: 'The sport.' })
  sportId!: string;

  @Field(() => String, {
    description:
      'Name, 1 to 60 characters, unique within the sport in any case. "OT…" and "Overtime" are overtimes, "Final" is the final.',
  })
  name!: string;

  @Field(() => ID, { nullable: true, description: "Super administrators: acts for this user's organization." })
  userId?: string | null;
}

@InputType({ description: 'Changes of a period; what is absent stays.' })
export class UpdateGamePeriodInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether games leave it out. Scores stay.' })
  hidden?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
