import { sportNamed } from '../../domain/sports/sport-named.js';
import { abbreviationProblem } from '../../domain/stats/abbreviation-problem.js';
import { checkFormula } from '../../domain/stats/formula/check-formula.js';
import { LONGEST_FORMULA } from '../../domain/stats/formula/formula.js';
import { ownFormulaOf } from '../../domain/stats/formula/own-formula.js';
import { printFormula } from '../../domain/stats/formula/print-formula.js';
import { renameInFormula } from '../../domain/stats/formula/rename-in-formula.js';
import type { StatKind } from '../../domain/stats/stat-definition.js';
import type { RequestContext } from '../../context/request-context.js';
import { valueTaken, invalidInput, notFound, unprocessable } from '../../lib/errors.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { createRow, lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
import { getSport } from '../sports/sport.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { gamesWith, refuseDefaults, statisticsOfSport } from './own-statistics.service.js';
import { seedStatDefinitions } from './seed-stat-definitions.service.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';
import { CHANGED_STATISTIC, NEW_STATISTIC } from './stat-definition.fields.js';
import type { CreateStatDefinitionInput, UpdateStatDefinitionInput } from './stat-definition.input.js';

const ENTITY = 'stat_definition';

/** Kinds that people choose from; the sport alone has percentages. */
const CHOSEN: readonly StatKind[] = ['counting', 'sum', 'ratio', 'per_game'];

/** What makes a statistic what it is; of the sport's own it stays. */
type Definition = Pick<StatDefinitionEntity, 'name' | 'abbreviation' | 'kind' | 'formula'>;

const taken = {
  stat_definitions_abbreviation_key: () =>
    valueTaken('There is a statistic of this abbreviation already.', 'abbreviation'),
};

/**
 * Adds a statistic of the organization's own at the end of a sport's list, which of a sport that was not played yet
 * begins with its defaults. Admins. @returns its id
 * @throws 404 for an unknown sport; 400 for an abbreviation that is taken and for a formula, naming the place
 */
export async function createStatDefinition(ctx: RequestContext, input: CreateStatDefinitionInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkNew(NEW_STATISTIC, input, check);
  check.that(CHOSEN.includes(input.kind), 'kind', KINDS);
  check.finish();
  const sport = await getSport(ctx, input.sportId);
  return refuseDuplicates(taken, () =>
    undoableWrite(ctx, organizationId, async (tx) => {
      let all = await statisticsOfSport(tx, sport.id);
      if (all.length === 0) {
        // Of what the sport has itself nobody is told that it is there, where it does not come by this either.
        checkDefinition({ ...entered, kind: 'counting' }, sport.name, all);
        // Without them the list would count as set up, and games of the sport would have that one statistic.
        await lockOrganization(tx);
        await seedStatDefinitions(tx, [sport.id]);
        all = await statisticsOfSport(tx, sport.id);
      }
      const definition = checkDefinition({ ...entered, kind: input.kind }, sport.name, all);
      const position = Math.max(-1, ...all.map((other) => other.position)) + 1;
      const values = { ...definition, sportId: sport.id, position };
      return (await createRow(tx, StatDefinitionEntity, values, { entityType: ENTITY, label: definition.abbreviation }))
        .id;
    }),
  );
}

/**
 * Changes a statistic: shows or hides any; of one of the organization's own also what it is. Formulas that mention it
 * follow a new abbreviation. Admins. @returns its id
 * @throws 404; 409 for a stale version; 422 for one of the sport, for one that has values and would no longer be
 *   entered, and naming a formula that the new abbreviation makes too long; 400 for a wrong abbreviation or formula
 */
export function updateStatDefinition(
  ctx: RequestContext,
  id: string | number,
  input: UpdateStatDefinitionInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const { hidden, ...changes } = checkChanges(CHANGED_STATISTIC, input);
  const wanted: Partial<Definition> = definedFields({ ...changes, kind: input.kind ?? undefined });
  return refuseDuplicates(taken, () =>
    undoableWrite(ctx, organizationId, async (tx) => {
      const key = parseId(id, 'Statistic');
      // All of the sport before the one: two changes at once never wait for each other.
      const all = Object.keys(wanted).length > 0 ? await statisticsBeside(tx, key) : [];
      const row = await lockRow(tx, StatDefinitionEntity, key, 'Statistic');
      const isChanged = Object.entries(wanted).some(([field, value]) => value !== row[field as keyof Definition]);
      const definition: Partial<Definition> = isChanged ? await changedDefinition(tx, row, wanted, all) : {};
      await updateRow(tx, StatDefinitionEntity, row, definedFields({ ...definition, hidden }), {
        entityType: ENTITY,
        label: row.abbreviation,
        expected: input.expectedVersion,
      });
      if (definition.abbreviation !== undefined && definition.abbreviation !== row.abbreviation)
        await renameMentions(tx, row, definition.abbreviation, all);
      return row.id;
    }),
  );
}

