import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, type KeyPart, readPage, type SortKey } from '../../lib/connection.js';
import { filterId } from '../../lib/ids.js';
import { searchTerm } from '../../lib/search.js';
import { countSeasonLeagueTeams, readSeasonLeagueTeams } from '../teams/season-league-team-page.loaders.js';
import type { SeasonLeagueTeam, SeasonLeagueTeamsArgs } from '../teams/season-league-team.type.js';
import { rankOf, sortableRank, sortByRank } from './team-rank.service.js';

/** Rank, name in lower case, id. */
const SORT_KEY: readonly KeyPart[] = ['integer', 'text', 'integer'];

/**
 * A page of a season league's teams by rank and name. An unknown season league has none. The ranks follow from the
 * standings, so that all of the league's teams are read for a page of them.
 * @throws 400 for a wrong page or search
 */
export async function listSeasonLeagueTeams(
  ctx: RequestContext,
  organizationId: number,
  { seasonLeagueId, search, ...pageArgs }: SeasonLeagueTeamsArgs,
): Promise<ConnectionSource<SeasonLeagueTeam>> {
  const wanted = { seasonLeagueId: filterId(seasonLeagueId) ?? 0, search: searchTerm(search) };
  const page = readPage(ctx, pageArgs, { shape: SORT_KEY, identity: ['season-league teams', organizationId, wanted] });
  const found = await readSeasonLeagueTeams(ctx, organizationId, wanted, { limit: null, after: null });
  const names = new Map(found.map(({ seasonTeam, key }) => [seasonTeam, key[1]]));
  const sorted = await sortByRank(
    ctx,
    found.map(({ seasonTeam }) => seasonTeam),
  );
  const keys = new Map(
    await Promise.all(
      sorted.map(
        async (seasonTeam) =>
          [
            seasonTeam,
            [sortableRank(await rankOf(ctx, seasonTeam)), names.get(seasonTeam)!, seasonTeam.id] as SortKey,
          ] as const,
      ),
    ),
  );
  const start =
    page.after === null
      ? 0
      : startAfter(
          sorted.map((seasonTeam) => keys.get(seasonTeam)!),
          page.after,
        );
  return {
    rows: page.limit === null ? sorted.slice(start) : sorted.slice(start, start + page.limit + 1),
    page,
    keyOf: (seasonTeam) => keys.get(seasonTeam)!,
    count: () => countSeasonLeagueTeams(ctx, organizationId, wanted),
  };
}

/**
 * Where the list goes on behind a row: behind that very row, or where it would be, if it is gone or ranked otherwise by
 * now.
 */
function startAfter(keys: readonly SortKey[], after: SortKey): number {
  const same = keys.findIndex((key) => key.every((part, index) => part === after[index]));
  if (same >= 0) return same + 1;
  const next = keys.findIndex(
    ([rank, name]) => Number(rank) > Number(after[0]) || (rank === after[0] && String(name) > String(after[1])),
  );
  return next < 0 ? keys.length : next;
}
