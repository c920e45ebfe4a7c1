import type { WebhookEventName } from '../domain/webhooks/webhook-events.js';
import { WEBHOOK_EVENTS } from '../domain/webhooks/webhook-events.js';
import type { Caller, TestApp } from './app.js';
import { createEntryWorld, type EntryWorld } from './entry-world.js';
import { createUser } from './factories.js';

/** A game that is to be played, and an owner with a webhook. */
export interface WebhookWorld extends EntryWorld {
  readonly owner: Caller;
  readonly webhookId: string;
  readonly secret: string;
}

/** What is to be told, as the table has it. */
export interface StoredDelivery {
  readonly id: number;
  readonly kind: string;
  readonly subject: string;
  readonly subjectId: number;
  readonly facts: Record<string, unknown>;
  readonly state: string;
  readonly attempts: number;
  readonly eventId: string;
}

/** Makes a webhook by the graph. */
export async function makeWebhook(
  app: TestApp,
  as: Caller,
  url: string,
  events: readonly WebhookEventName[] = WEBHOOK_EVENTS,
): Promise<{ webhookId: string; secret: string }> {
  const { data, errors } = await app.graphql<{ made: { webhook: { id: string }; secret: string } }>(
    'mutation ($input: CreateWebhookInput!) { made: createWebhook(input: $input) { webhook { id } secret } }',
    { input: { url, events: events.map((event) => NAMES[event]) } },
    { as },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return { webhookId: data!.made.webhook.id, secret: data!.made.secret };
}

const NAMES: Readonly<Record<WebhookEventName, string>> = {
  'game.final': 'GAME_FINAL',
  'game.score_corrected': 'SCORE_CORRECTED',
  'schedule.published': 'SCHEDULE_PUBLISHED',
  'roster.changed': 'ROSTER_CHANGED',
};

/** Makes an organization with a game, an owner, and a webhook that is told of everything from now on. */
export async function createWebhookWorld(app: TestApp, url = 'https://hooks.example.org/'): Promise<WebhookWorld> {
  const world = await createEntryWorld(app, { status: 'scheduled' });
  const { organizationId } = world;
  const owner = await app.signInAs(await createUser(app.manager, organizationId, { role: 'org_owner' }));
  return { ...world, owner, ...(await makeWebhook(app, owner, url)) };
}

/** Enters a final score by the graph. Answers its undo. */
export async function setScore(
  app: TestApp,
  { gameId, ann }: EntryWorld,
  homeScore: number | null,
  awayScore: number | null,
): Promise<string | null> {
  const { data, errors } = await app.graphql<{ game: { undoId: string | null; version: number } }>(
    'mutation ($id: ID!, $input: SetGameScoreInput!) { game: setGameScore(id: $id, input: $input) { undoId } }',
    { id: String(gameId), input: { homeScore, awayScore, expectedVersion: await versionOf(app, gameId) } },
    { as: ann },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.game.undoId;
}

async function versionOf(app: TestApp, gameId: number): Promise<number> {
  const [row] = (await app.manager.query('SELECT version FROM games WHERE id = $1', [gameId])) as { version: number }[];
  return row!.version;
}

/** What is or was to be delivered for an organization, in order. */
export async function deliveriesOf(app: TestApp, organizationId: number): Promise<StoredDelivery[]> {
  return (await app.manager.query(
    `SELECT id, kind, subject, subject_id AS "subjectId", facts, state, attempts, event_id AS "eventId" FROM webhook_deliveries
     WHERE organization_id = $1 ORDER BY id`,
    [organizationId],
  )) as StoredDelivery[];
}
