/**
 * Values of an enumeration as a list for IN: "('final', 'forfeit')". For constants of the code alone: nothing is
 * escaped.
 */
export function sqlList(values: readonly string[]): string {
  return `(${values.map((value) => `'${value}'`).join(', ')})`;
}
