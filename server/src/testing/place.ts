/** Puts a value at a path into fields, 'input.blocks.0.url'; lists and objects on the way are made. */
export function place(fields: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    fields[first] = value;
    return;
  }
  fields[first] ??= rest[0] === '0' ? [] : {};
  place(fields[first] as Record<string, unknown>, rest, value);
}
