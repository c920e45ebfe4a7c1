import { SELECTIONS } from '../box-score/selections.js';
import { ORGANIZATION } from '../data/organization.js';
import { runAt } from '../data/postgres.js';
import type { LoadRequest } from '../lib/load.js';

const BOX_SCORES = 30;
const PLAYERS = 100;
/** How many of a hundred visits go where. */
const SHARES = { home: 15, schedule: 10, standings: 10, boxScore: 35, player: 30 };
/** Of three requests so many are pages, the others the graph. */
const PAGES_OF_THREE = 2;

const { slug, id: organizationId } = ORGANIZATION;
const GAME = 'id date time status displayStatus home { score team { id name } } away { score team { id name } }';
const GRAPH = {
  home: `{ organization(slug: "${slug}") { games(first: 14, order: DESC, filter: { hasScore: true }) { nodes { ${GAME} } }
    statLeaders(first: 3) { definition { abbreviation } leaders { rank value player { id fullName } } } } }`,
  schedule: `{ organization(slug: "${slug}") { games(first: 50, order: DESC) { nodes { ${GAME} } } } }`,
  standings: `{ organization(slug: "${slug}") { standings { position wins losses streak team { id name } } } }`,
};
const PLAYER = `query Player($id: ID!) { organization(slug: "${slug}") { player(id: $id) { id fullName
  gameStats(first: 20) { nodes { game { id date } values } } } } }`;

/** A game that is in progress, with who plays in it. */
export interface RunningGame {
  readonly id: number;
  readonly players: readonly number[];
}

/** Sets a game of the database in progress: the latest one. */
export async function startGame(url: string): Promise<RunningGame> {
  const [id] = await runAt(
    url,
    `UPDATE games SET status = 'in_progress', home_score = NULL, away_score = NULL WHERE organization_id = ${organizationId} AND id = (
       SELECT g.id FROM games g WHERE g.organization_id = ${organizationId} AND EXISTS (
         SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id) ORDER BY g.date DESC, g.id DESC LIMIT 1)
     RETURNING id`,
  );
  const players = await runAt(
    url,
    `SELECT player_id FROM game_lines WHERE organization_id = ${organizationId} AND game_id = ${id} ORDER BY id`,
  );
  return { id: Number(id), players: players.map(Number) };
}

/** What visitors ask for, each with how often of all. */
export interface Mix {
  readonly requests: readonly { readonly request: LoadRequest; readonly share: number }[];
}

/** Whom visitors look at most: the season's leaders, or those who play in the running game and then the leaders. */
export type Audience = 'leaders' | 'who plays';

/**
 * Home, schedule, standings, 30 box scores and 100 players, these two by Zipf's law. The box score that is looked at
 * most is the running game's.
 */
export async function publicMix(url: string, audience: Audience, { id: gameId, players }: RunningGame): Promise<Mix> {
  const games = await runAt(
    url,
    `SELECT id FROM games WHERE organization_id = ${organizationId} AND home_score IS NOT NULL ORDER BY date DESC, id DESC LIMIT ${BOX_SCORES - 1}`,
  );
  const first = audience === 'leaders' ? '' : players.join();
  const looked = await runAt(
    url,
    `SELECT t.player_id FROM player_stat_totals t
     JOIN stat_definitions d ON d.organization_id = t.organization_id AND d.id = t.stat_definition_id AND d.abbreviation = 'PTS'
     WHERE t.organization_id = ${organizationId} AND t.season_id IS NOT NULL
     GROUP BY t.player_id ORDER BY t.player_id = ANY('{${first}}') DESC, sum(t.total) DESC, t.player_id LIMIT ${PLAYERS}`,
  );
  const visits = [
    visit('', GRAPH.home, SHARES.home),
    visit('/schedule', GRAPH.schedule, SHARES.schedule),
    visit('/standings', GRAPH.standings, SHARES.standings),
    ...byZipf([`${gameId}`, ...games], SHARES.boxScore).map(([id, share]) =>
      visit(`/games/${id}`, SELECTIONS[0]!.query, share, { slug, id }),
    ),
    ...byZipf(looked, SHARES.player).map(([id, share]) => visit(`/player/${id}/stats`, PLAYER, share, { id })),
  ];
  return { requests: visits.flat() };
}

function visit(path: string, query: string, share: number, variables: object = {}): Mix['requests'] {
  return [
    { request: { path: `/${slug}${path}` }, share: (share * PAGES_OF_THREE) / 3 },
    {
      request: { path: '/graphql', body: JSON.stringify({ query, variables }) },
      share: (share * (3 - PAGES_OF_THREE)) / 3,
    },
  ];
}

/** Divides a share: the n-th gets the n-th part of what the first one gets. */
function byZipf(ids: readonly string[], share: number): [id: string, share: number][] {
  const sum = ids.reduce((total, _, index) => total + 1 / (index + 1), 0);
  return ids.map((id, index) => [id, share / (index + 1) / sum]);
}
