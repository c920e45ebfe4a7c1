import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Who wants to be told of a team’s games by e-mail.' })
export class FollowByMailInput {
  @Field(() => ID, { description: "The organization's id." })
  organizationId!: string;

  @Field(() => ID, { description: "The team's id." })
  teamId!: string;

  @Field(() => String, { description: 'E-mail address. It is asked first, and shown to nobody.' })
  email!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether results and their corrections are wanted, beside games that are moved, called off or taken up again.',
  })
  wantsResults?: boolean | null;
}
