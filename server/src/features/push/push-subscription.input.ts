import { Field, ID, InputType } from 'type-graphql';
import { GameNotice } from './push-subscription.enums.js';

@InputType({ description: 'Where a browser takes push messages, as its PushSubscription says. Shown to nobody.' })
export class PushSubscriptionInput {
  @Field(() => String, { description: 'Its `endpoint`: a public host, over TLS.' })
  endpoint!: string;

  @Field(() => String, { description: 'Its key `p256dh`, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its key `auth`, base64url.' })
  auth!: string;
}

@InputType({ description: 'A browser that wants to be told of a team’s games by push messages.' })
export class FollowByPushInput {
  @Field(() => ID, { description: "The organization's id." })
  organizationId!: string;

  @Field(() => ID, { description: "The team's id." })
  teamId!: string;

  @Field(() => PushSubscriptionInput, { description: 'Where messages go, subscribed by `pushKey`.' })
  subscription!: PushSubscriptionInput;

  @Field(() => [GameNotice], {
    nullable: true,
    description: 'What it wants to be told, of all teams of the organization that it follows. Without it: everything.',
  })
  notices?: GameNotice[] | null;
}

@InputType({ description: 'A browser that wants to be told no more.' })
export class UnfollowByPushInput {
  @Field(() => ID, { description: "The organization's id." })
  organizationId!: string;

  @Field(() => ID, { nullable: true, description: "The team's id. Without it: all teams of the organization." })
  teamId?: string | null;

  @Field(() => String, { description: 'The `endpoint` of the browser’s PushSubscription.' })
  endpoint!: string;
}

@InputType({ description: 'A browser whose push service has given it another address.' })
export class RenewPushInput {
  @Field(() => ID, { description: "The organization's id." })
  organizationId!: string;

  @Field(() => String, { description: 'The `endpoint` before.' })
  formerEndpoint!: string;

  @Field(() => PushSubscriptionInput, { description: 'Where messages go from now on.' })
  subscription!: PushSubscriptionInput;
}
