import { Field, ID, ObjectType } from 'type-graphql';
import { Moment } from '../../lib/scalars.js';
import { Theme } from '../organizations/organization.enums.js';
import { UserRole } from '../users/user.enums.js';

@ObjectType({ description: 'The signed-in user.' })
export class CurrentUser {
  /** The own organization. */
  organizationId!: number | null;

  /** The organization acted for. */
  actingForId!: number | null;

  @Field(() => ID, { description: 'Positive integer, unique on the platform.' })
  id!: number;

  @Field(() => String, { description: 'Name to sign in with.' })
  username!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => UserRole, { description: 'What the user may do.' })
  role!: UserRole;

  @Field(() => Theme, { description: 'Colours of the admin area.' })
  theme!: Theme;

  @Field(() => Boolean, { description: 'Whether the password is a temporary one, to be changed now.' })
  mustChangePassword!: boolean;
}

@ObjectType({ description: 'A session of the signed-in user: a browser.' })
export class UserSession {
  @Field(() => ID, { description: 'Positive integer, unique on the platform.' })
  id!: number;

  @Field(() => Moment, { description: 'When it was opened.' })
  createdAt!: Date;

  @Field(() => Moment, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'Network address that it was opened from.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'What the browser called itself.' })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'Whether it is the session that asks.' })
  current!: boolean;
}

@ObjectType({ description: 'A successful sign-in. The session itself travels in a cookie.' })
export class SignInPayload {
  @Field(() => CurrentUser, { description: 'Who is signed in now.' })
  user!: CurrentUser;

  @Field(() => String, {
    description: 'Token for the X-XSRF-TOKEN header of every writing call; also in the XSRF-TOKEN cookie.',
  })
  csrfToken!: string;
}

@ObjectType({ description: 'What a link to choose a password is for.' })
export class PasswordLink {
  @Field(() => String, { description: 'Name to sign in with.' })
  username!: string;

  @Field(() => Boolean, { description: 'Whether it is an invitation; otherwise a password was forgotten.' })
  isInvitation!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the organization; null for an account of the platform.',
  })
  organizationName!: string | null;

  @Field(() => Moment, { description: 'Until when it is good.' })
  expiresAt!: Date;
}
