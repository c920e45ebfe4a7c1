import { ArgsType, Field, ID, Int } from 'type-graphql';

/** What a record list is asked with. */
@ArgsType()
export class RecordsArgs {
  @Field(() => ID, { nullable: true, description: 'Only this season; without it all time.' })
  seasonId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only active seasons.' })
  active?: boolean | null;

  @Field(() => Int, { nullable: true, defaultValue: 20, description: 'How many rows: 1 to 100.' })
  first!: number | null;
}
