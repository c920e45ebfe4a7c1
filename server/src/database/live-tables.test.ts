import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_STATUSES, type GameStatus } from '../domain/game/game-status.js';
import { NEVER_COUNTING } from '../domain/game/never-counting.js';
import '../routers.js';
import '../schema.js';
import { openOwnDatabase, type TestDatabase } from '../testing/database.js';
import { readRelations } from '../testing/read-relations.js';
import { COUNTED_STATUS, FOLLOWING_TABLES, LIVE_TABLES, livePartsOf } from './live-tables.js';
import { definedStatements, statement } from './prepared.js';
// Its statement belongs to no feature, so that nothing else here would have loaded it.
import '../http/budgets/lease.js';

const LIVE = [...Object.keys(LIVE_TABLES), ...FOLLOWING_TABLES];

let database: TestDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

describe('a statement', () => {
  test('depends on the games or players that it declares, or on all live rows', () => {
    const sql = 'SELECT 1 FROM game_lines WHERE organization_id = $1 AND game_id = $2';
    const byGame = statement<[number], [number, number]>('live.test/game', sql, { games: ([, id]) => [id] });
    expect(byGame.liveParts!([1, 7])).toEqual(['game 7']);
    const byPlayer = statement<[number], [number, number]>('live.test/player', sql, { players: ([, id]) => [id] });
    expect(byPlayer.liveParts!([1, 7])).toEqual(['player 7']);
    expect(statement('live.test/any', sql).liveParts!([])).toEqual(['any']);
    expect(statement('live.test/none', 'SELECT 1 FROM games AS game_lines_of_old').liveParts).toBeUndefined();
  });

  test('about games that count reads nothing live', () => {
    const sql = `SELECT 1 FROM game_lines l JOIN games g ON g.id = l.game_id AND ${COUNTED_STATUS}`;
    expect(statement('live.test/counted', sql, { counted: true }).liveParts).toBeUndefined();
    expect(() => statement('live.test/c', 'SELECT 1 FROM game_lines', { counted: true })).toThrow(
      'asks for their status',
    );
    const plays = `SELECT 1 FROM plays p JOIN games g ON g.id = p.game_id AND ${COUNTED_STATUS}`;
    expect(() => statement('live.test/d', plays, { counted: true })).toThrow('live in any game');
  });

  test('cannot declare what messages do not tell', () => {
    expect(() => statement('live.test/a', 'SELECT 1 FROM period_scores', { players: () => [1] })).toThrow(
      'do not say whose rows',
    );
    expect(() => statement('live.test/b', 'SELECT 1 FROM games', { games: () => [1] })).toThrow('no live scope');
  });
});

/** Not those of tests. */
const productStatements = (): Map<string, string> =>
  new Map([...definedStatements()].filter(([name]) => !name.includes('.test/')));

