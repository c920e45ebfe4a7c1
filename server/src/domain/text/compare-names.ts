// A fixed locale: the order must not depend on where the code runs.
const collator = new Intl.Collator('en');

/**
 * Orders two names as a reader expects (case and accents decide last). The fixed locale makes the order the same in
 * every process and browser; in SQL it is `ORDER BY name COLLATE "en-x-icu"`.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
