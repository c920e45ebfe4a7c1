import type { DerivationPlan, FromTwo } from '../../domain/stats/derivation-plan.js';
import { percentage } from '../../domain/stats/percentage.js';

/** One value per definition, from values in the order in which they are stored. */
export type ReadLine = (stored: readonly number[]) => (number | null)[];

/** How lines that store the same statistics are read. */
export interface CompiledLines {
  readonly line: ReadLine;
  /** The same of what is stored of several lines, added up. */
  readonly total: ReadLine;
}

/** Lines that store the same statistics. */
interface Kind {
  readonly ids: readonly number[];
  readonly places: readonly number[];
  /** Made when it is first asked for. */
  compiled: CompiledLines | null | undefined;
}

/** Kinds that are kept; lines of any further one are read one value after the other. */
const MOST_KINDS = 16;

/** The kinds of lines that there are by what they store. */
export class LineKinds {
  /** Lines of a game share their list of statistics, and those of the next one nearly always have an equal one. */
  private last: Kind | undefined;
  private readonly kinds = new Map<string, Kind>();

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
    const kind = this.kindOf(ids);
    if (kind.compiled === undefined) kind.compiled = compileLines(this.plan, this.indexes.size, kind.places);
    return kind.compiled;
  }

  private kindOf(ids: readonly number[]): Kind {
    if (this.last === undefined || !areEqual(this.last.ids, ids)) this.last = this.findKind(ids);
    return this.last;
  }

  private findKind(ids: readonly number[]): Kind {
    const key = ids.join();
    const known = this.kinds.get(key);
    if (known !== undefined) return known;
    const places = ids.map((id) => this.indexes.get(id) ?? -1);
    if (this.kinds.size >= MOST_KINDS) return { ids, places, compiled: null };
    const kind: Kind = { ids, places, compiled: undefined };
    this.kinds.set(key, kind);
    return kind;
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
function compiled(steps: readonly FromTwo[], definitionCount: number, stored: ReadonlyMap<number, number>): ReadLine {
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
  return (make as (of: typeof percentage) => ReadLine)(percentage);
}

/** Compiles what takes the items at some places of a list: a list that grows item by item takes five times as long. */
export function compilePick(places: readonly number[]): <Item>(list: readonly Item[]) => Item[] {
  const items = places.map((place) => `list[${place}]`);
  return new Function('list', `return [${items.join()}];`) as <Item>(list: readonly Item[]) => Item[];
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
