import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What opens a game for a scorekeeper without an account, and who that is.' })
export class OpenScorekeepingInput {
  @Field(() => String, { description: 'The name under which everything is entered; at most 40 letters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'What the link ends with; or give the code.' })
  secret?: string | null;

  @Field(() => String, { nullable: true, description: 'The code, in any case, with or without dashes.' })
  code?: string | null;
}
