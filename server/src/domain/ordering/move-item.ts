/**
 * Moves one item of a list, the others closing up behind it, as a drag does.
 * @param from index of the item to move
 * @param to index at which it ends, in the resulting list
 * @returns a new list; the same order when either index lies outside the list
 */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list];
  const isIndex = (index: number) => Number.isInteger(index) && index >= 0 && index < list.length;
  if (isIndex(from) && isIndex(to)) moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
