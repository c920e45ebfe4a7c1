import { ArgsType, Field, Int } from 'type-graphql';

/** The arguments of every paged list; a list adds its filter. */
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, { nullable: true, defaultValue: 50, description: 'How many at most: 1 to 100.' })
  first!: number | null;

  @Field(() => String, { nullable: true, description: 'Only what follows this cursor.' })
  after?: string | null;
}
