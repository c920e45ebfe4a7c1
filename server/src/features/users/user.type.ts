import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import { Theme } from '../organizations/organization.enums.js';
import { InvitationState, UserRole } from './user.enums.js';

@ObjectType({ description: 'An account that can sign in, as other administrators see it.' })
export class User {
  /** Null for a super administrator of no organization. */
  organizationId!: number | null;

  @Field(() => ID, { description: 'Positive integer, unique on the platform.' })
  id!: number;

  @Field(() => String, { description: 'Name to sign in with, unique on the platform in any case.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address; null for callers who may not edit this user.' })
  email!: string | null;

  @Field(() => UserRole, { description: 'What the user may do.' })
  role!: UserRole;

  @Field(() => Theme, { description: "Colours of the user's admin area." })
  theme!: Theme;

  @Field(() => Boolean, { description: 'Whether the caller may edit and delete this user.' })
  editable!: boolean;

  @Field(() => Moment, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Grows with each change: `expectedVersion` of an update.' })
  version!: number;
}

@ObjectType({ description: 'A user after a change.' })
export class UserPayload {
  @Field(() => User, { description: 'The user.' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description: 'The new password to hand over, after a reset or when none was given; shown this once.',
  })
  temporaryPassword!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The link of an invitation to hand over, where this installation sends no mail; shown this once.',
  })
  invitationLink!: string | null;
}

@ObjectType({ description: 'The invitation of a user who has not chosen a password yet.' })
export class UserInvitation {
  @Field(() => Moment, { description: 'When it was made, or made anew.' })
  madeAt!: Date;

  @Field(() => Moment, { description: 'Until when its link is good, if it is at all.' })
  expiresAt!: Date;

  @Field(() => InvitationState, { description: 'Whether its link opens anything.' })
  state!: InvitationState;
}
