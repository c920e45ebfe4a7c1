import { getNullableType } from 'graphql';
import { AppError, type FieldError, invalidInput, notFound } from '../lib/errors.js';
import { tryId } from '../lib/ids.js';
import type { BoundParameter, BoundRow } from './bound-row.js';
import { callersPath } from './callers-path.js';
import { INPUT_SHAPES } from './input-shapes.js';
import { inputValue } from './input-values.js';
import { TEXT_PARAMETERS } from './row.js';

/** What a call gives: parameters by their documented names. */
export interface Given {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Variables = Record<string, unknown>;

/**
 * The variables of a row's operation.
 * @param ifMatch the If-Match header
 * @throws 404 for a path parameter that cannot be an id; 400 naming every parameter that is wrong or missing
 */
export function variablesOf({ row, params, query, body, version }: BoundRow, sent: Given, ifMatch?: string): Variables {
  refuse(wrongAbove(sent.body, Object.entries(row.repeats ?? {})));
  const given = { ...sent, body: withRepeated(sent.body, Object.entries(row.repeats ?? {})) };
  const variables: Variables = {};
  const errors: FieldError[] = [];
  for (const parameter of params) {
    const value = given.params[parameter.name];
    if (!TEXT_PARAMETERS.has(parameter.name) && tryId(String(value)) === null) throw notFound('Resource');
    set(variables, parameter.to, String(value));
  }
  for (const parameter of query) read(parameter, given.query[parameter.name], variables, errors);
  const changes = body.filter((parameter) => read(parameter, given.body[parameter.name], variables, errors));
  for (const [name, param] of Object.entries(row.repeats ?? {})) {
    const [list, field] = name.split('.') as [string, string?];
    const isBody = field !== undefined;
    const expected = (isBody ? given.body : given.params)[param] ?? null;
    const repeated = isBody ? valuesIn(given.body[list], list, field) : [{ at: name, value: given.body[name] ?? null }];
    for (const { at, value } of repeated)
      if (value !== null && expected !== null && !isSameId(value, expected))
        errors.push({
          field: at,
          message: isBody
            ? `${at} must be the same as ${param}, or absent.`
            : `${at} must be ${String(expected)}, as in the address, or absent.`,
        });
  }
  refuse(errors);
  const names = Object.keys(row.body ?? {});
  const onlyLookedUp = names.filter(
    (name) => given.body[name] !== undefined && !body.some((parameter) => parameter.name === name),
  );
  if (row.method === 'PUT' && names.length > 0 && changes.length === 0 && onlyLookedUp.length === 0) {
    throw new AppError('BAD_USER_INPUT', `Nothing to change: give at least one of ${names.join(', ')}.`);
  }
  if (ifMatch !== undefined && ifMatch !== '*' && version) set(variables, version, versionOf(ifMatch));
  return variables;
}

/** What is said once above a list and is no id: that is what the caller gave, and not what its objects get of it. */
function wrongAbove(body: Given['body'], repeats: readonly [name: string, param: string][]): FieldError[] {
  return repeats.flatMap(([name, param]) => {
    const above = body[param] ?? null;
    const isWrong = name.includes('.') && above !== null && !isSameId(above, above);
    return isWrong ? [{ field: param, message: `${param} must be a positive integer.` }] : [];
  });
}

/** The body with what is said once above a list in each of its objects that leaves it out. */
function withRepeated(body: Given['body'], repeats: readonly [name: string, param: string][]): Given['body'] {
  const filled: Record<string, unknown> = { ...body };
  for (const [name, param] of repeats) {
    const [list, field] = name.split('.') as [string, string?];
    const items = filled[list];
    const above = body[param] ?? null;
    if (field === undefined || !Array.isArray(items) || above === null) continue;
    filled[list] = items.map((item: unknown) =>
      typeof item === 'object' && item !== null && !Array.isArray(item) && !(field in item)
        ? { ...item, [field]: above }
        : item,
    );
  }
  return filled;
}

/** Whether two values that a caller sent are ids, and the same one: numbers or texts, and nothing that becomes one. */
function isSameId(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) =>
    typeof value === 'string' || typeof value === 'number' ? tryId(value) : null,
  );
  return first !== null && first === second;
}

/** What the objects of a list have in a field, and where: 'stats[0].game_id'. */
function valuesIn(list: unknown, name: string, field: string): { at: string; value: unknown }[] {
  if (!Array.isArray(list)) return [];
  return list.map((item: Readonly<Record<string, unknown>> | null, index) => ({
    at: `${name}[${index}].${field}`,
    value: item?.[field] ?? null,
  }));
}

/** The variables of the operation that a row asks first. */
export function lookupVariables(parameters: readonly BoundParameter[], given: Given): Variables {
  const variables: Variables = {};
  const errors: FieldError[] = [];
  for (const parameter of parameters)
    read(parameter, { ...given.body, ...given.query, ...given.params }[parameter.name], variables, errors);
  refuse(errors);
  return variables;
}

/** A parameter that goes to several places may be wrong for each of them. */
function refuse(errors: readonly FieldError[]): void {
  const once = new Map(errors.map((error) => [`${error.field} ${error.message}`, error]));
  if (once.size > 0) throw invalidInput([...once.values()]);
}

/** @returns whether there is something */
function read(
  { name, binding, to, type, required }: BoundParameter,
  given: unknown,
  variables: Variables,
  errors: FieldError[],
): boolean {
  const { shape, ...args } = typeof binding === 'string' ? {} : binding;
  const wrong = (at: string, message: string): unknown =>
    errors.push({ field: `${name}${at}`, message: `${name}${at} ${message}` });
  const value = shape && given !== undefined ? INPUT_SHAPES[shape](given, args, wrong) : given;
  // An address, as answers have it.
  const isNoFile = String(getNullableType(type)) === 'Upload' && typeof value === 'string';
  if (value === undefined || isNoFile) {
    if (required && given === undefined) errors.push({ field: name, message: `${name} is required.` });
    return false;
  }
  set(
    variables,
    to,
    inputValue(value, type, (within) => callersPath({ name, binding }, given, within), errors),
  );
  return true;
}

/** Sets what lies at a path; objects on the way are made. */
export function set(variables: Variables, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) variables[first] = value;
  else set((variables[first] ??= {}) as Variables, rest, value);
}

/** The version that an entity tag stands for: 3, "3" and W/"3" alike. */
function versionOf(ifMatch: string): number {
  const [, version] = /^(?:W\/)?"?([0-9]{1,9})"?$/.exec(ifMatch.trim()) ?? [];
  if (version === undefined)
    throw new AppError(
      'PRECONDITION_FAILED',
      'If-Match must be the version that the change is based on, for example "3".',
    );
  return Number(version);
}
