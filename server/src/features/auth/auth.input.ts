import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a user signs in with.' })
export class SignInInput {
  @Field(() => String, { description: 'User name, in any case.' })
  username!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Slug of the organization whose site asks.' })
  slug?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Host name of the organization whose site asks; the slug wins. Default: the host of the request.',
  })
  domain?: string | null;
}

@InputType({ description: 'A change of the own password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword!: string;

  @Field(() => String, {
    description: 'The new one: at least 10 characters, none of the commonest passwords, and more than the user name.',
  })
  newPassword!: string;
}

@InputType({ description: 'A new password, chosen by a link.' })
export class ChoosePasswordInput {
  @Field(() => String, { description: 'What stands behind the # of the link.' })
  secret!: string;

  @Field(() => String, {
    description: 'At least 10 characters, none of the commonest passwords, and more than the user name.',
  })
  newPassword!: string;
}
