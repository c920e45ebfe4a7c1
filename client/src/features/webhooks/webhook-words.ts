import type { WebhookDeliveryKind, WebhookDeliveryState, WebhookEvent, WebhookState } from '@/graphql/schema.generated';
import type { BadgeTone } from '@/ui/badge';

/** The events as the picker offers them, with what each means. */
export const EVENTS: readonly { value: WebhookEvent; label: string; hint: string }[] = [
  { value: 'GAME_FINAL', label: 'Game final', hint: 'A game has its result.' },
  {
    value: 'SCORE_CORRECTED',
    label: 'Score corrected',
    hint: 'A result or a score by period changed, or was taken back.',
  },
  { value: 'SCHEDULE_PUBLISHED', label: 'Schedule published', hint: 'The games of a schedule were published.' },
  { value: 'ROSTER_CHANGED', label: 'Roster changed', hint: 'Players joined, left, or changed number or position.' },
];

/** What was delivered, in words. */
export function kindWords(kind: WebhookDeliveryKind): string {
  return EVENTS.find(({ value }) => value === kind)?.label ?? 'Test';
}

/** How a webhook is doing, as its badge says it. */
export const STATES: Readonly<Record<WebhookState, { tone: BadgeTone; label: string }>> = {
  WORKING: { tone: 'success', label: 'On' },
  FAILING: { tone: 'warning', label: 'Failing' },
  OFF: { tone: 'neutral', label: 'Off' },
  GAVE_UP: { tone: 'danger', label: 'Switched off' },
};

/** How far a delivery is, as its badge says it. */
export const DELIVERY_STATES: Readonly<Record<WebhookDeliveryState, { tone: BadgeTone; label: string }>> = {
  WAITING: { tone: 'warning', label: 'Waiting' },
  DELIVERED: { tone: 'success', label: 'Delivered' },
  GIVEN_UP: { tone: 'danger', label: 'Failed' },
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
