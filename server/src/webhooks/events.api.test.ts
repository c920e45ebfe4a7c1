import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createGamePeriods, createPlayer, createRosterEntry } from '../testing/factories.js';
import {
  createWebhookWorld,
  deliveriesOf,
  makeWebhook,
  setScore,
  type StoredDelivery,
  type WebhookWorld,
} from '../testing/webhook-world.js';

let app: TestApp;
let world: WebhookWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createWebhookWorld(app);
});

const told = async (): Promise<Pick<StoredDelivery, 'kind' | 'subjectId' | 'facts'>[]> =>
  (await deliveriesOf(app, world.organizationId)).map(({ kind, subjectId, facts }) => ({ kind, subjectId, facts }));
const result = (homeScore: number, awayScore: number, isForfeit = false) => ({ homeScore, awayScore, isForfeit });
const sql = (text: string, params: unknown[] = []): Promise<unknown> =>
  app.manager.query(text, [world.organizationId, ...params]);
/** Statements of one transaction. */
const together = (...texts: string[]): Promise<void> =>
  app.database.dataSource.transaction(async (manager) => {
    for (const text of texts) await manager.query(text, [world.organizationId, world.gameId]);
  });
const GAME = 'WHERE organization_id = $1 AND id = $2';

async function undo(id: string | null): Promise<void> {
  const { errors } = await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, { as: world.owner });
  expect(errors).toBeUndefined();
}

describe('of a game is told', () => {
  test('its result, and whatever changes of it', async () => {
    const subjectId = world.gameId;
    await setScore(app, world, 70, 60);
    await setScore(app, world, 71, 60);
    await setScore(app, world, null, null);
    expect(await told()).toEqual([
      { kind: 'game.final', subjectId, facts: { before: null, after: result(70, 60) } },
      { kind: 'game.score_corrected', subjectId, facts: { before: result(70, 60), after: result(71, 60) } },
      { kind: 'game.score_corrected', subjectId, facts: { before: result(71, 60), after: null } },
    ]);
  });

  test('what undo takes back, and not that a deleted game returns', async () => {
    await undo(await setScore(app, world, 70, 60));
    expect((await told()).map(({ kind, facts }) => [kind, facts['after']])).toEqual([
      ['game.final', result(70, 60)],
      ['game.score_corrected', null],
    ]);
    await setScore(app, world, 70, 60);
    const { data } = await app.graphql<{ gone: { undoId: string } }>(
      'mutation ($ids: [ID!]!) { gone: deleteGames(ids: $ids) { undoId } }',
      { ids: [String(world.gameId)] },
      { as: world.ann },
    );
    await undo(data!.gone.undoId);
    expect(await told()).toHaveLength(3);
  });

  test('whoever writes: also by hand, and a game that comes with its result', async () => {
    await sql(`UPDATE games SET status = 'forfeit' ${GAME}`, [world.gameId]);
    const { id } = await createGame(app.manager, world.organizationId, {
      homeScore: 3,
      awayScore: 1,
      status: 'final',
    });
    expect(await told()).toEqual([
      {
        kind: 'game.final',
        subjectId: world.gameId,
        facts: { before: null, after: { homeScore: null, awayScore: null, isForfeit: true } },
      },
      { kind: 'game.final', subjectId: id, facts: { before: null, after: result(3, 1) } },
    ]);
  });

  test('one change by a transaction, from what was to what it leaves', async () => {
    await together(
      `UPDATE games SET home_score = 5, away_score = 4, status = 'final' ${GAME}`,
      `UPDATE games SET home_score = 6 ${GAME}`,
    );
    await together(`UPDATE games SET home_score = NULL ${GAME}`, `UPDATE games SET home_score = 8 ${GAME}`);
    expect((await told()).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['game.final', { before: null, after: result(6, 4) }],
      ['game.score_corrected', { before: result(6, 4), after: result(8, 4) }],
    ]);
  });

  test('nothing where nothing comes of it: no score, no end, taken back at once, rolled back', async () => {
    await together(`UPDATE games SET status = 'in_progress' ${GAME}`, `UPDATE games SET status = 'postponed' ${GAME}`);
    await together(`UPDATE games SET home_score = 0, away_score = 0 ${GAME}`);
    await together(
      `UPDATE games SET home_score = 5, away_score = 4, status = 'final' ${GAME}`,
      `UPDATE games SET home_score = NULL, away_score = NULL, status = 'scheduled' ${GAME}`,
    );
    await expect(
      together(`UPDATE games SET home_score = 5, away_score = 4, status = 'final' ${GAME}`, 'SELECT $1 / 0, $2::int'),
    ).rejects.toThrow('division by zero');
    expect(await told()).toEqual([]);
  });

  test('a score by period that is put right', async () => {
    const periods = await createGamePeriods(app.manager, world.organizationId);
    const save = (score: number, expectedVersion: number) =>
      app.graphql(
        `mutation ($gameId: ID!, $input: SavePeriodScoresInput!) { savePeriodScores(gameId: $gameId, input: $input) { conflicts { changedBy } } }`,
        {
          gameId: String(world.gameId),
          input: {
            scores: [
              { teamId: String(world.homeTeamId), periodId: String(periods.get('Q1')!.id), score, expectedVersion },
            ],
          },
        },
        { as: world.ann },
      );
    expect((await save(20, 0)).errors).toBeUndefined();
    await setScore(app, world, 70, 60);
    const [{ version }] = (await sql('SELECT version FROM period_scores WHERE organization_id = $1')) as [
      { version: number },
    ];
    expect((await save(22, Number(version))).errors).toBeUndefined();
    expect((await told()).map(({ kind, facts }) => [kind, facts['before']])).toEqual([
      ['game.final', null],
      ['game.score_corrected', result(70, 60)],
    ]);
  });
});

