import { types } from 'pg';

/**
 * How PostgreSQL's values become JavaScript's, for the driver's pools and for TypeORM alike (both read the same table
 * of the driver): a calendar date stays the text YYYY-MM-DD, because a Date would move it over midnight; a bigint is a
 * number (ids and counts stay far below 2^53); numeric stays text.
 */
export function useValueTypes(): void {
  types.setTypeParser(types.builtins.DATE, (text) => text);
  types.setTypeParser(types.builtins.INT8, Number);
}
