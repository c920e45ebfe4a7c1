import { checkFormula } from '../../../domain/stats/formula/check-formula.js';
import type { StatKind } from '../../../domain/stats/stat-definition.js';
import type { ImportScope } from '../import-scope.js';
import { DETAIL_FILES } from '../reading/files/archive-names.js';
import { type Definition, DEFINITION_TABLES, type DefinitionTable } from './definition-tables.js';
import type { SeasonTarget } from '../season-target.js';
import { ensureSportDefaults } from './sport-defaults.js';

/** What the organization has, and what decides whether it is to be as the archive says. */
export interface DefinitionTarget extends Pick<SeasonTarget, 'sportId' | 'sportName'> {
  readonly seasonId: number;
  readonly isNew: boolean;
}

/**
 * Gives the organization the statistics, periods and attributes of the archive. Where it has no season of the sport
 * yet, statistics and periods become what they are there; attributes where it has neither season nor player. Elsewhere
 * its own stay, missing ones are added behind them, and what differs is noted.
 */
export async function writeDefinitions(scope: ImportScope, target: DefinitionTarget): Promise<void> {
  const { write, season } = scope;
  const { manager, organizationId } = write;
  const { statistics, periods, attributes } = season.details;
  // An archive says itself what there is: what it lacks was removed on purpose.
  if (statistics === null || periods === null)
    await ensureSportDefaults(manager, organizationId, target.sportId, target.sportName);
  if (statistics === null && periods === null && attributes === null) return;
  const [state] = await manager.query<{ hasSport: boolean; hasAny: boolean }[]>(
    `SELECT EXISTS (SELECT FROM seasons WHERE organization_id = $1 AND id <> $2 AND sport_id = $3) AS "hasSport",
       EXISTS (SELECT FROM seasons WHERE organization_id = $1 AND id <> $2) OR EXISTS (SELECT FROM players WHERE organization_id = $1) AS "hasAny"`,
    [organizationId, target.seasonId, target.sportId],
  );
  const isFirst = target.isNew && state?.hasSport === false;
  await settle(
    'statistics',
    statistics?.map(({ abbreviation, hidden, ...row }) => ({ ...row, key: abbreviation, hidden })),
    isFirst,
  );
  await refuseWrongFormulas();
  await settle(
    'periods',
    periods?.map(({ name, hidden, ...row }) => ({ ...row, key: name.toLowerCase(), name, hidden })),
    isFirst,
  );
  await settle(
    'attributes',
    attributes?.map(({ name, type, visible, ...row }) => ({
      ...row,
      key: name.toLowerCase(),
      name,
      kind: type,
      hidden: !visible,
    })),
    target.isNew && state?.hasAny === false,
  );

  async function settle(
    file: keyof typeof DEFINITION_TABLES,
    brought: readonly (Definition & { readonly line: number })[] | undefined,
    replaces: boolean,
  ): Promise<void> {
    if (brought === undefined || brought.length === 0) return;
    const table = DEFINITION_TABLES[file];
    const own = await table.read(manager, organizationId, target.sportId);
    if (replaces) {
      const wanted = new Set(brought.map(({ key }) => key));
      await table.remove(
        manager,
        organizationId,
        own.filter(({ key }) => !wanted.has(key)).map(({ id }) => id),
      );
      await put(
        table,
        brought.map((row, index) => ({ ...row, position: row.position ?? index })),
        own,
      );
      return;
    }
    const known = new Map(own.map((row) => [row.key, row]));
    for (const row of brought) {
      const mine = known.get(row.key);
      for (const difference of mine ? differences(mine, row) : [])
        scope.kept.add(DETAIL_FILES[file], row.line, null, difference);
    }
    const shared = (rows: readonly Definition[], others: readonly Definition[]): string[] =>
      rows.map(({ key }) => key).filter((key) => others.some((other) => other.key === key));
    const order = shared(own, brought);
    if (
      order.join('\n') !==
      shared(
        [...brought].sort((one, other) => (one.position ?? 0) - (other.position ?? 0)),
        own,
      ).join('\n')
    ) {
      scope.kept.addStored(DETAIL_FILES[file], 'the organization has another order; it is kept as it is');
    }
    const last = Math.max(...own.map(({ position }) => position ?? 0), -1);
    const added = brought.filter(({ key }) => !known.has(key));
    for (const { line, name } of added)
      scope.kept.add(DETAIL_FILES[file], line, null, `${name} is added behind those that the organization has`);
    await put(
      table,
      added.map((row, index) => ({ ...row, position: last + 1 + index })),
      [],
    );
  }

  /** What a formula of the archive mentions is there only now, and the organization keeps a formula of its own. */
  async function refuseWrongFormulas(): Promise<void> {
    const brought = statistics?.filter(({ formula }) => formula !== null) ?? [];
    if (brought.length === 0) return;
    const stored = await DEFINITION_TABLES.statistics.read(manager, organizationId, target.sportId);
    const all = stored.map(({ key, kind, formula }) => ({
      abbreviation: key,
      kind: kind as StatKind,
      formula: formula ?? null,
    }));
    for (const { abbreviation, formula, line } of brought) {
      if (all.find((one) => one.abbreviation === abbreviation)?.formula !== formula) continue;
      const checked = checkFormula(formula!, abbreviation, all);
      if ('message' in checked)
        scope.problems.add(DETAIL_FILES.statistics, line, 'formula', `character ${checked.at + 1}: ${checked.message}`);
    }
  }

  function put(
    table: DefinitionTable,
    rows: readonly Definition[],
    own: readonly (Definition & { readonly id: number })[],
  ): Promise<void> {
    const ids = new Map(own.map(({ key, id }) => [key, id]));
    return table.put(
      write,
      target.sportId,
      rows.map((row) => ({ ...row, id: ids.get(row.key) ?? null })),
    );
  }
}

function differences(mine: Definition, theirs: Definition): string[] {
  const found = [
    mine.name !== theirs.name && `the organization calls it ${mine.name}`,
    mine.kind !== theirs.kind && `the organization has it as ${mine.kind}, not as ${theirs.kind}`,
    (mine.formula ?? null) !== (theirs.formula ?? null) &&
      `the organization has ${mine.formula ? `the formula ${mine.formula}` : 'no formula'} for it`,
    mine.hidden !== theirs.hidden && `the organization ${mine.hidden ? 'hides it' : 'shows it'}`,
  ];
  return found.flatMap((difference) => (difference === false ? [] : [`${theirs.name}: ${difference}; kept as it is`]));
}
