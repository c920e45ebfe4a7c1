/** What programs elsewhere can be told of, in the order in which it is offered. The database's checks name the same. */
export const WEBHOOK_EVENTS = ['game.final', 'game.score_corrected', 'schedule.published', 'roster.changed'] as const;

/** One of `WEBHOOK_EVENTS`. */
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
