import { ownFormulaOf } from '../../domain/stats/formula/own-formula.js';
import { conflict } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { numbersInUndo } from '../undo/undo.service.js';
import { statisticsOfSport } from './own-statistics.service.js';

/** Refuses an undo after which a formula would mention a statistic that there is no more. @throws 409 naming both */
export const keepFormulas: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  // An organization returns as it was.
  if (!tables.has('stat_definitions') || tables.has('organizations')) return work();
  const sportIds = (await numbersInUndo(tx, entryId, 'stat_definitions', 'sport_id')).toSorted((a, b) => a - b);
  const before = await deadEnds(tx, sportIds);
  await work();
  for (const [key, { abbreviation, missing }] of await deadEnds(tx, sportIds)) {
    if (!before.has(key))
      throw conflict(
        `This cannot be undone: ${abbreviation} follows from ${missing}, and there is no statistic ${missing} any more.`,
        { table: 'stat_definitions' },
      );
  }
};

/** What formulas of these sports mention and there is not. */
async function deadEnds(
  tx: Write,
  sportIds: readonly number[],
): Promise<Map<string, { abbreviation: string; missing: string }>> {
  const found = new Map<string, { abbreviation: string; missing: string }>();
  for (const sportId of sportIds) {
    const all = await statisticsOfSport(tx, sportId);
    const known = new Set(all.map(({ abbreviation }) => abbreviation));
    for (const row of all) {
      for (const missing of ownFormulaOf(row)?.parts ?? [])
        if (!known.has(missing)) found.set(`${row.id} ${missing}`, { abbreviation: row.abbreviation, missing });
    }
  }
  return found;
}
