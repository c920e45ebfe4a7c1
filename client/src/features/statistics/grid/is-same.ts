/** Whether two objects have the same values, one by one. */
export function isSame<Value extends object>(first: Value, second: Value): boolean {
  const keys = Object.keys(first) as (keyof Value)[];
  return keys.length === Object.keys(second).length && keys.every((key) => first[key] === second[key]);
}
