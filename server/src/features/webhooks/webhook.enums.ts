import { registerEnumType } from 'type-graphql';

/** What a webhook can be told of, as stored. */
export const WebhookEvent = {
  GAME_FINAL: 'game.final',
  SCORE_CORRECTED: 'game.score_corrected',
  SCHEDULE_PUBLISHED: 'schedule.published',
  ROSTER_CHANGED: 'roster.changed',
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];
const EVENTS = {
  GAME_FINAL: { description: 'A game has its result: `game.final`.' },
  SCORE_CORRECTED: {
    description: 'A result, or a score by period after it, is another one or was taken back: `game.score_corrected`.',
  },
  SCHEDULE_PUBLISHED: { description: 'The games of a schedule were published: `schedule.published`.' },
  ROSTER_CHANGED: { description: 'Players joined or left a team, or changed there: `roster.changed`.' },
};
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What a webhook can be told of.',
  valuesConfig: EVENTS,
});

export const WebhookDeliveryKind = { ...WebhookEvent, TEST: 'test' } as const;
export type WebhookDeliveryKind = (typeof WebhookDeliveryKind)[keyof typeof WebhookDeliveryKind];
registerEnumType(WebhookDeliveryKind, {
  name: 'WebhookDeliveryKind',
  description: 'What is delivered to a webhook.',
  valuesConfig: { ...EVENTS, TEST: { description: 'Nothing happened; somebody tries the webhook: `test`.' } },
});

export const WebhookState = { WORKING: 'working', FAILING: 'failing', OFF: 'off', GAVE_UP: 'gave_up' } as const;
export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState];
registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'How a webhook is doing.',
  valuesConfig: {
    WORKING: { description: 'The latest delivery arrived, or there was none yet.' },
    FAILING: { description: 'Deliveries fail since `failingSince`, and are tried again.' },
    OFF: { description: 'Somebody switched it off: it is told of nothing.' },
    GAVE_UP: { description: 'Everything failed for three days: it was switched off, and is told of nothing.' },
  },
});

export const WebhookDeliveryState = { WAITING: 'waiting', DELIVERED: 'delivered', GIVEN_UP: 'given_up' } as const;
export type WebhookDeliveryState = (typeof WebhookDeliveryState)[keyof typeof WebhookDeliveryState];
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a delivery is.',
  valuesConfig: {
    WAITING: { description: 'To be sent, or to be sent again at `nextAt`.' },
    DELIVERED: { description: 'The receiver has answered with a status from 200 to 299.' },
    GIVEN_UP: { description: 'It failed for three days.' },
  },
});
