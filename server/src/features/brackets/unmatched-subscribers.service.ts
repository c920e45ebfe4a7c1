import { newlyUnmatched } from '../../domain/bracket/newly-unmatched.js';
import { withinTransaction } from '../../lib/within-transaction.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { UnmatchedGames, Write } from '../audit/write.service.js';
import { findDivision } from '../divisions/division.service.js';
import { numbersInUndo } from '../undo/undo.service.js';
import { bracketOf } from './bracket.service.js';
import type { Bracket } from './bracket.type.js';

/**
 * Whether results of leagues pair the teams of a division `d`, whose bracket is played: nobody has put all of them into
 * an order. Of most games there is none, which is known without working out any bracket.
 */
const FOLLOWS_STANDINGS = `EXISTS (SELECT FROM games b WHERE b.organization_id = $1 AND b.division_id = d.id)
  AND (SELECT count(*) > count(DISTINCT coalesce(p.position, -1)) FROM division_teams p WHERE p.organization_id = $1 AND p.division_id = d.id)`;

/** Tells which games of a bracket have no match any more when results change, also a league's, or games go. */
export const tellUnmatched: Subscriber<'games'> = async (tx, { gameIds, resultsStay }, work) => {
  if (resultsStay) return work();
  const divisions = (await tx.manager.query(
    `SELECT g.division_id AS id FROM games g WHERE g.organization_id = $1 AND g.id = ANY($2) AND g.division_id IS NOT NULL
     UNION SELECT d.id FROM games g
       JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.team_id IN (g.home_team_id, g.away_team_id)
       JOIN division_teams place ON place.organization_id = $1 AND place.season_league_team_id = slt.id
       JOIN divisions d ON d.organization_id = $1 AND d.id = place.division_id AND d.season_id = g.season_id
     WHERE g.organization_id = $1 AND g.id = ANY($2) AND g.division_id IS NULL AND ${FOLLOWS_STANDINGS}`,
    [tx.organizationId, gameIds],
  )) as { id: number }[];
  await tellingUnmatched(
    tx,
    divisions.map(({ id }) => id),
    work,
  );
};

/** Tells so, too, when a command is taken back that changed games, or what brackets they are in. */
export const tellUnmatchedByUndo: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  const ids = new Set<number>();
  for (const [table, column] of DECIDING) {
    if (!tables.has(table)) continue;
    for (const id of await numbersInUndo(tx, entryId, table, column)) ids.add(id);
  }
  for (const id of await pairedInSeasons(
    tx,
    tables.has('games') ? await numbersInUndo(tx, entryId, 'games', 'season_id') : [],
  ))
    ids.add(id);
  await tellingUnmatched(tx, [...ids], work);
};

/** The divisions of some seasons that results of leagues pair. */
async function pairedInSeasons(tx: Write, seasonIds: readonly number[]): Promise<number[]> {
  if (seasonIds.length === 0) return [];
  const found = (await tx.manager.query(
    `SELECT d.id FROM divisions d WHERE d.organization_id = $1 AND d.season_id = ANY($2) AND ${FOLLOWS_STANDINGS}`,
    [tx.organizationId, seasonIds],
  )) as { id: number }[];
  return found.map(({ id }) => id);
}

/** Whose rows a bracket is worked out from, and where they name its division. */
const DECIDING = [
  ['games', 'division_id'],
  ['division_teams', 'division_id'],
  ['divisions', 'id'],
] as const;

/** Of a division that comes by the work itself there is nothing to tell, nor is anything left of one that goes. */
async function tellingUnmatched(tx: Write, divisionIds: readonly number[], work: () => Promise<void>): Promise<void> {
  if (divisionIds.length === 0) return work();
  const before = await bracketsOf(tx, divisionIds);
  await work();
  const after = await bracketsOf(tx, [...before.keys()]);
  for (const [divisionId, bracket] of before) {
    const now = after.get(divisionId) ?? { unmatchedGameIds: [] };
    const gameIds = newlyUnmatched(bracket, now).map(Number);
    tx.unmatched.push({ organizationId: tx.organizationId, divisionId, gameIds, allIds: now.unmatchedGameIds });
  }
}

/** What is left of what several writes tell, once for each division: a later one may have mended it, or deleted it. */
export function stillUnmatched(told: readonly UnmatchedGames[]): UnmatchedGames[] {
  const ofDivision = new Map<number, UnmatchedGames>();
  for (const each of told) {
    const known = new Set([...(ofDivision.get(each.divisionId)?.gameIds ?? []), ...each.gameIds]);
    ofDivision.set(each.divisionId, { ...each, gameIds: each.allIds.filter((id) => known.has(id)) });
  }
  return [...ofDivision.values()].filter(({ gameIds }) => gameIds.length > 0);
}

async function bracketsOf(tx: Write, divisionIds: readonly number[]): Promise<Map<number, Bracket>> {
  const ctx = await withinTransaction(tx.ctx, tx.manager);
  const found = await Promise.all(
    divisionIds.map(async (id): Promise<[number, Bracket][]> => {
      const division = await findDivision(ctx, tx.organizationId, id);
      return division ? [[id, await bracketOf(ctx, division)]] : [];
    }),
  );
  return new Map(found.flat());
}
