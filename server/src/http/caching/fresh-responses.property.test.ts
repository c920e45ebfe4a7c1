import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../context/request-context.js';
import { DEFAULT_LIMITS } from '../../database/limits/limits.js';
import { COUNTED_STATUS, LIVE_TABLES, type LivePart, livePartsOf } from '../../database/live-tables.js';
import { createPool } from '../../database/pool.js';
import { definedStatements } from '../../database/prepared.js';
import { Replica } from '../../database/replica.js';
import { setGameScore } from '../../features/games/game-score.write.service.js';
import { savePlays } from '../../features/plays/save-plays.service.js';
import { deleteGameLines } from '../../features/statistics/delete-game-lines.service.js';
import { updateGameLines } from '../../features/statistics/game-lines.service.js';
import { savePeriodScores } from '../../features/statistics/period-scores.service.js';
import { saveStatistics } from '../../features/statistics/save-statistics.service.js';
import { listUndoable, undo } from '../../features/undo/undo.service.js';
import { AppError } from '../../lib/errors.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/app.js';
import { allNoticed, untilNoticed } from '../../testing/changes.js';
import { createGame, createGameLine } from '../../testing/factories.js';
import {
  type Forgetful,
  startForgetful,
  textOf,
  VISITOR_ROUTERS,
  visitorRequests,
} from '../../testing/fresh-responses.js';
import { createTenantOfPlayers } from '../../testing/hidden-names/world.js';
import type { TestRequest } from '../../testing/http-client.js';
import { staffContext } from '../../testing/imported-season.js';
import { readRelations } from '../../testing/read-relations.js';
import { type ReplicatedServer, startReplicatedServer } from '../../testing/replicated-server.js';
import { importSmall } from '../../testing/small-season.js';

const GRACE_MS = 1_000;
/** How many times as many random writes as in every run: `WRITES=20` for a long one. */
const WRITES = Number(process.env.WRITES ?? 1);
const LIVE = Object.keys(LIVE_TABLES);

let now = 0;
/** The one that caches, and another process that writes, too. */
let app: TestApp;
let other: TestApp;
let forgetful: Forgetful;
let world: World;
let requests: Map<string, TestRequest>;

interface World {
  id: number;
  games: number[];
  players: number[];
  definitions: number[];
  teams: [home: number, away: number];
  periodId: number;
}

async function start(options: TestAppOptions): Promise<void> {
  told = new Map();
  app = await startTestApp({
    ...options,
    routers: VISITOR_ROUTERS,
    answerCache: { graceMs: GRACE_MS, clock: () => now },
  });
  other = await startTestApp({ databaseUrl: app.database.url });
  forgetful = await startForgetful(app);
  const tenant = await createTenantOfPlayers(app.manager);
  const { id, things } = tenant;
  const rows = async <Row>(text: string): Promise<Row[]> => app.manager.query(text, [id]);
  const [game] = await rows<{ home: number; away: number }>(
    'SELECT home_team_id AS home, away_team_id AS away FROM games WHERE organization_id = $1 AND home_score IS NOT NULL',
  );
  const teams: World['teams'] = [game!.home, game!.away];
  const running = await createGame(app.manager, id, {
    seasonLeagueId: tenant.seasonLeagueId,
    homeTeamId: teams[0],
    awayTeamId: teams[1],
    status: 'in_progress',
    date: '2025-11-02',
  });
  const ids = async (text: string): Promise<number[]> => (await rows<{ id: number }>(text)).map((row) => row.id);
  const players = await ids('SELECT id FROM players WHERE organization_id = $1 ORDER BY id');
  for (const [index, teamId] of teams.entries())
    await createGameLine(app.manager, id, {
      gameId: running.id,
      teamId,
      playerId: players[index]!,
      values: { PTS: 2, REB: 1 },
    });
  world = {
    id,
    games: [running.id, things.game],
    players,
    teams,
    definitions: await ids(
      'SELECT id FROM stat_definitions WHERE organization_id = $1 AND formula IS NULL ORDER BY position, id',
    ),
    periodId: (
      await ids("SELECT id FROM game_periods WHERE organization_id = $1 AND kind <> 'final' AND NOT hidden ORDER BY id")
    )[0]!,
  };
  requests = visitorRequests(tenant, world.games, world.players.slice(0, 3));
}

