import type { RequestContext } from '../../context/request-context.js';
import { searchWords } from '../../domain/text/search-words.js';
import { invalidInput } from '../../lib/errors.js';
import { searchTerm } from '../../lib/search.js';
import { gameById } from '../games/game.loaders.js';
import type { Game } from '../games/game.type.js';
import type { PageAddress } from '../pages/page.type.js';
import { playerById } from '../players/player.loaders.js';
import type { Player } from '../players/player.type.js';
import { teamById } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';
import { findGames, findPages, findPlayers, findTeams } from './search.loaders.js';
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
  return { organizationId, wanted: { words: searchWords(text), first } };
}

export async function teamsOf(ctx: RequestContext, { organizationId, wanted }: SearchResults): Promise<Team[]> {
  if (wanted.words.length === 0) return [];
  const ids = await findTeams(ctx, organizationId, wanted);
  return (await Promise.all(ids.map((id) => teamById(ctx).load({ organizationId, id })))).filter(
    (found) => found !== null,
  );
}

export async function playersOf(ctx: RequestContext, { organizationId, wanted }: SearchResults): Promise<Player[]> {
  if (wanted.words.length === 0) return [];
  const ids = await findPlayers(ctx, organizationId, wanted);
  return (await Promise.all(ids.map((id) => playerById(ctx).load({ organizationId, id })))).filter(
    (found) => found !== null,
  );
}

export async function gamesOf(ctx: RequestContext, { organizationId, wanted }: SearchResults): Promise<Game[]> {
  const ids = await findGames(ctx, organizationId, wanted);
  return (await Promise.all(ids.map((id) => gameById(ctx).load({ organizationId, id })))).filter(
    (found) => found !== null,
  );
}

export async function pagesOf(ctx: RequestContext, { organizationId, wanted }: SearchResults): Promise<PageAddress[]> {
  return wanted.words.length === 0 ? [] : findPages(ctx, organizationId, wanted);
}
