import type { KeyPart, SortKey } from '../../lib/connection.js';
import type { Conditions } from '../../lib/conditions.js';
import type { SortDirection } from './game.enums.js';
import type { Game } from './game.type.js';

/** The parts of a game's sort key. */
export const GAME_SORT_KEY: readonly KeyPart[] = ['date', 'text', 'integer'];

/** Where a game stands among others: (date, time, id). Without date or time it comes after those that have one. */
export function gameSortKey({ date, time, id }: Game): SortKey {
  return [date, time, id];
}

/**
 * The condition that a game `g` follows a sort key, in either direction. Nulls stand at the late end, as in
 * PostgreSQL's indexes, so that the order can be read off one of them; a plain comparison of rows would lose them.
 */
export function afterGame(conditions: Conditions, order: SortDirection, after: SortKey | null): string[] {
  if (after === null) return [];
  const [date = null, time = null, id = null] = after;
  const past = order === 'asc' ? laterThan : earlierThan;
  const [byId = ''] = conditions.when('a', id ?? 0, (mark) => `g.id ${order === 'asc' ? '>' : '<'} ${mark}`);
  const byTime = past(conditions, 'time', time, byId);
  return [past(conditions, 'date', date, byTime)];
}

/**
 * The conditions of the parts of a list that follow a sort key, in the order of the list: what has a date, then what
 * has none. Asked one by one each begins where it stands in an index; together they would be looked for from the list's
 * beginning.
 */
export function partsAfterGame(conditions: Conditions, order: SortDirection, after: SortKey | null): string[][] {
  const [date = null] = after ?? [];
  const following = afterGame(conditions, order, after);
  if (date === null) return [following];
  const mark = conditions.param(date);
  if (order === 'desc') return [[`g.date <= ${mark}`, ...following]];
  return [[`g.date >= ${mark}`, ...following], ['g.date IS NULL']];
}

function laterThan(conditions: Conditions, column: 'date' | 'time', value: unknown, next: string): string {
  const [condition] = conditions.when(
    column,
    value,
    (mark) => `(g.${column} > ${mark} OR g.${column} IS NULL OR (g.${column} = ${mark} AND ${next}))`,
  );
  return condition ?? `(g.${column} IS NULL AND ${next})`;
}

function earlierThan(conditions: Conditions, column: 'date' | 'time', value: unknown, next: string): string {
  const [condition] = conditions.when(
    column,
    value,
    (mark) => `(g.${column} < ${mark} OR (g.${column} = ${mark} AND ${next}))`,
  );
  return condition ?? `(g.${column} IS NOT NULL OR ${next})`;
}
