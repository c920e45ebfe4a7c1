import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.js';
import {
  createGame,
  createGameLine,
  createOrganization,
  createPlayer,
  createStatDefinitions,
} from '../../testing/factories.js';
import { wrongBoxScores } from '../totals/wrong-box-scores.service.js';

// What is kept of games whose result is known is what their rows say, whatever is written by hand.

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const wrong = (organizationId: number) => wrongBoxScores(database.dataSource, organizationId);

async function makeGames() {
  const { manager } = database.dataSource;
  const { id } = await createOrganization(manager);
  await createStatDefinitions(manager, id);
  const games = [
    await createGame(manager, id, { status: 'final', homeScore: 1, awayScore: 0 }),
    await createGame(manager, id),
  ];
  const players = await Promise.all([1, 2, 3].map(() => createPlayer(manager, id)));
  for (const game of games)
    await createGameLine(manager, id, {
      gameId: game.id,
      teamId: game.homeTeamId,
      playerId: players[0]!.id,
      values: { PTS: 2, REB: 1 },
    });
  return { id, games: games.map((game) => game.id), players: players.map((player) => player.id) };
}

/** Statements about the n-th of what is there; $1 is the organization, $2 and $3 are any numbers. */
const nth = (table: string, mark: string): string =>
  `(SELECT t.id FROM ${table} t WHERE t.organization_id = $1 ORDER BY t.id OFFSET ${mark}::int % greatest(1, (SELECT count(*)::int FROM ${table} n WHERE n.organization_id = $1)) LIMIT 1)`;
const WRITES = [
  `UPDATE games SET status = (ARRAY['final', 'in_progress', 'scheduled', 'forfeit'])[1 + $3::int % 4] WHERE organization_id = $1 AND id = ${nth('games', '$2')}`,
  `UPDATE games SET home_score = nullif($3::int % 4, 3) WHERE organization_id = $1 AND id = ${nth('games', '$2')}`,
  `INSERT INTO game_lines (organization_id, game_id, team_id, player_id)
     SELECT $1, g.id, g.home_team_id, ${nth('players', '$3')} FROM games g WHERE g.organization_id = $1 AND g.id = ${nth('games', '$2')} ON CONFLICT DO NOTHING`,
  `UPDATE game_lines SET started = NOT started, sort_order = $3 WHERE organization_id = $1 AND id = ${nth('game_lines', '$2')}`,
  `UPDATE game_lines l SET game_id = ${nth('games', '$3')} WHERE organization_id = $1 AND id = ${nth('game_lines', '$2')}
     AND NOT EXISTS (SELECT FROM game_lines o WHERE o.organization_id = $1 AND o.game_id = ${nth('games', '$3')} AND o.player_id = l.player_id)`,
  `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
     SELECT $1, l.id, ${nth('stat_definitions', '$3')}, $3 FROM game_lines l WHERE l.organization_id = $1 AND l.id = ${nth('game_lines', '$2')}
     ON CONFLICT (organization_id, game_line_id, stat_definition_id) DO UPDATE SET value = excluded.value + 1`,
  `UPDATE game_line_values v SET game_line_id = ${nth('game_lines', '$3')} WHERE organization_id = $1 AND id = ${nth('game_line_values', '$2')}
     AND NOT EXISTS (SELECT FROM game_line_values o WHERE o.organization_id = $1 AND o.game_line_id = ${nth('game_lines', '$3')} AND o.stat_definition_id = v.stat_definition_id)`,
  `DELETE FROM game_line_values WHERE organization_id = $1 AND ($3::int % 3 = 0 OR id = ${nth('game_line_values', '$2')})`,
  `WITH line AS (DELETE FROM game_lines l WHERE l.organization_id = $1 AND l.id = ${nth('game_lines', '$2')} AND $3::int >= 0 RETURNING l.id),
     gone AS (DELETE FROM game_line_values v USING line WHERE v.organization_id = $1 AND v.game_line_id = line.id RETURNING v.id) SELECT count(*) FROM gone`,
  `INSERT INTO period_scores (organization_id, game_id, game_period_id, team_id, score)
     SELECT $1, g.id, p.id, g.away_team_id, $3 FROM games g, game_periods p WHERE g.organization_id = $1 AND p.organization_id = $1 AND g.id = ${nth('games', '$2')}
     ON CONFLICT (organization_id, game_id, team_id, game_period_id) DO UPDATE SET score = excluded.score`,
  `DELETE FROM period_scores WHERE organization_id = $1 AND id = ${nth('period_scores', '$2')} AND $3::int >= 0`,
];

