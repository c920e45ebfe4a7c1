import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePlays } from '../features/plays/save-plays.service.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createGameLine } from '../testing/factories.js';
import { VISITOR_ROUTERS, visitorRequests } from '../testing/fresh-responses.js';
import { createTenantOfPlayers } from '../testing/hidden-names/world.js';
import { staffContext } from '../testing/imported-season.js';
import type { LivePart } from './live-tables.js';
import { statementsByName } from './prepared.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: VISITOR_ROUTERS, answerCache: { maxAnswerBytes: 0 } });
});
afterAll(() => app.close());

/** A statement as it was sent, and whose live rows it says that it reads. */
interface Call {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly parts: readonly LivePart[];
}

/** The calls of statements that declare games, by the statements' names, which some work leads to. */
async function callsOf(work: () => Promise<void>): Promise<Map<string, Call[]>> {
  const calls = new Map<string, Call[]>();
  const scoped = [...statementsByName().values()].filter(({ liveParts }) => liveParts !== undefined);
  const originals = scoped.map(({ liveParts }) => liveParts!);
  for (const [index, statement] of scoped.entries())
    Object.assign(statement, {
      liveParts: (params: unknown[]) => {
        const { name, sql } = statement;
        const parts = originals[index]!(params);
        const isOfGames = parts.every((part) => part.startsWith('game '));
        if (isOfGames) calls.set(name, [...(calls.get(name) ?? []), { sql, params, parts }]);
        return parts;
      },
    });
  try {
    await work();
  } finally {
    for (const [index, statement] of scoped.entries()) Object.assign(statement, { liveParts: originals[index] });
  }
  return calls;
}

/** Changes every live row of an organization that meets a condition on `game_id`. */
const changes = (condition: string): string[] => [
  `UPDATE game_line_values v SET value = value + 100 WHERE organization_id = $1
   AND game_line_id IN (SELECT id FROM game_lines WHERE organization_id = $1 AND ${condition})`,
  `UPDATE game_lines SET started = NOT started, sort_order = sort_order + 50 WHERE organization_id = $1 AND ${condition}`,
  `UPDATE period_scores SET score = score + 100 WHERE organization_id = $1 AND ${condition}`,
  `DELETE FROM plays WHERE organization_id = $1 AND ${condition}`,
  `DELETE FROM game_ledger WHERE organization_id = $1 AND ${condition}`,
  `UPDATE game_box_scores SET lines = '[]', period_scores = '[]' WHERE organization_id = $1 AND ${condition}`,
];

test('a statement that declares games gives the same rows whatever changes in all others, and other ones when those do', async () => {
  const tenant = await createTenantOfPlayers(app.manager);
  const [known] = (await app.manager.query(
    'SELECT home_team_id AS home, away_team_id AS away FROM games WHERE organization_id = $1 AND id = $2',
    [tenant.id, tenant.things.game],
  )) as [{ home: number; away: number }];
  const running = await Promise.all(
    [1, 2].map((day) =>
      createGame(app.manager, tenant.id, {
        seasonLeagueId: tenant.seasonLeagueId,
        homeTeamId: known.home,
        awayTeamId: known.away,
        status: 'in_progress',
        date: `2025-11-0${day}`,
      }),
    ),
  );
  const players = (await app.manager.query('SELECT id FROM players WHERE organization_id = $1 ORDER BY id', [
    tenant.id,
  ])) as { id: number }[];
  for (const { id: gameId } of running)
    await createGameLine(app.manager, tenant.id, {
      gameId,
      teamId: known.home,
      playerId: players[0]!.id,
      values: { PTS: 2 },
    });
  const games = [...running.map(({ id }) => id), tenant.things.game];
  const [period] = (await app.manager.query(
    "SELECT id FROM game_periods WHERE organization_id = $1 AND kind <> 'final' AND NOT hidden ORDER BY id",
    [tenant.id],
  )) as [{ id: number }];
  const staff = await staffContext(app, tenant.id);
  for (const gameId of games) {
    await savePlays(staff, gameId, {
      device: 'a tablet',
      plays: [
        {
          id: randomUUID(),
          revision: 1,
          kind: 'MADE_TWO',
          periodId: `${period.id}`,
          sortOrder: 1,
          teamId: `${known.home}`,
          playerId: `${players[0]!.id}`,
          madeAt: new Date(),
        },
      ],
    });
    await app.manager.query(
      `INSERT INTO game_ledger (organization_id, game_id, kind, team_id, player_id, after, actor_name, corrects)
       VALUES ($1, $2, 'line', $3, $4, 1, 'psql', true)`,
      [tenant.id, gameId, known.home, players[0]!.id],
    );
  }
  const requests = visitorRequests(tenant, games, [players[0]!.id]);

  const calls = await callsOf(async () => {
    for (const request of requests.values()) await app.request(request);
  });
  const followed: string[] = [];
  for (const [name, ofStatement] of calls)
    for (const { sql, params, parts } of ofStatement) {
      const declared = parts.map((part) => Number(part.slice('game '.length)));
      const client = await app.database.pool.connect();
      const rows = async (): Promise<unknown[]> =>
        (await client.query<unknown[]>({ text: sql, values: [...params], rowMode: 'array' })).rows;
      const change = async (condition: string): Promise<void> => {
        for (const text of changes(condition)) await client.query(text, [tenant.id, declared]);
      };
      try {
        // Without triggers: rows change, and nothing follows them.
        await client.query('BEGIN; SET LOCAL session_replication_role = replica');
        const before = await rows();
        await change('game_id <> ALL($2)');
        expect([name, params, await rows()]).toEqual([name, params, before]);
        await change('game_id = ANY($2)');
        if (JSON.stringify(await rows()) !== JSON.stringify(before)) followed.push(name);
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    }
  expect([...new Set(followed)].sort()).toEqual([...calls.keys()].sort());
  expect(followed.length).toBeGreaterThan(20);
  // Those of one game; the statements of many games are the same text over a list of ids.
  expect([...calls.keys()]).toEqual(
    expect.arrayContaining([
      'box_score',
      'box_score_lines',
      'box_score_periods',
      'box_score_rows',
      'game_corrections',
      'games_with_plays',
      'plays_of_game',
      'scoring_plays_of_games',
    ]),
  );
});
