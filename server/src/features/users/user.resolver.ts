import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { getOrganization } from '../organizations/organization.service.js';
import { Organization } from '../organizations/organization.type.js';
import { sportById } from '../sports/sport.loaders.js';
import { Sport } from '../sports/sport.type.js';
import { DeletePayload } from '../undo/undo.type.js';
import { CreateUserInput, UpdateUserInput } from './user.input.js';
import { inviteAgain, withdrawInvitation } from './password-link.service.js';
import { invitationOfUser, sportIdsOfUser } from './user.loaders.js';
import { findUser, getUser, listUsers, usersOfOrganization } from './user.service.js';
import { User, UserInvitation, UserPayload } from './user.type.js';
import { addUserToOrganization, createUser, deleteUser, updateUser, type UserChange } from './user.write.service.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

@Resolver(() => User)
export class UserResolver {
  @Query(() => [User], {
    description:
      'Users by name: of the organization acted for; super administrators may ask for any one or for all. Admins only.',
  })
  users(
    @Ctx() ctx: RequestContext,
    @Arg('organizationId', () => ID, { nullable: true, description: 'Default: the organization acted for.' })
    organizationId?: string | null,
    @Arg('everywhere', () => Boolean, {
      nullable: true,
      description: 'All users of the platform; super administrators only.',
    })
    everywhere?: boolean | null,
  ): Promise<User[]> {
    return listUsers(ctx, { organizationId, everywhere });
  }

  @Query(() => User, { nullable: true, description: 'A user by id; null when missing. Admins only.' })
  user(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<User | null> {
    return findUser(ctx, id);
  }

  @Mutation(() => UserPayload, {
    description: 'Creates a user. Super administrators; owners for staff where their organization lets them.',
  })
  async createUser(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateUserInput, { description: 'The user.' }) input: CreateUserInput,
  ): Promise<UserPayload> {
    return payload(ctx, await createUser(ctx, input));
  }

  @Mutation(() => UserPayload, {
    description:
      'Changes a user, or resets the password. A change of role or organization and a reset end all sessions of the user. Super administrators; owners for staff where their organization lets them.',
  })
  async updateUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
    @Arg('input', () => UpdateUserInput, { description: 'What changes.' }) input: UpdateUserInput,
  ): Promise<UserPayload> {
    return payload(ctx, await updateUser(ctx, id, input));
  }

  @Mutation(() => UserPayload, {
    description:
      'Sends an invitation again, or makes it anew; the former link opens nothing any more. Super administrators; owners for staff where their organization lets them.',
  })
  async inviteUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<UserPayload> {
    const invited = await inviteAgain(ctx, id);
    return payload(ctx, { userId: invited.id, temporaryPassword: null, invitationLink: invited.link });
  }

  @Mutation(() => User, {
    description:
      'Withdraws the invitation of a user who has not chosen a password yet: its link opens nothing. Super administrators; owners for staff where their organization lets them.',
  })
  async withdrawInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<User> {
    return getUser(ctx, await withdrawInvitation(ctx, id));
  }

  @Mutation(() => DeletePayload, {
    description:
      'Deletes a user and ends the sessions; nobody deletes the own account. Super administrators; owners for staff where their organization lets them.',
  })
  deleteUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<DeletePayload> {
    return deleteUser(ctx, id);
  }

  @Mutation(() => Organization, {
    description: 'Attaches a user to an organization and ends the sessions of the user. Super administrators only.',
  })
  async addUserToOrganization(
    @Ctx() ctx: RequestContext,
    @Arg('organizationId', () => ID, { description: "The organization's id." }) organizationId: string,
    @Arg('userId', () => ID, { description: "The user's id." }) userId: string,
  ): Promise<Organization> {
    return getOrganization(ctx, await addUserToOrganization(ctx, organizationId, userId));
  }

  @FieldResolver(() => Organization, {
    nullable: true,
    description: 'The organization of the user; null for a super administrator of none.',
  })
  organization(@Ctx() ctx: RequestContext, @Root() { organizationId }: User): PromiseOrValue<Organization | null> {
    return organizationId === null ? null : organizationById(ctx, organizationId);
  }

  @FieldResolver(() => UserInvitation, {
    nullable: true,
    description: 'While the user has not chosen a password; null for callers who may not edit this user.',
  })
  invitation(@Ctx() ctx: RequestContext, @Root() { id, editable }: User): Promise<UserInvitation | null> | null {
    return editable ? invitationOfUser(ctx).load(id) : null;
  }

  @FieldResolver(() => [Sport], { description: 'Sports that the user manages.' })
  async sports(@Ctx() ctx: RequestContext, @Root() { id }: User): Promise<Sport[]> {
    const ids = await sportIdsOfUser(ctx).load(id);
    return Promise.all(ids.map((sportId) => sportById(ctx).load(sportId)));
  }
}

@Resolver(() => Organization)
export class OrganizationUsersResolver {
  @FieldResolver(() => [User], {
    description: 'Its users by name, for callers who administer it; empty for everybody else.',
  })
  users(@Ctx() ctx: RequestContext, @Root() { id }: Organization): Promise<User[]> {
    return usersOfOrganization(ctx, id);
  }
}

async function payload(
  ctx: RequestContext,
  { userId, temporaryPassword, invitationLink = null }: UserChange,
): Promise<UserPayload> {
  return { user: await getUser(ctx, userId), temporaryPassword, invitationLink };
}
