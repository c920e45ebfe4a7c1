/**
 * In rows written as JSON a name, no type's, of more than 40 letters, or with a word of 25 that nothing says where to
 * break.
 */
const LONG = /("n|N)ame":"([^"]{41}|[^"]*[^"\s]{25})/;

/** Whether one of the names in these rows is so long that their table has to break it to keep its figures in sight. */
export function hasLongName(rows: unknown): boolean {
  return LONG.test(JSON.stringify(rows));
}
