import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import { Team } from '../teams/team.type.js';
import { pushKeys } from './push-keys.service.js';
import { FollowByPushInput, RenewPushInput, UnfollowByPushInput } from './push-subscription.input.js';
import { followByPush, pushFollowersOfTeam, renewPush, unfollowByPush } from './push-subscription.service.js';

@Resolver(() => Team)
export class PushSubscriptionResolver {
  @Query(() => String, {
    description: 'The public key of this installation by which browsers subscribe to push messages (VAPID), base64url.',
  })
  async pushKey(@Ctx() { services }: RequestContext): Promise<string> {
    return (await pushKeys(services)).publicKey;
  }

  @Mutation(() => Boolean, {
    description:
      'Lets a browser be told of a team’s games by push messages. The answer is true whether it was before or not.',
  })
  async followTeamByPush(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FollowByPushInput, { description: 'Team, subscription, and what is wanted.' })
    input: FollowByPushInput,
  ): Promise<boolean> {
    await followByPush(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Ends push messages about a team’s games. The answer is true whether there were any or not.',
  })
  async unfollowTeamByPush(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UnfollowByPushInput, { description: 'Team and browser.' }) input: UnfollowByPushInput,
  ): Promise<boolean> {
    await unfollowByPush(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a browser’s push messages elsewhere: its push service has given it another address. The answer is true whether there were any or not.',
  })
  async renewPushSubscription(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenewPushInput, { description: 'The address before, and the present one.' })
    input: RenewPushInput,
  ): Promise<boolean> {
    await renewPush(ctx, input);
    return true;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many browsers are told of its games by push messages; null for callers who do not administer it.',
  })
  pushFollowerCount(@Ctx() ctx: RequestContext, @Root() { id, organizationId }: Team): Promise<number> | null {
    return pushFollowersOfTeam(ctx, organizationId, Number(id));
  }
}
