import { deepStrictEqual } from 'node:assert/strict';
import { ORGANIZATION } from '../data/organization.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import type { LoadRequest } from '../lib/load.js';
import type { Contestant } from '../lib/rounds.js';
import { type CacheCounts, startTarget, type Target } from '../lib/target.js';
import { preparePostgraphile } from './postgraphile.js';
import { type Selection, SELECTIONS } from './selections.js';

/** The measured servers over one database. */
export interface Servers {
  /**
   * Ours without and with answers kept in memory, one SQL, one row, PostGraphile in two ways, and node's server that
   * answers a constant.
   */
  readonly targets: Readonly<
    Record<'uncached' | 'cached' | 'limit' | 'row' | 'postgraphile' | 'lean' | 'constant', Target>
  >;
  /** The servers with what they are asked for a selection. */
  contestants(selection: Selection, games: readonly string[]): Contestant[];
  stop(): Promise<void>;
}

/** Starts all of them, with the same options of Node. */
export async function startServers(url: string): Promise<Servers> {
  const env = { DATABASE_URL: url, SERVER: compileServer() };
  const flags = serverFlags();
  const postgraphile = await preparePostgraphile();
  const targets = {
    uncached: await startTarget('ours', 'bench/targets/ours.mjs', { env: { ...env, ANSWER_CACHE: '0' }, flags }),
    cached: await startTarget('ours, cached', 'bench/targets/ours.mjs', { env, flags }),
    limit: await startTarget('one SQL', 'bench/targets/bare.ts', { env, flags }),
    row: await startTarget('one row', 'bench/targets/one-row.ts', { env, flags }),
    postgraphile: await startTarget('PostGraphile', postgraphile.file, { env, flags, ...postgraphile }),
    constant: await startTarget('node alone', 'bench/targets/constant.mjs', { flags }),
    lean: await startTarget('PostGraphile, lean', postgraphile.file, {
      env: { ...env, LEAN: '1' },
      flags,
      ...postgraphile,
    }),
  };
  return {
    targets,
    contestants: (selection, games) => [
      { target: targets.uncached, requests: ourRequests(selection, games) },
      { target: targets.cached, requests: ourRequests(selection, games) },
      { target: targets.limit, requests: plainRequests(selection, games) },
      { target: targets.row, requests: plainRequests(selection, games) },
      { target: targets.postgraphile, requests: tableRequests(selection.postgraphile, games) },
      { target: targets.lean, requests: tableRequests(selection.leanPostgraphile, games) },
      // A constant of a kilobyte, which is the size of this selection's answers alone.
      ...(selection.name === 'scores' ? [{ target: targets.constant, requests: ourRequests(selection, games) }] : []),
    ],
    async stop() {
      for (const { child } of Object.values(targets)) await child.stop();
    },
  };
}

/**
 * Makes sure that like is compared with like: the limit answers the same as ours, and PostGraphile answers.
 * @throws at the first difference
 */
export async function checkAnswers({ targets, contestants }: Servers, games: readonly string[]): Promise<void> {
  for (const selection of SELECTIONS) {
    const all = contestants(selection, games);
    const answersOf = (target: Target): Promise<unknown[]> =>
      Promise.all(
        (all.find((contestant) => contestant.target === target)?.requests ?? []).map((request) =>
          answerTo(target, request),
        ),
      );
    const expected = await answersOf(targets.uncached);
    for (const limit of [targets.limit, targets.row])
      deepStrictEqual(await answersOf(limit), expected, `${limit.name} answers ${selection.name} otherwise`);
    for (const answer of [...(await answersOf(targets.postgraphile)), ...(await answersOf(targets.lean))]) {
      if ((answer as { data?: { game?: unknown } }).data?.game == null)
        throw new Error(`PostGraphile: ${JSON.stringify(answer).slice(0, 500)}`);
    }
  }
}

/**
 * Makes sure that cached and uncached mean what they say, by the product's own counts.
 * @throws when an answer came from memory that should not have, or the other way round
 */
export async function checkCaches({ targets }: Servers): Promise<string> {
  const uncached = await targets.uncached.child.ask<CacheCounts>('counts');
  const cached = await targets.cached.child.ask<CacheCounts>('counts');
  if (uncached.hits > 0 || uncached.shared > uncached.misses / 100)
    throw new Error(`answers were shared: ${JSON.stringify(uncached)}`);
  if (cached.misses > cached.hits / 10) throw new Error(`answers were not kept: ${JSON.stringify(cached)}`);
  return `Answers from memory: uncached ${uncached.hits} of ${uncached.misses + uncached.hits}, cached ${cached.hits} of ${cached.hits + cached.misses}.`;
}

/** What our graph is asked for a selection of each game. */
export function ourRequests(selection: Selection, games: readonly string[]): LoadRequest[] {
  return games.map((id) => operation(selection.query, { slug: ORGANIZATION.slug, id }));
}

/** What the servers of texts are asked for a selection of each game. */
export function plainRequests(selection: Selection, games: readonly string[]): LoadRequest[] {
  return games.map((id) => ({ path: `/${SELECTIONS.indexOf(selection)}/${id}` }));
}

function tableRequests(query: string, games: readonly string[]): LoadRequest[] {
  return games.map((id) => operation(query, { organizationId: ORGANIZATION.id, id: Number(id) }));
}

function operation(query: string, variables: Record<string, unknown>): LoadRequest {
  return { path: '/graphql', body: JSON.stringify({ query, variables }) };
}

async function answerTo({ port }: Target, { path, body }: LoadRequest): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  return (await fetch(`http://127.0.0.1:${port}${path}`, init)).json();
}
