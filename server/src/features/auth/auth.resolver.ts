import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Theme } from '../organizations/organization.enums.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { Organization } from '../organizations/organization.type.js';
import { sportById } from '../sports/sport.loaders.js';
import { Sport } from '../sports/sport.type.js';
import { sportIdsOfUser } from '../users/user.loaders.js';
import { ChangePasswordInput, SignInInput } from './auth.input.js';
import { CurrentUser, SignInPayload, UserSession } from './auth.type.js';
import {
  becomeSignedIn,
  becomeSignedOut,
  findCurrentUser,
  getCurrentUser,
  setMyTheme,
} from './current-user.service.js';
import { actFor, listOwnSessions, signOutElsewhere } from './session.service.js';
import { siteOf } from './sign-in-site.service.js';
import { changeOwnPassword, signIn, signOut } from './sign-in.service.js';
import type { PromiseOrValue } from '../../lib/promise-or-value.js';

@Resolver(() => CurrentUser)
export class AuthResolver {
  @Query(() => CurrentUser, { nullable: true, description: 'The signed-in user; null when nobody is.' })
  me(@Ctx() ctx: RequestContext): Promise<CurrentUser | null> {
    return findCurrentUser(ctx);
  }

  @Query(() => [UserSession], {
    description: "The caller's own sessions, the one used last first. Whoever is signed in.",
  })
  mySessions(@Ctx() ctx: RequestContext): Promise<UserSession[]> {
    return listOwnSessions(ctx);
  }

  @Mutation(() => SignInPayload, {
    description: 'Signs in at the site of an organization or of the platform; sets the session cookie.',
  })
  async signIn(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignInInput, { description: 'Who, and where.' }) input: SignInInput,
  ): Promise<SignInPayload> {
    const result = await signIn(ctx, input, await siteOf(ctx, input));
    becomeSignedIn(ctx, result);
    return { user: await getCurrentUser(ctx), csrfToken: result.csrfToken };
  }

  @Mutation(() => Boolean, { description: 'Ends the session and clears its cookie. True also when there was none.' })
  async signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    await signOut(ctx);
    becomeSignedOut(ctx);
    return true;
  }

  @Mutation(() => CurrentUser, {
    description: 'Changes the own password and ends all other sessions. Whoever is signed in.',
  })
  async changeOwnPassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'Present and new password.' }) input: ChangePasswordInput,
  ): Promise<CurrentUser> {
    await changeOwnPassword(ctx, input.currentPassword, input.newPassword);
    return getCurrentUser(ctx);
  }

  @Mutation(() => Int, {
    description: 'Ends all other sessions of the caller. Answers how many there were. Whoever is signed in.',
  })
  signOutElsewhere(@Ctx() ctx: RequestContext): Promise<number> {
    return signOutElsewhere(ctx);
  }

  @Mutation(() => CurrentUser, {
    description: 'Chooses the organization that a super administrator acts for. Super administrators only.',
  })
  async actFor(
    @Ctx() ctx: RequestContext,
    @Arg('organizationId', () => ID, { nullable: true, description: 'Null for none.' }) organizationId?: string | null,
  ): Promise<CurrentUser> {
    await actFor(ctx, organizationId ?? null);
    return getCurrentUser(ctx);
  }

  @Mutation(() => CurrentUser, {
    description: "Sets the colours of the caller's own admin area. Whoever is signed in.",
  })
  async setMyTheme(
    @Ctx() ctx: RequestContext,
    @Arg('theme', () => Theme, { description: 'The colours.' }) theme: Theme,
  ): Promise<CurrentUser> {
    await setMyTheme(ctx, theme);
    return getCurrentUser(ctx);
  }

  @FieldResolver(() => Organization, { nullable: true, description: "The user's own organization." })
  organization(
    @Ctx() ctx: RequestContext,
    @Root() { organizationId }: CurrentUser,
  ): PromiseOrValue<Organization | null> {
    return organizationId === null ? null : organizationById(ctx, organizationId);
  }

  @FieldResolver(() => Organization, {
    nullable: true,
    description: 'The organization acted for; null while a super administrator has chosen none.',
  })
  actingFor(@Ctx() ctx: RequestContext, @Root() { actingForId }: CurrentUser): PromiseOrValue<Organization | null> {
    return actingForId === null ? null : organizationById(ctx, actingForId);
  }

  @FieldResolver(() => [Sport], { description: 'Sports that the user manages.' })
  async sports(@Ctx() ctx: RequestContext, @Root() { id }: CurrentUser): Promise<Sport[]> {
    const ids = await sportIdsOfUser(ctx).load(id);
    return Promise.all(ids.map((sportId) => sportById(ctx).load(sportId)));
  }
}
