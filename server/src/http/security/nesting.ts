/** Of lists and objects in a request; documented ones have a few. */
export const MOST_LEVELS = 20;

/** Whether a value has no more levels of lists and objects. Whoever works on it level by level may rely on this. */
export function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels <= 0) return false;
  // Not over a list of its values: each request comes by here.
  for (const name in value) if (!isWithin((value as Record<string, unknown>)[name], levels - 1)) return false;
  return true;
}
