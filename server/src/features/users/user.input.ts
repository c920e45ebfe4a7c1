import { Field, ID, InputType, Int } from 'type-graphql';
import { UserRole } from './user.enums.js';

@InputType({ description: 'A new user.' })
export class CreateUserInput {
  @Field(() => String, {
    description: 'Name to sign in with: 1 to 100 characters, unique on the platform in any case.',
  })
  username!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of at least 10 characters, none of the commonest, more than the user name; a temporary one is made without it.',
  })
  password?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Lets the user choose the password by a link, which is sent by e-mail, or answered where none is sent.',
  })
  invite?: boolean | null;

  @Field(() => UserRole, { description: 'STAFF or ORG_OWNER.' })
  role!: UserRole;

  @Field(() => ID, { nullable: true, description: 'The organization; default: the one acted for.' })
  organizationId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Sports that the user manages.' })
  sportIds?: string[] | null;
}

@InputType({ description: 'Changes of a user; what is absent stays.' })
export class UpdateUserInput {
  @Field(() => String, { nullable: true, description: 'Name to sign in with.' })
  username?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address; null takes it away.' })
  email?: string | null;

  @Field(() => UserRole, { nullable: true, description: 'STAFF or ORG_OWNER. A change ends all sessions of the user.' })
  role?: UserRole | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Makes a temporary password, answered once, and ends all sessions of the user.',
  })
  resetPassword?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The organization, changed by super administrators only. A change ends all sessions of the user and takes away sports that it does not play.',
  })
  organizationId?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Sports that the user manages.' })
  sportIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change is based on; the GraphQL endpoint asks for it.',
  })
  expectedVersion?: number | null;
}
