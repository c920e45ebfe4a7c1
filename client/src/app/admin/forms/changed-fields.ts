/**
 * Of what a form would send, only what somebody changed: a field that nobody touched must not overwrite what a
 * colleague wrote meanwhile.
 * @param before what the form would have sent as it was opened
 * @param after what it would send now
 */
export function changedFields<Input extends object>(before: Input, after: Input): Partial<Input> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field as keyof Input], value)),
  ) as Partial<Input>;
}

/**
 * What a form shows after a conflict: the colleague's newer values where nothing was typed, and what was typed
 * everywhere else.
 * @param before what the form began with
 * @param stored what is stored by now, in the form's terms
 * @param shown what the form shows
 */
export function takeOver<Values extends object>(before: Values, stored: Values, shown: Values): Values {
  return { ...stored, ...changedFields(before, shown) };
}

/**
 * Whether a form holds something that would be lost: its fields say other than what it began with. A field without a
 * value is empty.
 */
export function holdsUnsaved(before: object, now: object): boolean {
  const [one, other] = [before, now].map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')),
  );
  return !isSame(one, other);
}

/** Whether two values of a form say the same: spaces around a text say nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (isPlain(one) && isPlain(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  return one === other;
}

/** An object of fields; a file is not one. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