async function stop(): Promise<void> {
  await forgetful.close();
  await other.close();
  await app.close();
}

/** One change; numbers pick among what is there. */
interface Edit {
  kind: keyof typeof EDITS;
  game: number;
  player: number;
  stat: number;
  value: number;
  /** Made by the process that caches, or by another one. */
  own: boolean;
  /** While the process that caches hears of nothing. */
  unheard: boolean;
  /** While the replica, where there is one, carries nothing out. */
  lags: boolean;
}

interface Picked {
  gameId: number;
  playerId: number;
  definitionId: number;
  value: number;
  side: 0 | 1;
  ctx(): Promise<RequestContext>;
  sql(text: string, ...params: unknown[]): Promise<unknown>;
}

const EDITS = {
  cell: async ({ ctx, gameId, playerId, definitionId, value }: Picked) =>
    saveStatistics(await ctx(), gameId, {
      adds: [
        {
          playerId: `${playerId}`,
          definitionId: `${definitionId}`,
          delta: value,
          operationId: `${gameId}-${Math.random()}`,
        },
      ],
    }),
  'no value': async ({ ctx, gameId, playerId, definitionId }: Picked) =>
    saveStatistics(await ctx(), gameId, {
      sets: [{ playerId: `${playerId}`, definitionId: `${definitionId}`, value: null }],
    }),
  started: async ({ ctx, gameId, playerId, value }: Picked) =>
    updateGameLines(await ctx(), gameId, { lines: [{ playerId: `${playerId}`, started: value % 2 === 0 }] }),
  'line deleted': async ({ ctx, gameId, playerId }: Picked) => deleteGameLines(await ctx(), gameId, [playerId]),
  'period score': async ({ ctx, gameId, side, value }: Picked) =>
    savePeriodScores(await ctx(), gameId, {
      scores: [{ teamId: `${world.teams[side]}`, periodId: `${world.periodId}`, score: value }],
    }),
  'final score': async ({ ctx, gameId, value }: Picked) =>
    setGameScore(await ctx(), gameId, { homeScore: value, awayScore: value + 1 }),
  undo: async ({ ctx }: Picked) => {
    const context = await ctx();
    const [last] = await listUndoable(context);
    if (last) await undo(context, last.id);
  },
  import: () => importSmall(other, world.id),
  play: async ({ ctx, gameId, playerId, value, side }: Picked) =>
    savePlays(await ctx(), gameId, {
      device: 'a tablet',
      plays: [
        {
          id: randomUUID(),
          revision: 1,
          kind: value % 2 === 0 ? 'MADE_TWO' : 'PERSONAL_FOUL',
          periodId: `${world.periodId}`,
          sortOrder: value,
          teamId: `${world.teams[side]}`,
          playerId: `${playerId}`,
          madeAt: new Date(),
        },
      ],
    }),
  'line by hand': ({ sql, gameId, playerId, side }: Picked) =>
    sql(
      'INSERT INTO game_lines (organization_id, game_id, team_id, player_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      gameId,
      world.teams[side],
      playerId,
    ),
  'line of another player, by hand': ({ sql, gameId, playerId }: Picked) =>
    sql(
      `UPDATE game_lines SET player_id = $3 WHERE organization_id = $1 AND game_id = $2
         AND id = (SELECT min(id) FROM game_lines WHERE organization_id = $1 AND game_id = $2)
         AND NOT EXISTS (SELECT FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3)`,
      gameId,
      playerId,
    ),
  'values moved to another line, by hand': ({ sql, gameId }: Picked) =>
    sql(
      `UPDATE game_line_values v SET game_line_id = l.last
       FROM (SELECT min(id) AS first, max(id) AS last FROM game_lines WHERE organization_id = $1 AND game_id = $2) AS l
       WHERE v.organization_id = $1 AND v.game_line_id = l.first
         AND NOT EXISTS (SELECT FROM game_line_values WHERE organization_id = $1 AND game_line_id = l.last)`,
      gameId,
    ),
  'everything and its line, by hand': ({ sql, gameId, playerId }: Picked) =>
    sql(
      `WITH line AS (SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3),
       gone AS (DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM line))
       DELETE FROM game_lines WHERE organization_id = $1 AND id IN (SELECT id FROM line)`,
      gameId,
      playerId,
    ),
  'all values, by hand': ({ sql }: Picked) =>
    sql('UPDATE game_line_values SET value = value + 1 WHERE organization_id = $1'),
  'correction by hand': ({ sql, gameId, playerId, definitionId, value, side }: Picked) =>
    sql(
      `INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, before, after, actor_name, corrects)
       VALUES ($1, $2, $3, $4, $5, 'set', 1, $6, 'psql', true)`,
      gameId,
      world.teams[side],
      playerId,
      definitionId,
      value + 2,
    ),
  'correction of a line, by hand': ({ sql, gameId, playerId, side }: Picked) =>
    sql(
      `INSERT INTO game_ledger (organization_id, game_id, kind, team_id, player_id, after, actor_name, corrects)
       VALUES ($1, $2, 'line', $3, $4, 1, 'psql', true)`,
      gameId,
      world.teams[side],
      playerId,
    ),
  'status, by hand': ({ sql, gameId, value }: Picked) =>
    sql(
      `UPDATE games SET status = $3, home_score = NULL, away_score = NULL WHERE organization_id = $1 AND id = $2`,
      gameId,
      ['in_progress', 'scheduled', 'postponed'][value % 3],
    ),
  'name, by hand': ({ sql, side, value }: Picked) =>
    sql('UPDATE teams SET name = $3 WHERE organization_id = $1 AND id = $2', world.teams[side], `Team ${value}`),
};

