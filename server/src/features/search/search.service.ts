import type { RequestContext } from '../../context/request-context.js';
import { searchWords } from '../../domain/text/search-words.js';
import { invalidInput } from '../../lib/errors.js';
import { searchTerm } from '../../lib/search.js';
import type { TenantLoader } from '../../lib/tenant-loader.js';
import { gameById } from '../games/game.loaders.js';
import type { Game } from '../games/game.type.js';
import type { PageAddress } from '../pages/page.type.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { teamById } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import { findGames, findPages, findPlayers, findTeams, type Wanted } from './search.loaders.js';
import type { SearchResults } from './search.type.js';

const MOST = 20;

/**
 * A search in an organization; nothing is read before a list of it is asked for.
 * @param first how many of each kind at most, from 1 to 20
 * @throws 400 for a text that is too long or holds control characters, and for another number
 */
export function searchIn(organizationId: number, text: string, first: number): SearchResults {
  searchTerm(text, 'text');
  if (first < 1 || first > MOST)
    throw invalidInput({ field: 'first', message: `first must be a whole number from 1 to ${MOST}.` });
  return { organizationId, wanted: { words: searchWords(text), first }, found: new Map() };
}

export function teamsOf(ctx: RequestContext, results: SearchResults): Promise<Team[]> {
  return once(results, 'teams', () => found(results, (of, wanted) => findTeams(ctx, of, wanted), teamById(ctx)));
}

export function playersOf(ctx: RequestContext, results: SearchResults): Promise<Player[]> {
  return once(results, 'players', () => found(results, (of, wanted) => findPlayers(ctx, of, wanted), playerById(ctx)));
}

export function gamesOf(ctx: RequestContext, results: SearchResults): Promise<Game[]> {
  return once(results, 'games', () => found(results, (of, wanted) => findGames(ctx, of, wanted), gameById(ctx)));
}

export function pagesOf(ctx: RequestContext, results: SearchResults): Promise<PageAddress[]> {
  const { organizationId, wanted } = results;
  return once(results, 'pages', async () => (wanted.words.length === 0 ? [] : findPages(ctx, organizationId, wanted)));
}

/** The things that were found, in the order in which they were. */
async function found<Thing>(
  { organizationId, wanted }: SearchResults,
  find: (organizationId: number, wanted: Wanted) => Promise<number[]>,
  byId: TenantLoader<Thing>,
): Promise<Thing[]> {
  if (wanted.words.length === 0) return [];
  const ids = await find(organizationId, wanted);
  const things = await Promise.all(ids.map((id) => byId.load({ organizationId, id })));
  return things.filter((thing) => thing !== null);
}

function once<List>(results: SearchResults, kind: string, read: () => Promise<List>): Promise<List> {
  const known = results.found.get(kind) as Promise<List> | undefined;
  if (known) return known;
  const list = read();
  results.found.set(kind, list);
  return list;
}