const write = fc.record({ sql: fc.constantFrom(...WRITES), first: fc.nat(20), second: fc.nat(20) });
const transactions = fc.array(fc.record({ writes: fc.array(write, { maxLength: 4 }), isTakenBack: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

test('after any transactions it is what the rows say', async () => {
  const { id } = await makeGames();
  const { rows } = await database.pool.query<{ id: number }>('SELECT min(id) AS id FROM sports');
  await database.pool.query(
    `INSERT INTO game_periods (organization_id, sport_id, name) SELECT $1, $2, name FROM unnest('{Q1,Q2}'::text[]) AS name ON CONFLICT DO NOTHING`,
    [id, rows[0]!.id],
  );
  await fc.assert(
    fc.asyncProperty(transactions, async (list) => {
      for (const { writes, isTakenBack } of list) {
        await inTransaction(async (client) => {
          for (const { sql, first, second } of writes) await client.query(sql, [id, first, second]);
          return !isTakenBack;
        });
        expect(await wrong(id)).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

async function inTransaction(work: (client: PoolClient) => Promise<boolean>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query((await work(client)) ? 'COMMIT' : 'ROLLBACK');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const SET_VALUE = `UPDATE game_line_values v SET value = $3 FROM game_lines l
  WHERE l.organization_id = $1 AND l.game_id = $2 AND v.organization_id = $1 AND v.game_line_id = l.id`;

test('a value that is on its way while the result becomes known is in it', async () => {
  const { id, games } = await makeGames();
  let finished: Promise<unknown> | undefined;
  await inTransaction(async (client) => {
    await client.query(SET_VALUE, [id, games[1], 7]);
    finished = database.pool.query("UPDATE games SET status = 'final' WHERE organization_id = $1 AND id = $2", [
      id,
      games[1],
    ]);
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 200))]);
    return true;
  });
  await finished;
  expect(await wrong(id)).toEqual([]);
});

test('two who correct the same game at once are both in it', async () => {
  const { id, games, players } = await makeGames();
  const insert = `INSERT INTO game_lines (organization_id, game_id, team_id, player_id) SELECT $1, g.id, g.away_team_id, $3 FROM games g WHERE g.organization_id = $1 AND g.id = $2`;
  let second: Promise<void> | undefined;
  await inTransaction(async (client) => {
    await client.query(insert, [id, games[0], players[1]]);
    second = inTransaction(async (other) => {
      await other.query(insert, [id, games[0], players[2]]);
      return true;
    });
    await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 200))]);
    return true;
  });
  await second;
  expect(await wrong(id)).toEqual([]);
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT json_array_length(lines::json) AS count FROM game_box_scores WHERE organization_id = $1 AND game_id = $2',
    [id, games[0]],
  );
  expect(rows[0]!.count).toBe(3);
});

test('a box score that was tampered with is found', async () => {
  const { id, games } = await makeGames();
  await database.pool.query("UPDATE game_box_scores SET lines = '[]' WHERE organization_id = $1 AND game_id = $2", [
    id,
    games[0],
  ]);
  expect(await wrong(id)).toMatchObject([{ table: 'game_box_scores', key: { game_id: games[0] } }]);
});