const edits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...(Object.keys(EDITS) as (keyof typeof EDITS)[])),
  game: fc.nat(1),
  player: fc.nat(9),
  stat: fc.nat(3),
  value: fc.integer({ min: 1, max: 9 }),
  own: fc.boolean(),
  unheard: fc.nat(9).map((of10) => of10 === 0),
  lags: fc.boolean(),
});

async function apply({ kind, game, player, stat, value, own }: Edit): Promise<void> {
  const writer = own ? app : other;
  const picked: Picked = {
    gameId: world.games[game]!,
    playerId: world.players[player % world.players.length]!,
    definitionId: world.definitions[stat % world.definitions.length]!,
    value,
    side: player % 2 === 0 ? 0 : 1,
    ctx: () => staffContext(writer, world.id),
    sql: (text, ...params) => writer.manager.query(text, [world.id, ...params]),
  };
  await EDITS[kind](picked).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error; // what cannot be done now is refused
  });
}

/** Ends the connection that the process hears by, and comes back when it has another one. */
async function whileUnheard(work: () => Promise<void>): Promise<void> {
  await app.manager.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'courtbook listener' AND datname = current_database()",
  );
  await work();
  await expect.poll(() => app.versions.healthy && other.versions.healthy).toBe(true);
}

/** Names of statements, with whether they read rows that are live. */
const liveness = new Map<string, boolean>();

async function readsLive(names: readonly string[]): Promise<boolean> {
  const unknown = new Map([...definedStatements()].filter(([name]) => names.includes(name) && !liveness.has(name)));
  for (const [name, { tables }] of await readRelations(app.database.pool, unknown)) {
    const isLive = LIVE.some((table) => tables.has(table));
    expect([name, livePartsOf(unknown.get(name)!, {}) !== null]).toEqual([name, isLive]);
    // Rows of games that count are settled.
    liveness.set(name, isLive && !unknown.get(name)!.includes(COUNTED_STATUS));
  }
  return names.some((name) => liveness.get(name));
}

/** What everybody is told now. */
let told = new Map<string, string>();

