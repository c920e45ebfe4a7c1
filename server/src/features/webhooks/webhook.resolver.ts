import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context/request-context.js';
import type { Connection } from '../../lib/connection.js';
import { ConnectionArgs } from '../../lib/connection-args.js';
import { DeletePayload } from '../undo/undo.type.js';
import { resendWebhookDelivery, testWebhook } from './webhook-delivery.write.service.js';
import { getWebhookDelivery, webhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookDeliveryState } from './webhook.enums.js';
import { CreateWebhookInput, UpdateWebhookInput } from './webhook.input.js';
import { getWebhook, listWebhooks } from './webhook.service.js';
import { Webhook, WebhookDelivery, WebhookDeliveryConnection, WebhookSecretPayload } from './webhook.type.js';
import {
  createWebhook,
  deleteWebhook,
  endFormerWebhookSecret,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookSecret,
} from './webhook.write.service.js';

/** Who replaces or ends a secret looked at those that sign: of two who do so at once the second is told. */
const EXPECTED = 'The version that was looked at; without one whatever signs now.';

/** An organization's webhooks, and what became of what they were told. */
@Resolver()
export class WebhookResolver {
  @Query(() => [Webhook], {
    description:
      'Addresses that are told of what happens in the organization acted for, the oldest first. Its owners and super administrators.',
  })
  webhooks(@Ctx() ctx: RequestContext): Promise<Webhook[]> {
    return listWebhooks(ctx);
  }

  @Query(() => WebhookDeliveryConnection, {
    description: 'What was or is to be delivered to a webhook, the latest first. Owners and super administrators.',
  })
  async webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('webhookId', () => ID, { description: 'Which webhook.' }) webhookId: string,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
    @Arg('state', () => WebhookDeliveryState, { nullable: true, description: 'Only those that are so far.' })
    state?: WebhookDeliveryState | null,
  ): Promise<Connection<WebhookDelivery>> {
    return new WebhookDeliveryConnection(await webhookDeliveries(ctx, webhookId, state ?? null, args));
  }

  @Mutation(() => WebhookSecretPayload, {
    description: 'Makes a webhook; its secret is told this once. Owners and super administrators.',
  })
  async createWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
  ): Promise<WebhookSecretPayload> {
    return withWebhook(ctx, await createWebhook(ctx, input));
  }

  @Mutation(() => Webhook, { description: 'Changes a webhook, or switches it. Owners and super administrators.' })
  async updateWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
    @Arg('input', () => UpdateWebhookInput, { description: 'What changes.' }) input: UpdateWebhookInput,
  ): Promise<Webhook> {
    return getWebhook(ctx, await updateWebhook(ctx, id, input));
  }

  @Mutation(() => WebhookSecretPayload, {
    description:
      'Gives a webhook another secret, told this once; the present one signs as well for 24 hours. Owners and super administrators.',
  })
  async rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true, description: EXPECTED }) expectedVersion: number | null,
  ): Promise<WebhookSecretPayload> {
    return withWebhook(ctx, await rotateWebhookSecret(ctx, id, expectedVersion));
  }

  @Mutation(() => Webhook, {
    description: 'From now on the former secret of a webhook signs no more. Owners and super administrators.',
  })
  async endFormerWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
    @Arg('expectedVersion', () => Int, { nullable: true, description: EXPECTED }) expectedVersion: number | null,
  ): Promise<Webhook> {
    return getWebhook(ctx, await endFormerWebhookSecret(ctx, id, expectedVersion));
  }

  @Mutation(() => DeletePayload, {
    description: 'Deletes a webhook with its log; can be undone. Owners and super administrators.',
  })
  deleteWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
  ): Promise<DeletePayload> {
    return deleteWebhook(ctx, id);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a test to a webhook, once; `webhookDeliveries` has what came of it. Owners and super administrators.',
  })
  async testWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
  ): Promise<WebhookDelivery> {
    return getWebhookDelivery(ctx, await testWebhook(ctx, id));
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends something once more, with the same id: what waits at once, what is done from the beginning. Owners and super administrators.',
  })
  async resendWebhookDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return getWebhookDelivery(ctx, await resendWebhookDelivery(ctx, id));
  }
}

async function withWebhook(ctx: RequestContext, { id, secret }: WebhookSecret): Promise<WebhookSecretPayload> {
  return { webhook: await getWebhook(ctx, id), secret };
}