describe('of a roster is told', () => {
  test('who joined, left and changed, once for a team and transaction', async () => {
    const { id: playerId } = await createPlayer(app.manager, world.organizationId);
    const [{ id: team }] = (await sql(
      'SELECT id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2',
      [world.homeTeamId],
    )) as [{ id: number }];
    await createRosterEntry(app.manager, world.organizationId, { seasonLeagueTeamId: team, playerId });
    await sql('UPDATE roster_entries SET updated_at = now() WHERE organization_id = $1');
    await sql(
      "UPDATE roster_entries SET jersey_number = '7' WHERE organization_id = $1 AND season_league_team_id = $2",
      [team],
    );
    await sql('DELETE FROM roster_entries WHERE organization_id = $1 AND player_id = $2', [playerId]);
    const none = { added: [], removed: [], changed: [] };
    expect(await told()).toEqual([
      { kind: 'roster.changed', subjectId: team, facts: { ...none, added: [playerId] } },
      {
        kind: 'roster.changed',
        subjectId: team,
        facts: { ...none, changed: expect.arrayContaining([...world.home, playerId]) as unknown },
      },
      { kind: 'roster.changed', subjectId: team, facts: { ...none, removed: [playerId] } },
    ]);
  });

  test('not that a team goes with it, or returns', async () => {
    const [{ id }] = (await sql('SELECT season_id AS id FROM season_leagues WHERE organization_id = $1')) as [
      { id: number },
    ];
    const { data, errors } = await app.graphql<{ gone: { undoId: string } }>(
      'mutation ($id: ID!) { gone: deleteSeason(id: $id) { undoId } }',
      { id: String(id) },
      { as: world.ann },
    );
    expect(errors).toBeUndefined();
    await undo(data!.gone.undoId);
    expect(await told()).toEqual([]);
  });
});

test('that a schedule is published, and that this is taken back', async () => {
  await sql(
    `INSERT INTO schedules (organization_id, season_league_id, name, start_date, num_weeks)
     SELECT $1, id, 'Fall', '2026-01-05', 2 FROM season_leagues WHERE organization_id = $1`,
  );
  const publish = (at: string | null): Promise<unknown> =>
    sql('UPDATE schedules SET published_at = $2 WHERE organization_id = $1', [at]);
  await publish('2026-01-01T00:00:00Z');
  await publish('2026-01-01T00:00:00Z');
  await publish(null);
  expect((await told()).map(({ kind, facts }) => [kind, facts])).toEqual([
    ['schedule.published', { publishedAt: '2026-01-01T00:00:00+00:00' }],
    ['schedule.published', { publishedAt: null }],
  ]);
});

test('each webhook is told of what it wants, under the same id; who is off, or of another organization, of nothing', async () => {
  const { webhookId } = await makeWebhook(app, world.owner, 'https://finals.example.org/', ['game.final']);
  const off = await makeWebhook(app, world.owner, 'https://off.example.org/');
  await sql('UPDATE webhooks SET is_on = false WHERE organization_id = $1 AND id = $2', [Number(off.webhookId)]);
  const other = await createWebhookWorld(app);
  await setScore(app, world, 70, 60);
  await setScore(app, world, 71, 60);
  const rows = (await sql(
    'SELECT webhook_id::text AS webhook, kind, event_id AS event FROM webhook_deliveries WHERE organization_id = $1 ORDER BY id',
  )) as { webhook: string; kind: string; event: string }[];
  expect(rows.map(({ webhook, kind }) => [webhook, kind]).sort()).toEqual(
    [
      [world.webhookId, 'game.final'],
      [webhookId, 'game.final'],
      [world.webhookId, 'game.score_corrected'],
    ].sort(),
  );
  expect(rows[0]!.event).toBe(rows[1]!.event);
  expect(rows[2]!.event).not.toBe(rows[0]!.event);
  expect(await deliveriesOf(app, other.organizationId)).toEqual([]);
});

test('a webhook that is being deleted refuses no score', async () => {
  let deleted: Promise<unknown> | undefined;
  await app.database.dataSource.transaction(async (manager) => {
    await manager.query('DELETE FROM webhooks WHERE organization_id = $1', [world.organizationId]);
    deleted = setScore(app, world, 70, 60);
    // It waits for the deletion to be committed, which it must not take for a webhook that is there.
    await expect
      .poll(async () =>
        app.manager.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%games%'"),
      )
      .not.toEqual([]);
  });
  await deleted;
  expect(await told()).toEqual([]);
});
