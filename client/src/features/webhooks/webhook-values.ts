import { changedFields } from '@/app/admin/forms/changed-fields';
import type { UpdateWebhookInput, WebhookEvent } from '@/graphql/schema.generated';
import { EVENTS } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';

/** What the form holds. */
export interface WebhookValues {
  url: string;
  events: WebhookEvent[];
}

/** What the form shows of a webhook; a new one is told of everything. */
export function webhookValues(stored: EditableWebhookFragment | null): WebhookValues {
  return { url: stored?.url ?? '', events: [...(stored?.events ?? EVENTS.map(({ value }) => value))] };
}

/** What is sent of it: what was changed. */
export function changedWebhook(basis: EditableWebhookFragment, { url, events }: WebhookValues): UpdateWebhookInput {
  return { ...changedFields(webhookValues(basis), { url: url.trim(), events }), expectedVersion: basis.version };
}
