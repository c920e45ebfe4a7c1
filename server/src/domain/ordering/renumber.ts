/**
 * Gives every item its index as position, counted from 0: "a drag reorder sets order to the list index"
 * (league management, section 4).
 * @returns new items in the same order; an item that is already in place is returned as it was
 */
export function renumber<T extends { readonly position?: number | null }>(
  items: readonly T[],
): (T & { position: number })[] {
  return items.map((item, index) => (hasPosition(item, index) ? item : { ...item, position: index }));
}

function hasPosition<T extends { readonly position?: number | null }>(
  item: T,
  index: number,
): item is T & { position: number } {
  return item.position === index;
}
