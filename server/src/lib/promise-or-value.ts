/**
 * What may be there already, or has to be waited for. Whoever awaits it need not care; a way that every request takes
 * goes on at once with what is there, since each wait takes longer than looking up what this process keeps.
 */
export type PromiseOrValue<Value> = Promise<Value> | Value;

/** Goes on with a value: at once where it is there. */
export function whenThere<Value, Result>(
  value: PromiseOrValue<Value>,
  goOn: (value: Value) => PromiseOrValue<Result>,
): PromiseOrValue<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** Goes on with several values: at once where all of them are there. */
export function whenAllThere<Values extends readonly unknown[], Result>(
  values: Values,
  goOn: (...values: { -readonly [Index in keyof Values]: Awaited<Values[Index]> }) => PromiseOrValue<Result>,
): PromiseOrValue<Result> {
  type There = { -readonly [Index in keyof Values]: Awaited<Values[Index]> };
  return values.some((value) => value instanceof Promise)
    ? Promise.all(values).then((there) => goOn(...(there as There)))
    : goOn(...(values as unknown as There));
}
