import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definedStatements } from '../../database/prepared.js';
import { inTransaction } from '../../database/transaction.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createPlaysWorld } from '../../testing/plays-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Of a game with so many plays in each of four periods: how many pages are looked at to enter another one. */
async function pagesFor(perPeriod: number): Promise<number> {
  const { organizationId, gameId, home } = await createPlaysWorld(app);
  return inTransaction(
    app.manager.dataSource,
    async (manager) => {
      await manager.query(
        `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, team_id, player_id,
           assists_on_free_throws, technical_counts_as_personal, made_at, received_at, actor_name, device)
         SELECT $1, $2, gen_random_uuid(), 1, false, 'MADE_TWO', period.id, n, g.home_team_id, $3, false, false, now(), now(), 'Ann', 'a phone'
         FROM games g, (SELECT gp.id FROM game_periods gp WHERE gp.organization_id = $1 ORDER BY gp.position LIMIT 4) AS period, generate_series(1, $4) AS n
         WHERE g.organization_id = $1 AND g.id = $2`,
        [organizationId, gameId, home[0], perPeriod],
      );
      const [{ team, last }] = (await manager.query(
        `SELECT max(team_id) AS team, (array_agg(game_period_id ORDER BY id DESC))[1] AS last FROM plays WHERE organization_id = $1 AND game_id = $2`,
        [organizationId, gameId],
      )) as [{ team: number; last: number }];
      const id = randomUUID();
      await manager.query(`PREPARE read_around_${perPeriod} AS ${definedStatements().get('plays_read_game')}`);
      const [{ 'QUERY PLAN': plan }] = (await manager.query(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE read_around_${perPeriod} (${organizationId}, ${gameId}, '{${home[0]}}', '{${id}}', '{1}', '{NULL}',
           '{${id}}', '{MADE_TWO}', '{${last}}', '{${team}}', '{${home[0]}}', ARRAY[now()], 'another phone', now(), '{${last}}')`,
      )) as [{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }] }];
      return plan[0].Plan['Shared Hit Blocks'] + plan[0].Plan['Shared Read Blocks'];
    },
    { tenant: organizationId, rowCount: 1 },
  );
}

test('what is read for a play grows no faster than the plays of its game', async () => {
  const few = await pagesFor(5);
  expect(await pagesFor(150)).toBeLessThan(few * (150 / 5));
});
