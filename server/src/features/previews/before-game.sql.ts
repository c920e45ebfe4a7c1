/**
 * SQL condition that one game comes before another in time: by date, time and id. Without a date, or a time on that
 * day, a game comes last.
 * @param earlier alias of the one
 * @param later alias of the other
 */
export function beforeGameSql(earlier: string, later: string): string {
  const at = (alias: string): string =>
    `(COALESCE(${alias}.date, 'infinity'), COALESCE(${alias}.time, '24:00'), ${alias}.id)`;
  return `${at(earlier)} < ${at(later)}`;
}
