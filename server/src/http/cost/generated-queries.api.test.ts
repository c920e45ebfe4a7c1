import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, validate } from 'graphql';
import { nodeIdOf } from '../../features/nodes/node-id.js';
import { graphSchema } from '../../schema.js';
import { type RealSeason, startWithRealSeason } from '../../testing/real-season.js';
import { sendRequest } from '../../testing/http-client.js';
import { type ArgumentValues, randomOf, randomQuery } from '../../testing/random-queries.js';
import type { Cost } from './tell-cost.js';

/** Another number tries other queries; `QUERIES=1000` is a long run. */
const SEED = Number(process.env['SEED'] ?? 2026);
const QUERIES = Number(process.env['QUERIES'] ?? 250);

/** Where visitors begin. */
const ROOTS = [
  'organization',
  'organization',
  'organization',
  'organizationById',
  'organizations',
  'sports',
  'node',
  'nodes',
];

let season: RealSeason;
beforeAll(async () => {
  season = await startWithRealSeason();
  const { pool } = season.app.database;
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((...args: unknown[]) => {
    sent += 1;
    return send(...args);
  }) as typeof pool.query;
});
afterAll(() => season.app.close());

/** What arguments of public fields may be: things that are there, and some that are not. */
async function argumentValues({ app, organizationId, slug, seasonId }: RealSeason): Promise<ArgumentValues> {
  const idsOf = async (table: string): Promise<string[]> =>
    (
      (await app.manager.query(`SELECT id FROM ${table} WHERE organization_id = $1 ORDER BY random() LIMIT 40`, [
        organizationId,
      ])) as { id: number }[]
    ).map(({ id }) => `"${id}"`);
  const [games, teams, players] = [await idsOf('games'), await idsOf('teams'), await idsOf('players')];
  const nodes = (type: string, ids: readonly string[]): string[] =>
    ids.map((id) => `"${nodeIdOf({ type, organizationId, id: Number(id.slice(1, -1)) })}"`);
  const nodeIds = [...nodes('Game', games), ...nodes('Team', teams), ...nodes('Player', players)];
  return {
    'organization.slug': [`"${slug}"`],
    'organizationById.id': [`"${organizationId}"`],
    'node.nodeId': nodeIds,
    'nodes.nodeIds': [1, 3, 20].map((count) => `[${nodeIds.filter((_, index) => index % count === 0).join(', ')}]`),
    'game.id': [...games, '"999999999"'],
    'team.id': teams,
    'player.id': players,
    'season.id': [`"${seasonId}"`],
    'league.id': await idsOf('leagues'),
    'seasonLeague.id': await idsOf('season_leagues'),
    'division.id': await idsOf('divisions'),
    seasonId: [`"${seasonId}"`],
    stat: ['"PTS"', '"AST"', '"REB"'],
    date: ['"2018-01-15"', '"2017-12-25"'],
    search: ['"a"', '"bo"'],
  };
}

/** Statements that the database has been sent, counted where they leave. */
let sent = 0;

async function costOf(query: string): Promise<{ cost: Cost; text: string }> {
  const { text } = await sendRequest(season.app.port, {
    method: 'POST',
    path: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json', 'query-cost': 'include' },
    body: JSON.stringify({ query }),
  });
  const { extensions } = JSON.parse(text) as { extensions: { cost: Cost } };
  return { cost: extensions.cost, text };
}

test('no answer has more values than were estimated, and each says its statements, for hundreds of generated queries', async () => {
  const random = randomOf(SEED);
  const schema = graphSchema();
  const values = await argumentValues(season);
  const over: [query: string, cost: Cost][] = [];
  let [answered, total] = [0, 0];
  while (answered < QUERIES) {
    const query = randomQuery(schema, random, values, ROOTS);
    expect([query, validate(schema, parse(query))]).toEqual([query, []]);
    sent = 0;
    const { cost, text } = await costOf(query);
    expect([query, cost.statements]).toEqual([query, sent]);
    const isRefused = !('data' in (JSON.parse(text) as object));
    expect([query, isRefused && cost.actual + cost.statements > 0]).toEqual([query, false]);
    if (isRefused) continue;
    answered += 1;
    total += cost.actual;
    if (cost.actual > cost.estimated) over.push([query, cost]);
  }
  expect(over.map(([query, { estimated, actual }]) => `${actual} > ${estimated}: ${query}`)).toEqual([]);
  // Most of them ask for something that is there.
  expect(total / QUERIES).toBeGreaterThan(20);
}, 600_000);
