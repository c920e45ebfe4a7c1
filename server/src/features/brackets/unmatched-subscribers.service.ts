import { newlyUnmatched } from '../../domain/bracket/newly-unmatched.js';
import { withinTransaction } from '../../lib/within-transaction.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { UnmatchedGames, Write } from '../audit/write.service.js';
import { findDivision } from '../divisions/division.service.js';
import { numbersInUndo } from '../undo/undo.service.js';
import { bracketOf } from './bracket.service.js';
import type { Bracket } from './bracket.type.js';

/** Tells which games of a bracket have no match any more when results change, or games go. */
export const tellUnmatched: Subscriber<'games'> = async (tx, { gameIds, resultsStay }, work) => {
  if (resultsStay) return work();
  const divisions = (await tx.manager.query(
    'SELECT DISTINCT division_id AS id FROM games WHERE organization_id = $1 AND id = ANY($2) AND division_id IS NOT NULL',
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
  await tellingUnmatched(tx, [...ids], work);
};

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
