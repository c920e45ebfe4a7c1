import type { JsonSchema } from '../../server/src/rest/json-schema.js';
import type { Change } from './change.js';
import { type OpenApi, plainSchema } from './openapi.js';

/** A place in a call: what is sent with it, or what it answers. */
export interface Spot {
  call: string;
  /** Of the call's parts: 'answer.games[].id', '?season', 'body.name'. */
  at: string;
  /** The nearest object with a name, and the way from there. */
  shared: string | null;
  isSent: boolean;
}

/** A schema as it was and as it is, with the documents that they refer to. */
export interface Pair<Value> {
  before: Value;
  after: Value;
}

const LIMITS = ['minimum', 'maximum', 'format', 'pattern', 'contentMediaType'] as const;

/** The differences between two schemas of the same value. */
export function compareSchemas(documents: Pair<OpenApi>, { before, after }: Pair<JsonSchema>, spot: Spot): Change[] {
  const old = plainSchema(documents.before, before);
  const now = plainSchema(documents.after, after);
  const here = now.title !== undefined && !spot.isSent ? { ...spot, shared: now.title } : spot;
  return [
    ...compareTypes(old, now, here),
    ...compareValues(old, now, here),
    ...compareLimits(old, now, here),
    ...compareProperties(documents, { before: old, after: now }, here),
    ...(old.items && now.items
      ? compareSchemas(documents, { before: old.items, after: now.items }, within(here, '[]'))
      : []),
  ];
}

/** A change at a spot. */
export function changeAt(spot: Spot, kind: Change['kind'], level: Change['level'], text: string): Change {
  const { call, at, shared } = spot;
  return {
    api: 'REST',
    kind,
    level,
    place: `${call} ${at}`,
    text,
    ...(shared !== null && { shared: { place: shared, call } }),
  };
}

function within(spot: Spot, step: string): Spot {
  return { ...spot, at: spot.at + step, shared: spot.shared === null ? null : spot.shared + step };
}

/** An answer may say less than it did, what is sent may be more; every whole number is a number. */
function compareTypes(old: JsonSchema, now: JsonSchema, spot: Spot): Change[] {
  const [was, is] = [typesOf(old), typesOf(now)];
  if (was.join() === is.join()) return [];
  const fits = spot.isSent ? accepts(is, was) : accepts(was, is);
  const text = `The type changed from ${was.join(' or ')} to ${is.join(' or ')}.`;
  return [changeAt(spot, 'changed', fits ? 'safe' : 'breaking', text)];
}

function typesOf({ type, anyOf, ...rest }: JsonSchema): string[] {
  if (anyOf) return anyOf.map((one) => one.title ?? JSON.stringify(one)).toSorted();
  if (type === undefined) return [rest.const === undefined ? 'any' : JSON.stringify(rest.const)];
  return [type].flat().toSorted();
}

function accepts(wide: readonly string[], narrow: readonly string[]): boolean {
  if (wide.includes('any')) return true;
  return narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')));
}

function compareValues(old: JsonSchema, now: JsonSchema, spot: Spot): Change[] {
  const [was, is] = [old.enum ?? null, now.enum ?? null];
  if (was === null && is === null) return [];
  if (was === null) {
    const text = `Only these values are left: ${list(is!)}.`;
    return [changeAt(spot, 'changed', spot.isSent ? 'breaking' : 'safe', text)];
  }
  if (is === null) return [changeAt(spot, 'changed', spot.isSent ? 'safe' : 'dangerous', 'Any value is possible.')];
  const [gone, come] = [was.filter((value) => !is.includes(value)), is.filter((value) => !was.includes(value))];
  return [
    ...(gone.length > 0
      ? [changeAt(spot, 'removed', spot.isSent ? 'breaking' : 'safe', `Without the values ${list(gone)}.`)]
      : []),
    ...(come.length > 0
      ? [changeAt(spot, 'added', spot.isSent ? 'safe' : 'dangerous', `With the values ${list(come)}.`)]
      : []),
  ];
}

const list = (values: readonly unknown[]): string => values.map((value) => `"${String(value)}"`).join(', ');

function compareLimits(old: JsonSchema, now: JsonSchema, spot: Spot): Change[] {
  return LIMITS.flatMap((limit) => {
    const [was, is] = [old[limit], now[limit]];
    if (was === is) return [];
    const text = `${limit} changed from ${String(was ?? 'none')} to ${String(is ?? 'none')}.`;
    return [changeAt(spot, 'changed', limitLevel(limit, was, is, spot.isSent), text)];
  });
}

function limitLevel(
  limit: (typeof LIMITS)[number],
  was: string | number | undefined,
  is: string | number | undefined,
  isSent: boolean,
): Change['level'] {
  if (!isSent) return 'dangerous';
  if (is === undefined) return 'safe';
  if (limit === 'minimum') return was !== undefined && is < was ? 'safe' : 'breaking';
  if (limit === 'maximum') return was !== undefined && is > was ? 'safe' : 'breaking';
  return 'breaking';
}

function compareProperties(documents: Pair<OpenApi>, { before, after }: Pair<JsonSchema>, spot: Spot): Change[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => {
    const there = within(spot, `.${name}`);
    const mustHave = after.required?.includes(name) ?? false;
    if (!(name in is)) return [changeAt(there, 'removed', 'breaking', `"${name}" is gone.`)];
    if (!(name in was)) {
      const isNeeded = spot.isSent && mustHave;
      const text = isNeeded ? `"${name}" is new, and has to be sent.` : `"${name}" is new.`;
      return [changeAt(there, 'added', isNeeded ? 'breaking' : 'safe', text)];
    }
    return [
      ...compareRequired(before.required?.includes(name) ?? false, mustHave, name, there),
      ...compareSchemas(documents, { before: was[name]!, after: is[name]! }, there),
    ];
  });
}

function compareRequired(was: boolean, is: boolean, name: string, spot: Spot): Change[] {
  if (was === is) return [];
  if (is)
    return [
      changeAt(
        spot,
        'changed',
        spot.isSent ? 'breaking' : 'safe',
        `"${name}" is always ${spot.isSent ? 'to be sent' : 'there'}.`,
      ),
    ];
  return [changeAt(spot, 'changed', spot.isSent ? 'safe' : 'breaking', `"${name}" may be left out.`)];
}
