/** Of lists and objects in a request; documented ones have a few. */
export const MOST_LEVELS = 20;

/** Whether a value has no more levels of lists and objects. Whoever works on it level by level may rely on this. */
export function isWithin(value: unknown, levels: number): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)))
  );
}