const KINDS = 'kind must be COUNTING, SUM, RATIO or PER_GAME.';

/**
 * The definition as it is stored: a formula in its own way of writing, none of what is entered.
 * @param all those of the sport
 * @param row the statistic as it is, where it is among them; an abbreviation that it has already may be any
 */
function checkDefinition(
  definition: Definition,
  sportName: string,
  all: readonly StatDefinitionEntity[],
  row?: StatDefinitionEntity,
): Definition {
  const others = all.filter((other) => other.id !== row?.id);
  const check = new InputCheck();
  const { abbreviation, kind } = definition;
  const isNew = abbreviation !== row?.abbreviation;
  const problem = isNew ? abbreviationProblem(abbreviation, sportNamed(sportName), others) : null;
  if (problem !== null) check.fail('abbreviation', problem);
  const formula = kind === 'counting' ? null : formulaOf(check, definition, others, row?.formula);
  check.finish();
  return { ...definition, formula };
}

function formulaOf(
  check: InputCheck,
  { formula, abbreviation }: Definition,
  others: readonly StatDefinitionEntity[],
  stored: string | null | undefined,
): string | null {
  if (formula === null) check.fail('formula', 'formula is required.');
  const checked = formula === null ? null : checkFormula(formula, abbreviation, others);
  if (checked && 'message' in checked) check.fail('formula', `Character ${checked.at + 1}: ${checked.message}`);
  if (!checked || !('formula' in checked)) return null;
  // What is stored already is kept: an archive writes without blanks.
  const printed = formula === stored ? formula : printFormula(checked.formula);
  if (printed !== null && printed.length > LONGEST_FORMULA)
    check.fail(
      'formula',
      `With blanks around its signs this formula has ${printed.length} characters; at most ${LONGEST_FORMULA} are stored.`,
    );
  return printed;
}

/** The statistics of the sport that a statistic is of, locked. */
async function statisticsBeside(tx: Write, id: number): Promise<StatDefinitionEntity[]> {
  const { manager, organizationId } = tx;
  const row = await manager.findOneBy(StatDefinitionEntity, { organizationId, id });
  if (!row) throw notFound('Statistic');
  return statisticsOfSport(tx, row.sportId);
}

async function changedDefinition(
  tx: Write,
  row: StatDefinitionEntity,
  wanted: Partial<Definition>,
  all: readonly StatDefinitionEntity[],
): Promise<Definition> {
  const sport = await getSport(tx.ctx, row.sportId);
  refuseDefaults([row], sport.name);
  const { name, abbreviation, kind, formula } = { ...row, ...wanted };
  // What an archive brought may have a kind without a formula; it can be renamed as it is.
  if (kind === row.kind && formula === null && row.formula === null) {
    const own = checkDefinition({ name, abbreviation, kind: 'counting', formula }, sport.name, all, row);
    return { ...own, kind };
  }
  if (!CHOSEN.includes(kind)) throw invalidInput({ field: 'kind', message: KINDS });
  // An archive also brings entered ones of the kind sum.
  const { length } = row.formula === null && kind !== 'counting' ? await gamesWith(tx, [row.id]) : [];
  if (length > 0) {
    const games = length === 1 ? 'a game' : `${length} games`;
    throw unprocessable(`${row.abbreviation} has values in ${games}: delete it first, or add another statistic.`);
  }
  // Others mention the statistic by the name that it has until now.
  const mentions = all.map((other) => (other.id === row.id ? other : renamed(other, row.abbreviation, abbreviation)));
  return checkDefinition({ name, abbreviation, kind, formula }, sport.name, mentions, row);
}

/** The statistic as it is once another one that it mentions has been renamed. @throws 422 for too long a formula */
function renamed(row: StatDefinitionEntity, from: string, to: string): StatDefinitionEntity {
  const own = from === to ? null : ownFormulaOf(row);
  if (!own?.parts.includes(from)) return row;
  const formula = printFormula(renameInFormula(own.formula, from, to));
  if (formula.length > LONGEST_FORMULA)
    throw unprocessable(
      `${row.abbreviation} follows from ${from}: with ${to} its formula would have ${formula.length} characters, more than ${LONGEST_FORMULA}.`,
    );
  return { ...row, formula };
}

async function renameMentions(
  tx: Write,
  { id, abbreviation }: StatDefinitionEntity,
  to: string,
  all: readonly StatDefinitionEntity[],
): Promise<void> {
  for (const other of all) {
    if (other.id === id || other.formula === null) continue;
    const { formula } = renamed(other, abbreviation, to);
    await updateRow(
      tx,
      StatDefinitionEntity,
      other,
      { formula },
      { entityType: ENTITY, label: other.abbreviation, expected: other.version },
    );
  }
}
