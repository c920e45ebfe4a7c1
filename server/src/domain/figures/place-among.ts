/**
 * The place of a value among all that are compared, from 1: one more than there are higher ones. Equal values share a
 * place, and the places after them are left out: 30, 20, 20, 10 are 1, 2, 2, 4.
 * @param values with the value itself
 */
export function placeAmong(value: number, values: readonly number[]): number {
  return 1 + values.filter((other) => other > value).length;
}