async function checkResponses(): Promise<void> {
  await allNoticed(app.versions, app.database.pool);
  const { port } = app;
  const before = told;
  told = new Map();
  const wrong: string[] = [];
  for (const [name, request] of requests) {
    const { text, statements } = await forgetful.answer(request);
    told.set(name, text);
    const cached = await textOf(port, request);
    // What is cached of a second ago may be used where live rows were read.
    if (cached !== text && !((await readsLive(statements)) && cached === before.get(name)))
      wrong.push(`${name} at once`);
  }
  now += GRACE_MS;
  for (const [name, request] of requests)
    if ((await textOf(port, request)) !== told.get(name)) wrong.push(`${name} after a second`);
  expect(wrong).toEqual([]);
}

/** @param lag lets the replica carry nothing out, or everything again */
async function checkRandomWrites(numRuns: number, lag: (lags: boolean) => Promise<void>): Promise<void> {
  await checkResponses();
  const { counts } = app.app.parts.responses;
  const start = counts.hits;
  for (const request of requests.values()) await textOf(app.port, request);
  const before = counts.hits;
  // What visitors are refused is never kept.
  const kept = before - start;
  expect(kept).toBeGreaterThan(0.9 * requests.size);
  await fc.assert(
    fc.asyncProperty(edits, async (edit) => {
      await lag(edit.lags);
      if (edit.unheard) await whileUnheard(() => apply(edit));
      else await apply(edit);
      await checkResponses();
    }),
    { numRuns, endOnFailure: true },
  );
  expect(counts.hits - before).toBeGreaterThanOrEqual(numRuns * kept); // of two a write
}

const AFTER_ANY_WRITE =
  'after any write every cached response is as a fresh one: at once outside live rows, within a second inside';

describe('alone', () => {
  beforeAll(() => start({ ownDatabase: true }));
  afterAll(stop);

  test(
    AFTER_ANY_WRITE,
    () => expect(checkRandomWrites(4 * WRITES, async () => undefined)).resolves.toBeUndefined(),
    600_000,
  );
});

describe('with a replica that lags now and then', () => {
  let servers: ReplicatedServer;
  let pool: Pool;
  let replica: Replica;
  beforeAll(async () => {
    servers = await startReplicatedServer();
    pool = createPool({
      url: servers.replicaUrl,
      limits: { ...DEFAULT_LIMITS, connectMs: 60_000, statementMs: 60_000 },
    });
    await start({
      databaseUrl: servers.primaryUrl,
      replica: (primary, versions) => (replica = new Replica({ primary, pool, versions })),
    });
  }, 120_000);
  afterAll(async () => {
    await servers.resume();
    await stop();
    await pool.end();
    await servers.close();
  }, 120_000);

  test(
    AFTER_ANY_WRITE,
    async () => {
      await expect.poll(() => replica.has([world.id])).toBe(true);
      await checkRandomWrites(2 * WRITES, (lags) => (lags ? servers.pause() : servers.resume()));
      expect(replica.counts.replica).toBeGreaterThan(100);
    },
    600_000,
  );

  test('a save at a running game keeps from a replica that lags what reads that game or player, and nothing else', async () => {
    await servers.resume();
    const { id: gameId } = await createGame(app.manager, world.id, { status: 'in_progress' });
    const [playerId, otherPlayerId] = [world.players[0]!, world.players[1]!];
    await createGameLine(app.manager, world.id, { gameId, teamId: world.teams[0], playerId });
    await allNoticed(app.versions, app.database.pool);
    await expect.poll(() => replica.has([world.id], [world.id, ['any']])).toBe(true);
    await servers.pause();
    await untilNoticed(app.versions, world.id, () =>
      app.manager.query('UPDATE game_lines SET started = true WHERE organization_id = $1 AND game_id = $2', [
        world.id,
        gameId,
      ]),
    );
    const has = (...parts: LivePart[]): boolean => replica.has([world.id], [world.id, parts]);
    expect([replica.has([world.id]), has(`game ${gameId + 1}`), has(`player ${otherPlayerId}`)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([has(`game ${gameId}`), has(`player ${playerId}`), has('any')]).toEqual([false, false, false]);
    await servers.resume();
    await expect.poll(() => has('any', `game ${gameId}`)).toBe(true);
  });
});
