import type { WebhookDeliveryKind, WebhookDeliveryState, WebhookEvent, WebhookState } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { BadgeTone } from '@/ui/badge';

/** The events as the picker offers them, with what each means. */
export const EVENTS: readonly { value: WebhookEvent; label: () => string; hint: () => string }[] = [
  { value: 'GAME_FINAL', label: () => t.webhooks.game_final(), hint: () => t.webhooks.a_game_has_its_result() },
  {
    value: 'SCORE_CORRECTED',
    label: () => t.webhooks.score_corrected(),
    hint: () => t.webhooks.a_result_or_a_score_by_period_changed(),
  },
  {
    value: 'SCHEDULE_PUBLISHED',
    label: () => t.webhooks.schedule_published(),
    hint: () => t.webhooks.the_games_of_a_schedule_were_published(),
  },
  {
    value: 'ROSTER_CHANGED',
    label: () => t.webhooks.roster_changed(),
    hint: () => t.webhooks.players_joined_left_or_changed_number_or(),
  },
];

/** What was delivered, in words. */
export function kindWords(kind: WebhookDeliveryKind): string {
  return EVENTS.find(({ value }) => value === kind)?.label() ?? t.webhooks.test_2();
}

/** How a webhook is doing, as its badge says it. */
export const STATES: Readonly<Record<WebhookState, { tone: BadgeTone; label: () => string }>> = {
  WORKING: { tone: 'success', label: () => t.webhooks.on() },
  FAILING: { tone: 'warning', label: () => t.webhooks.failing() },
  OFF: { tone: 'neutral', label: () => t.webhooks.off() },
  GAVE_UP: { tone: 'danger', label: () => t.webhooks.switched_off() },
};

/** How far a delivery is, as its badge says it. */
export const DELIVERY_STATES: Readonly<Record<WebhookDeliveryState, { tone: BadgeTone; label: () => string }>> = {
  WAITING: { tone: 'warning', label: () => t.webhooks.waiting_2() },
  DELIVERED: { tone: 'success', label: () => t.webhooks.delivered() },
  GIVEN_UP: { tone: 'danger', label: () => t.webhooks.failed() },
};

/** The state that an address of a page names; null where it names none, or something else. */
export function deliveryStateOf(text: string): WebhookDeliveryState | null {
  return Object.hasOwn(DELIVERY_STATES, text) ? (text as WebhookDeliveryState) : null;
}

/** The host of an address: what a webhook is called. */
export function hostOfUrl(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
