import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import { deriveValues } from '../../domain/stats/derive-values.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { StatDefinition } from './stat-definition.type.js';
import { Statistics, type StoredValues } from './statistics.js';

const defaults = defaultStatDefinitions('basketball').map(
  (definition, index) => ({ ...definition, id: 100 + index, formula: null }) as unknown as StatDefinition,
);
const formula = { id: 99, abbreviation: 'TWICE', kind: 'ratio', formula: 'AST * 2', decimals: 1, hidden: false };
const own = [...defaults, formula as unknown as StatDefinition];

/** What lines store: the same lists over and over, equal ones, others, and statistics of another sport. */
const lists = fc.uniqueArray(fc.shuffledSubarray([...defaults.map(({ id }) => id), 1, 2]), {
  minLength: 1,
  maxLength: 3,
});
const games = lists.chain((some) => {
  const line = fc
    .tuple(fc.constantFrom(...some), fc.boolean())
    .chain(([ids, isCopy]) =>
      fc
        .array(fc.nat(40), { minLength: ids.length, maxLength: ids.length })
        .map((values): StoredValues => ({ definitionIds: isCopy ? [...ids] : ids, values })),
    );
  const none = fc.constant<StoredValues>({ definitionIds: null, values: null });
  return fc.array(fc.oneof({ weight: 5, arbitrary: line }, { weight: 1, arbitrary: none }), { maxLength: 12 });
});

/** As the rules of the domain take it. */
const byId = ({ definitionIds, values }: StoredValues): ReadonlyMap<number, number> =>
  new Map((definitionIds ?? []).map((id, index) => [id, values![index]!]));

test.each([
  ['the sport itself', defaults],
  ['an organization with a formula of its own', own],
])('values and totals are those of the rules, whatever the lines store: %s', (_name, all) => {
  const statistics = new Statistics(all);
  fc.assert(
    fc.property(games, (lines) => {
      for (const line of lines) expect(statistics.derived(line)).toEqual(deriveValues(all, byId(line)));
      const read = lines.map((stored) => ({ stored, derived: statistics.derived(stored) }));
      expect(statistics.total(read)).toEqual(sumTotals(all, lines.map(byId)));
    }),
  );
});
