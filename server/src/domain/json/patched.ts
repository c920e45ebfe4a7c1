import type { PatchOperation } from './patch-operation.js';

/**
 * A JSON value after a JSON Patch of the kinds that `patchBetween` makes. The value given stays as it is; what the
 * patch does not concern is the same object afterwards.
 * @throws RangeError for a path that leads nowhere: the patch is one of another value
 */
export function patched(value: unknown, patch: readonly PatchOperation[]): unknown {
  return patch.reduce((current, operation) => {
    const { op, path } = operation;
    if (op !== 'move') return changedAt(current, namesIn(path), op, 'value' in operation ? operation.value : undefined);
    const from = namesIn(operation.from);
    const moved = from.reduce(memberOf, current);
    return changedAt(changedAt(current, from, 'remove', undefined), namesIn(path), 'add', moved);
  }, value);
}

type Change = 'add' | 'remove' | 'replace';

function changedAt(value: unknown, [name, ...rest]: readonly string[], op: Change, by: unknown): unknown {
  if (name === undefined) return by;
  const isHere = rest.length === 0;
  const member = (): unknown => changedAt(memberOf(value, name), rest, op, by);
  if (Array.isArray(value)) {
    const place = Number(name);
    if (!(place <= value.length)) throw new RangeError(`There is no ${name} in this list.`);
    if (isHere && op === 'add') return value.toSpliced(place, 0, by);
    return isHere && op === 'remove' ? value.toSpliced(place, 1) : value.with(place, member());
  }
  if (typeof value !== 'object' || value === null) throw new RangeError(`There is no ${name} here.`);
  if (!isHere || op !== 'remove') return { ...value, [name]: isHere ? by : member() };
  const { [name]: _removed, ...others } = value as Record<string, unknown>;
  return others;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
    throw new RangeError(`There is no ${name} here.`);
  return (value as Record<string, unknown>)[name];
}

function namesIn(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
