import type { PatchOperation } from './patch-operation.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * The JSON Patch that makes one JSON value into another. Things in a list are the same ones if their `id` is, else if
 * their place is: who comes, goes or changes place among them does not change the others.
 */
export function patchBetween(before: unknown, after: unknown): PatchOperation[] {
  const patch: PatchOperation[] = [];
  compare('', before, after, patch);
  return patch;
}

function compare(path: string, before: unknown, after: unknown, patch: PatchOperation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(path, before, after, patch);
  else if (isObject(before) && isObject(after)) compareObjects(path, before, after, patch);
  else patch.push({ op: 'replace', path, value: after });
}

function compareObjects(path: string, before: Members, after: Members, patch: PatchOperation[]): void {
  const at = (name: string): string => `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) patch.push({ op: 'remove', path: at(name) });
  for (const [name, value] of Object.entries(after))
    if (Object.hasOwn(before, name)) compare(at(name), before[name], value, patch);
    else patch.push({ op: 'add', path: at(name), value });
}

/** Keeps beside the patch what a reader's list is after each of its steps. */
function compareLists(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
  patch: PatchOperation[],
): void {
  const wanted = namesOf(after);
  const places = new Map(wanted.map((name, place) => [name, place]));
  const known = new Map(namesOf(before).map((name, place) => [name, before[place]]));
  const names = [...known.keys()];
  for (let place = names.length - 1; place >= 0; place -= 1) {
    if (places.has(names[place]!)) continue;
    names.splice(place, 1);
    patch.push({ op: 'remove', path: `${path}/${place}` });
  }
  const move = (from: number, to: number): void => {
    names.splice(to, 0, ...names.splice(from, 1));
    patch.push({ op: 'move', from: `${path}/${from}`, path: `${path}/${to}` });
  };
  for (const [place, name] of wanted.entries()) {
    if (!known.has(name)) {
      names.splice(place, 0, name);
      patch.push({ op: 'add', path: `${path}/${place}`, value: after[place] });
      continue;
    }
    // One that goes further back is one step, not one for each that it lets pass.
    if (names[place] !== name && names[place + 1] === name)
      move(place, Math.min(places.get(names[place]!)!, names.length - 1));
    if (names[place] !== name) move(names.indexOf(name, place), place);
    compare(`${path}/${place}`, known.get(name), after[place], patch);
  }
}

/** A name for each thing of a list that no other one in it has. */
function namesOf(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map((one) => {
    const id = isObject(one) && Object.hasOwn(one, 'id') ? String(one['id']) : '';
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${count} ${id}`;
  });
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