describe('in the schema', () => {
  /** What of statements' tables is live, and what their texts say. */
  const undeclared = async (statements: ReadonlyMap<string, string>): Promise<string[]> => {
    const read = await readRelations(database.pool, statements);
    return [...statements].flatMap(([name, sql]) => {
      const { tables, bodies } = read.get(name)!;
      const isLive = LIVE.some((table) => tables.has(table)) || bodies.some((body) => livePartsOf(body, {}) !== null);
      return isLive && livePartsOf(sql, {}) === null ? [name] : [];
    });
  };

  test('every statement that reads a live table is known to do so', async () => {
    const statements = productStatements();
    expect(statements.size).toBeGreaterThan(80);
    expect(await undeclared(statements)).toEqual([]);
  });

  test('a view or a function would not hide one', async () => {
    await database.pool.query(`
      CREATE VIEW hidden_lines AS SELECT * FROM game_lines;
      CREATE VIEW twice_hidden AS SELECT * FROM hidden_lines;
      CREATE FUNCTION hidden_scores() RETURNS bigint LANGUAGE sql BEGIN ATOMIC SELECT count(*) FROM period_scores; END;
      CREATE FUNCTION hidden_body() RETURNS bigint LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT count(*) FROM game_line_values); END';
    `);
    const texts = {
      view: 'SELECT 1 FROM twice_hidden WHERE organization_id = $1',
      'parsed function': 'SELECT hidden_scores()',
      'function in a table expression': 'WITH a AS (SELECT * FROM hidden_body()) SELECT * FROM a',
      pruned: 'SELECT 1 FROM hidden_lines WHERE false',
      other: 'SELECT 1 FROM games WHERE organization_id = $1 AND id = ANY($2)',
    };
    expect(await undeclared(new Map(Object.entries(texts)))).toEqual([
      'view',
      'parsed function',
      'function in a table expression',
      'pruned',
    ]);
  });

  test('live tables are those whose messages name games', async () => {
    const { rows } = await database.pool.query<{ table: string; kind: string; events: string }>(
      `SELECT t.tgrelid::regclass::text AS table, encode(t.tgargs, 'escape') AS kind,
         string_agg(t.tgtype || coalesce(t.tgoldtable, '') || coalesce('+' || t.tgnewtable, ''), ' ' ORDER BY t.tgname) AS events
       FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'notify_game_changed' GROUP BY 1, 2 ORDER BY 1`,
    );
    const [insert, update, remove] = [4, 16, 8];
    const events = `${remove}changed ${update}changed ${insert}+changed ${update}+changed`;
    expect(
      rows.map(({ table, kind, events: given }) => ({
        table,
        namesPlayers: kind !== 'game\\000',
        isComplete: given === events,
      })),
    ).toEqual(
      Object.entries(LIVE_TABLES)
        .map(([table, { namesPlayers }]) => ({ table, namesPlayers, isComplete: true }))
        .sort((a, b) => a.table.localeCompare(b.table)),
    );
  });

  test('which games count is as the domain has it', async () => {
    const { rows } = await database.pool.query<{ status: GameStatus }>(
      'SELECT status FROM unnest($1::text[]) AS s (status) WHERE NOT status_counts(status)',
      [GAME_STATUSES],
    );
    expect(rows.map(({ status }) => status).sort()).toEqual([...NEVER_COUNTING].sort());
  });

  test('whoever makes a result known is waited for before a game is asked whether it counts', async () => {
    const { rows } = await database.pool.query<{ table: string; names: string[] }>(
      `SELECT t.tgrelid::regclass::text AS table, array_agg(t.tgname::text ORDER BY t.tgname) AS names FROM pg_trigger t
       JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname IN ('notify_game_changed', 'note_box_score_change') GROUP BY 1`,
    );
    // Triggers run in the order of their names.
    for (const table of ['game_lines', 'game_line_values', 'period_scores'])
      expect(rows.find((row) => row.table === table)!.names[0]).toContain('_box_score_');
  });

  test('a change of any table that a visitor reads is told', async () => {
    const { rows } = await database.pool.query<{ table: string }>(
      `SELECT t.tgrelid::regclass::text AS table FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE p.proname LIKE 'notify\\_%\\_changed' GROUP BY 1 HAVING bit_or(t.tgtype) & 28 = 28`,
    );
    const told = new Set([...rows.map(({ table }) => table), ...FOLLOWING_TABLES]);
    const read = await readRelations(database.pool, productStatements());
    const tables = new Set([...read.values()].flatMap((one) => [...one.tables]));
    // Changes are told by what has changed. Others are read for callers who are signed in, whose responses are not
    // cached; what callers may cost is in no response.
    expect([...tables].filter((table) => !told.has(table)).sort()).toEqual([
      'accepted_findings',
      'api_key_days',
      'audit_entries',
      'changes',
      'game_presences',
      'mail_followers',
      'password_links',
      'push_subscriptions',
      'request_budgets',
      'schedule_drafts',
      'scorekeeper_links',
      'scorekeeper_sessions',
      'sessions',
      'simulated_games',
      'undo_entries',
      'undo_steps',
      'user_sports',
      'webhook_attempts',
      'webhook_deliveries',
      'webhooks',
    ]);
  });
});
