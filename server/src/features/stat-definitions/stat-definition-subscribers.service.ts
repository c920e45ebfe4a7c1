import { checkFormula } from '../../domain/stats/formula/check-formula.js';
import { conflict } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';
import type { Write } from '../audit/write.service.js';
import { numbersInUndo } from '../undo/undo.service.js';
import { gamesWith, statisticsOfSport } from './own-statistics.service.js';
import type { StatDefinitionEntity } from './stat-definition.entity.js';

/**
 * Refuses an undo after which a formula would be wrong that is not: one that mentions a statistic that there is no
 * more, or that leads back to itself; and one that gives a formula back to a statistic of which values have been
 * entered since.
 * @throws 409 naming the statistic
 */
export const keepFormulas: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  // An organization returns as it was.
  if (!tables.has('stat_definitions') || tables.has('organizations')) return work();
  const sportIds = (await numbersInUndo(tx, entryId, 'stat_definitions', 'sport_id')).toSorted((a, b) => a - b);
  const before = await statisticsOf(tx, sportIds);
  const known = new Set(before.flatMap((all) => wrongFormulas(all).map(({ key }) => key)));
  const entered = new Set(before.flat().flatMap(({ id, formula }) => (formula === null ? [id] : [])));
  await work();
  const after = await statisticsOf(tx, sportIds);
  const wrong = after.flatMap(wrongFormulas).find(({ key }) => !known.has(key));
  if (wrong) refuse(`the formula of ${wrong.abbreviation} would be wrong. ${wrong.message}`);
  for (const { id, abbreviation, formula } of after.flat()) {
    if (formula !== null && entered.has(id) && (await gamesWith(tx, [id])).length > 0)
      refuse(`values of ${abbreviation} have been entered since.`);
  }
};

function refuse(why: string): never {
  throw conflict(`This cannot be undone: ${why}`, { table: 'stat_definitions' });
}

async function statisticsOf(tx: Write, sportIds: readonly number[]): Promise<StatDefinitionEntity[][]> {
  const found: StatDefinitionEntity[][] = [];
  for (const sportId of sportIds) found.push(await statisticsOfSport(tx, sportId));
  return found;
}

function wrongFormulas(
  all: readonly StatDefinitionEntity[],
): { readonly key: string; readonly abbreviation: string; readonly message: string }[] {
  return all.flatMap(({ id, abbreviation, formula }) => {
    const checked = formula === null ? null : checkFormula(formula, abbreviation, all);
    return checked && 'message' in checked
      ? [{ key: `${id} ${checked.message}`, abbreviation, message: checked.message }]
      : [];
  });
}
