import type { DerivationPlan, FromTwo } from '../../domain/stats/derivation-plan.js';
import { percentage } from '../../domain/stats/percentage.js';
import { areEqualLists } from '../../lib/equal-lists.js';

/** One value per definition, from values in the order in which they are stored. */
export type LineReader = (stored: readonly number[]) => (number | null)[];

/** How lines that store the same statistics are read. */
export interface CompiledLines {
  readonly line: LineReader;
  /** The same of what is stored of several lines, added up. */
  readonly total: LineReader;
}

/** Lines that store the same statistics. */
interface Kind {
  readonly ids: readonly number[];
  readonly places: readonly number[];
  /** Undefined until it is compiled; null where it cannot be. */
  compiled: CompiledLines | null | undefined;
}

/** Kinds that are compiled; lines of any further one are read one value after the other. */
const MOST_KINDS = 16;

/**
 * The kinds of lines that there are by what they store. Only what two lines in succession store is compiled: where each
 * line stores something else, as in a game of which only what happened is entered, it would cost more than it saves,
 * and leave no room for the kinds that most games have.
 */
export class LineKinds {
  /** Lines of a game share their list of statistics, and those of the next one nearly always have an equal one. */
  private last: Kind | undefined;
  private readonly kinds: Kind[] = [];

  /** @param indexes of the definitions, by id */
  constructor(
    private readonly plan: DerivationPlan,
    private readonly indexes: ReadonlyMap<number, number>,
  ) {}

  /** The place of each statistic among all definitions; -1 for what is not of them. */
  placesOf(ids: readonly number[]): readonly number[] {
    return this.kindOf(ids).places;
  }

  /** How lines that store these statistics are read; null where they are read one value after the other. */
  compiledFor(ids: readonly number[]): CompiledLines | null {
    const { last } = this;
    const kind = this.kindOf(ids);
    if (kind.compiled === undefined && kind === last && this.kinds.length < MOST_KINDS) {
      kind.compiled = compileLines(this.plan, this.indexes.size, kind.places);
      this.kinds.push(kind);
    }
    return kind.compiled ?? null;
  }

  private kindOf(ids: readonly number[]): Kind {
    if (this.last !== undefined && areEqualLists(this.last.ids, ids)) return this.last;
    // One by one: a text of the list as a key would take longer than reading the line.
    return (this.last = this.kinds.find((kind) => areEqualLists(kind.ids, ids)) ?? this.newKind(ids));
  }

  private newKind(ids: readonly number[]): Kind {
    return { ids, places: ids.map((id) => this.indexes.get(id) ?? -1), compiled: undefined };
  }
}

/**
 * Compiles how lines are read that store the same statistics in the same order: what `deriveInPlace` gives, without
 * looking up for each value where it goes and whether it is there. All lines of a game, and of nearly every season, are
 * such lines, and a box score has hundreds of values.
 * @param places of what is stored among the definitions; -1 for what is not of them
 * @returns null where formulas of the organization's own take part
 */
function compileLines(plan: DerivationPlan, definitionCount: number, places: readonly number[]): CompiledLines | null {
  const steps = plan.steps.filter((step): step is FromTwo => step.kind !== 'formula');
  if (steps.length < plan.steps.length) return null;
  const stored = new Map(places.flatMap((place, index) => (place >= 0 ? [[place, index] as const] : [])));
  const summable = new Set(plan.summable);
  const totalled = new Map([...stored].filter(([place]) => summable.has(place)));
  return { line: compiled(steps, definitionCount, stored), total: compiled(steps, definitionCount, totalled) };
}

/** @param stored by place among the definitions, which of the stored values */
function compiled(steps: readonly FromTwo[], definitionCount: number, stored: ReadonlyMap<number, number>): LineReader {
  const known = new Map([...stored].map(([place, index]) => [place, `stored[${index}]`]));
  let code = '';
  for (const { kind, index, first, second } of steps) {
    const [a, b] = [known.get(first), known.get(second)];
    known.delete(index);
    if (a === undefined && b === undefined) continue;
    const parts = `${a ?? 0}${kind === 'sum' ? ' + ' : ', '}${b ?? 0}`;
    code += `const derived${index} = ${kind === 'sum' ? parts : `percentage(${parts})`};\n`;
    known.set(index, `derived${index}`);
  }
  const all = Array.from({ length: definitionCount }, (_, place) => known.get(place) ?? 'null');
  const make = new Function('percentage', `return (stored) => { ${code} return [${all.join()}]; };`);
  return (make as (of: typeof percentage) => LineReader)(percentage);
}

/** Compiles what takes the items at some places of a list: a list that grows item by item takes five times as long. */
export function compilePick(places: readonly number[]): <Item>(list: readonly Item[]) => Item[] {
  const items = places.map((place) => `list[${place}]`);
  return new Function('list', `return [${items.join()}];`) as <Item>(list: readonly Item[]) => Item[];
}
