import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../lib/connection.js';
import { Moment } from '../../lib/scalars.js';
import { WebhookDeliveryKind, WebhookDeliveryState, WebhookEvent, WebhookState } from './webhook.enums.js';

/** A webhook, without its secrets. */
@ObjectType({ description: 'An address of somebody else’s program that is told of what happens.' })
export class Webhook {
  organizationId!: number;

  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => String, { description: 'Where it is delivered to.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'What it is told of.' })
  events!: WebhookEvent[];

  @Field(() => WebhookState, { description: 'How it is doing.' })
  state!: WebhookState;

  @Field(() => Moment, { nullable: true, description: 'Since when deliveries fail; null while they arrive.' })
  failingSince!: Date | null;

  @Field(() => Moment, {
    nullable: true,
    description: 'When it was switched off since everything had failed for three days; null otherwise.',
  })
  gaveUpAt!: Date | null;

  @Field(() => Moment, {
    nullable: true,
    description: 'Until when the secret before the present one signs as well; null when only one signs.',
  })
  formerSecretUntil!: Date | null;

  @Field(() => Int, { description: 'How many deliveries wait, to be sent or to be sent again.' })
  waitingCount!: number;

  @Field(() => Moment, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How often it was saved; updates name the version that they are based on.' })
  version!: number;
}

/** A webhook with a secret that was just made. */
@ObjectType({ description: 'A webhook, and its new secret, which is not told again.' })
export class WebhookSecretPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'What its deliveries are signed with.' })
  secret!: string;
}

/** One try to deliver something. */
@ObjectType({ description: 'One try to deliver something, and what came of it.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => Moment, { description: 'When it began.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { nullable: true, description: 'The status of the answer; null without an answer.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why it does not count as delivered; null where it does.' })
  failure!: string | null;

  @Field(() => String, { description: 'How the answer began, at most 500 characters.' })
  answer!: string;
}

/** Something that is or was to be delivered to a webhook. */
@ObjectType({ description: 'One event for one webhook: to be delivered, or what became of it. Kept for 30 days.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Positive integer, unique within the organization.' })
  id!: number;

  @Field(() => ID, { description: 'The `id` in its body, the same however often it is sent.' })
  eventId!: string;

  @Field(() => WebhookDeliveryKind, { description: 'What happened.' })
  kind!: WebhookDeliveryKind;

  @Field(() => ID, { nullable: true, description: 'The game that it is about; null where it is about none.' })
  gameId!: number | null;

  @Field(() => String, { nullable: true, description: 'What it is about, in words; null when that is gone.' })
  label!: string | null;

  @Field(() => Moment, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => WebhookDeliveryState, { description: 'How far it is.' })
  state!: WebhookDeliveryState;

  @Field(() => Moment, {
    nullable: true,
    description:
      'When it is sent next, at the earliest: what happened before to the same game goes first. Null when it is done.',
  })
  nextAt!: Date | null;

  @Field(() => [WebhookAttempt], { description: 'The tries so far, the latest first, at most 20.' })
  attempts!: WebhookAttempt[];
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', () => WebhookDelivery);
