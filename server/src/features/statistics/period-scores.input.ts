import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'The score of a team in a period, if it still is as the caller has seen it.' })
export class SetPeriodScoreInput {
  @Field(() => ID, { description: 'The team, one of the two that play.' })
  teamId!: string;

  @Field(() => ID, { description: 'The period: a visible one of the sport, an overtime too, but not the final.' })
  periodId!: string;

  @Field(() => Int, { nullable: true, description: 'Points in this period alone, from 0 to 9999; null removes them.' })
  score?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The score's version that the change is based on, 0 without one; the GraphQL endpoint asks for it.",
  })
  expectedVersion?: number | null;
}

@InputType({ description: 'Scores of a game by team and period: at most 200.' })
export class SavePeriodScoresInput {
  @Field(() => [SetPeriodScoreInput], { description: 'The scores, at most one for a team and period.' })
  scores!: SetPeriodScoreInput[];
}
