import { invalidInput, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import type { PartsOf } from './season-parts.service.js';

/** A league in a season. */
export interface SeasonLeagueRow {
  id: number;
  name: string;
}

/**
 * Ids of a list, each once, ascending.
 * @param none what to say when the list is empty
 * @throws 400 for an empty list; 404 for what is no id
 */
export function checkedIds(ids: readonly (string | number)[], what: string, none: string): number[] {
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: none });
  return [...new Set(ids.map((id) => parseId(id, what)))].toSorted((a, b) => a - b);
}

/** Leagues as they are in a season. @throws 404 when the season does not have one of them */
export async function seasonLeaguesIn(
  { manager, organizationId, lock }: PartsOf,
  seasonId: number,
  leagueIds: readonly number[],
): Promise<SeasonLeagueRow[]> {
  const rows = (await manager.query(
    `SELECT sl.id, l.name FROM season_leagues sl
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE sl.organization_id = $1 AND sl.season_id = $2 AND sl.league_id = ANY($3) ORDER BY sl.id ${lock ? 'FOR UPDATE OF sl' : ''}`,
    [organizationId, seasonId, leagueIds],
  )) as SeasonLeagueRow[];
  if (rows.length < leagueIds.length) throw notFound('League');
  return rows;
}
