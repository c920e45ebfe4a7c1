import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/app.js';
import { createLeagueWorld } from '../testing/factories.js';
import { createPlaysWorld, type PlaysWorld } from '../testing/plays-world.js';

/** Lines of other games: so many that reading all of them would be felt at every tap. */
const OTHER_LINES = 20_000;

let app: TestApp;
let world: PlaysWorld;

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createPlaysWorld(app, { size: 12 });
  await app.manager.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query(
      'INSERT INTO game_lines (organization_id, game_id, team_id, player_id) SELECT 1000000 + n % 10, n / 20, 1, n FROM generate_series(1, $1::int) AS n',
      [OTHER_LINES],
    );
  });
  await app.manager.query('ANALYZE game_lines');
});
afterAll(() => app.close());

test('after a whole box score a single value reads no line but its own', async () => {
  const { organizationId, gameId, homeTeamId, awayTeamId, home, away } = world;
  const client = await app.database.pool.connect();
  const rowsReadInTurn = async (): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(
      "SELECT seq_tup_read AS count FROM pg_stat_xact_user_tables WHERE relname = 'game_lines'",
    );
    return Number(rows[0]!.count);
  };
  try {
    const { rows: lines } = await client.query<{ id: number }>(
      `INSERT INTO game_lines (organization_id, game_id, team_id, player_id)
       SELECT $1, $2, team_id, player_id FROM unnest($3::int[], $4::int[]) AS l (team_id, player_id) RETURNING id`,
      [
        organizationId,
        gameId,
        [...home.map(() => homeTeamId), ...away.map(() => awayTeamId)],
        [...home, ...away].map(Number),
      ],
    );
    // What this connection plans its triggers with.
    const { rowCount } = await client.query(
      `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
       SELECT $1, l.id, d.id, 1 FROM unnest($2::int[]) AS l (id), stat_definitions d WHERE d.organization_id = $1`,
      [organizationId, lines.map(({ id }) => id)],
    );
    expect(rowCount).toBeGreaterThan(300);
    await client.query('UPDATE game_line_values SET value = 2 WHERE organization_id = $1', [organizationId]);
    await client.query('BEGIN');
    const one = [organizationId, lines[0]!.id];
    const OF_LINE = 'organization_id = $1 AND game_line_id = $2';
    const LAST = `stat_definition_id = (SELECT max(stat_definition_id) FROM game_line_values WHERE ${OF_LINE})`;
    await client.query(`UPDATE game_line_values SET value = 3 WHERE ${OF_LINE} AND ${LAST}`, one);
    const { rows: gone } = await client.query<{ stat_definition_id: number }>(
      `DELETE FROM game_line_values WHERE ${OF_LINE} AND ${LAST} RETURNING stat_definition_id`,
      one,
    );
    await client.query(
      'INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value) VALUES ($1, $2, $3, 4)',
      [...one, gone[0]!.stat_definition_id],
    );
    expect(await rowsReadInTurn()).toBe(0);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
});

test('games that are deleted meet no entry in the ledger but their own', async () => {
  const { organizationId, last } = await createLeagueWorld(app.manager);
  await app.manager.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query(
      `INSERT INTO games (organization_id, season_id, date, home_team_id, away_team_id, status)
       SELECT $1, $2, '2001-01-01', 1, 2, 'scheduled' FROM generate_series(1, 500)`,
      [organizationId, last.season.id],
    );
    await manager.query(
      `INSERT INTO game_ledger (organization_id, game_id, kind, team_id, corrects, actor_name)
       SELECT 1000000 + n % 10, n, 'final_score', 1, false, 'somebody' FROM generate_series(1, $1::int) AS n`,
      [OTHER_LINES],
    );
  });
  await app.manager.query('ANALYZE game_ledger, games');
  await app.manager.transaction(async (manager) => {
    await manager.query("DELETE FROM games WHERE organization_id = $1 AND date = '2001-01-01'", [organizationId]);
    const [{ count }] = (await manager.query(
      "SELECT seq_tup_read AS count FROM pg_stat_xact_user_tables WHERE relname = 'game_ledger'",
    )) as [{ count: string }];
    expect(Number(count)).toBe(0);
  });
});
