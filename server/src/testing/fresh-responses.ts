import type { QueryConfig } from 'pg';
import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { TenantVersions } from '../database/tenant-versions.js';
import { crawlers } from '../crawlers/crawlers.js';
import { createLog } from '../lib/log.js';
import { restRouter } from '../rest/router.js';
import { routes } from '../rest/routes.js';
import { graphSchema } from '../schema.js';
import type { TestApp } from './app.js';
import { everyField } from './hidden-names/every-field.js';
import { sendRequest, type TestRequest } from './http-client.js';
import { callOf } from './rest-permissions/call.js';
import { restPermissionRows } from './rest-permissions/rows.js';
import type { RestTenant } from './rest-permissions/tenant.js';

/** What serves the requests of `visitorRequests`. */
export const VISITOR_ROUTERS = [restRouter, crawlers];

/** An application that keeps nothing in memory from one request to the next. */
export interface Forgetful {
  /** Answers a request; `statements` are the names of those that it took. */
  answer(request: TestRequest): Promise<{ text: string; statements: string[] }>;
  close(): Promise<void>;
}

/** Starts one over the same database. One request at a time. @param routers what serves beside the graph */
export async function startForgetful({ database }: TestApp, routers = VISITOR_ROUTERS): Promise<Forgetful> {
  const sent: string[] = [];
  const pool = Object.create(database.pool, {
    query: { value: (config: QueryConfig) => (sent.push(config.name!), database.pool.query(config)) },
  }) as typeof database.pool;
  const app = await createApp({
    config: readConfig({ RATE_LIMIT: '0', RATE_LIMIT_OWN: '0' }),
    dataSource: database.dataSource,
    pool,
    versions: new TenantVersions(), // never healthy
    log: createLog('silent'),
    routers,
  });
  const port = await app.listen(0, '127.0.0.1');
  return {
    async answer(request) {
      sent.length = 0;
      return { text: await textOf(port, request), statements: [...sent] };
    },
    close: () => app.close(),
  };
}

/** An operation of the graph as a visitor sends it. */
export const query = (text: string): TestRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { host: 'localhost', 'content-type': 'application/json' },
  body: JSON.stringify({ query: text }),
});

/**
 * Everything that a visitor can ask for about an organization, by name: every field of the graph, for each of the games
 * and players, every REST path, the map for search engines.
 */
export function visitorRequests(
  { id, things, seasonLeagueId }: RestTenant & { seasonLeagueId: number },
  games: readonly number[],
  players: readonly number[],
): Map<string, TestRequest> {
  const requests = new Map<string, TestRequest>();
  const ask = (game: number, player: number, isWanted: (document: string) => boolean): void => {
    const given: Readonly<Record<string, string | number>> = {
      'player.id': player,
      'rosterEntry.playerId': player,
      'game.id': game,
      'team.id': things.team,
      'team.teamId': things.team,
      'season.id': things.season,
      'seasonLeague.seasonId': things.season,
      'standings.seasonId': things.season,
      'league.id': things.league,
      'seasonLeague.leagueId': things.league,
      'division.id': things.division,
      stat: 'PTS',
      path: 'home',
      scope: 'ALL',
      seasonLeagueId,
    };
    const { documents } = everyField(
      graphSchema(),
      `organization(id: ${id})`,
      (field, argument) => given[`${field}.${argument}`] ?? given[argument],
    );
    for (const [field, document] of documents)
      if (isWanted(document)) requests.set(`${field} (game ${game}, player ${player})`, query(document));
  };
  const [game, ...otherGames] = games;
  const [player, ...otherPlayers] = players;
  ask(game!, player!, () => true);
  for (const other of otherGames) ask(other, player!, (document) => document.includes(' game(id:'));
  for (const other of otherPlayers) ask(game!, other, (document) => document.includes(' player(id:'));
  const isRead = new Set(
    routes.filter(({ method }) => method === 'GET').map(({ method, path }) => `${method} ${path}`),
  );
  for (const row of restPermissionRows.filter(({ call }) => isRead.has(call))) {
    const { path } = callOf(row, { id, things } as RestTenant);
    const named = `${path}${path.includes('?') ? '&' : '?'}slug=${things.slug}`;
    requests.set(row.call, { path: named, headers: { host: 'localhost' } });
  }
  // What has changed is told once it is some seconds old, with a cursor that says when it was given: changes' own tests
  // follow it.
  for (const name of requests.keys())
    if (/^(Organization\.changes |GET \/api\/changes$)/.test(name)) requests.delete(name);
  requests.set('sitemap', { path: `/${things.slug}/sitemap.xml`, headers: { host: 'localhost' } });
  return requests;
}

/** Status and text of an answer, without what names the request. */
export async function textOf(port: number, request: TestRequest): Promise<string> {
  const { status, text } = await sendRequest(port, request);
  return `${status} ${text.replace(/"requestId":"[^"]*"/g, '')}`;
}
