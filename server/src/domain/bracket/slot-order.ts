/**
 * The seeds of a full bracket from top to bottom. Formula: start from [1]; replace each x by x and 2k+1-x, where k is
 * the current length. Neighbours meet in the first round, and the best two seeds cannot meet before the final.
 * @param slots a power of two
 * @throws RangeError for any other number
 */
export function slotOrder(slots: number): number[] {
  if (!Number.isInteger(Math.log2(slots))) throw new RangeError(`Not a power of two: ${slots}`);
  let order = [1];
  while (order.length < slots) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
