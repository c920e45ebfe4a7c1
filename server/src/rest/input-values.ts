import {
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLLeafType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { FieldError } from '../lib/errors.js';
import { FAULT } from '../lib/scalars.js';
import type { Within } from './callers-path.js';
import { enumValue } from './scalar-schemas.js';

/** Where a value stands in its parameter, as the caller knows it: 'stats[1].stat_id'. */
export type NameOf = (within: Within) => string;

/**
 * A parameter as its variable's type wants it. Forms and queries are all text, so numbers and booleans are read from
 * text, too.
 * @param nameOf for `errors`
 */
export function inputValue(
  value: unknown,
  type: GraphQLInputType,
  nameOf: NameOf,
  errors: FieldError[],
  within: Within = [],
): unknown {
  const wrong = (message: string): undefined => {
    const field = nameOf(within);
    errors.push({ field, message: `${field} ${message}` });
  };
  // A place in a list, or a field of an object, that has nothing.
  if (value === undefined) return isNonNullType(type) ? wrong('is required.') : undefined;
  if (value === null || (value === '' && !isTextual(type))) {
    return isNonNullType(type) ? wrong('must not be empty.') : null;
  }
  const bare = getNullableType(type);
  if (isListType(bare)) {
    const itemType = bare.ofType as GraphQLInputType;
    if (typeof value !== 'object' && isInputObjectType(getNullableType(itemType)))
      return wrong('must be a list of objects.');
    return [value].flat().map((item: unknown, index) => inputValue(item, itemType, nameOf, errors, [...within, index]));
  }
  if (isInputObjectType(bare)) {
    if (typeof value !== 'object' || Array.isArray(value)) return wrong('must be an object.');
    const given = value as Record<string, unknown>;
    const fields = Object.values(bare.getFields()).map(({ name, type: inner }) => [
      name,
      inputValue(given[name], inner, nameOf, errors, [...within, name]),
    ]);
    return Object.fromEntries(fields.filter(([, entry]) => entry !== undefined));
  }
  return leafInput(value, bare as GraphQLLeafType, wrong);
}

/** An object is never turned into text or a number here: it may say itself what it is as one, or nothing at all. */
function leafInput(value: unknown, type: GraphQLLeafType, wrong: (message: string) => undefined): unknown {
  const isPlain = typeof value !== 'object';
  if (isEnumType(type)) {
    const choices = type.getValues().map(({ name }) => name.toLowerCase());
    return (isPlain ? enumValue(type, String(value)) : undefined) ?? wrong(`must be one of ${choices.join(', ')}.`);
  }
  switch (type.name) {
    case 'ID':
      return isId(value) ? String(value) : wrong('must be a positive integer.');
    case 'Int':
      return isInteger(value) ? Number(value) : wrong('must be an integer.');
    case 'Float':
      return isPlain && typeof value !== 'boolean' && Number.isFinite(Number(value))
        ? Number(value)
        : wrong('must be a number.');
    case 'Boolean':
      return isPlain && ['true', 'false'].includes(String(value))
        ? String(value) === 'true'
        : wrong('must be true or false.');
    case 'String':
      if (typeof value === 'string') return value;
      return typeof value === 'number' ? String(value) : wrong('must be a text.');
    case 'Upload':
      return typeof value === 'object' && !Array.isArray(value) ? value : wrong('must be one file.');
    default:
      return scalarInput(value, type, wrong);
  }
}

/** Scalars of our own say themselves what they read. */
function scalarInput(value: unknown, type: GraphQLLeafType, wrong: (message: string) => undefined): unknown {
  try {
    type.parseValue(value);
    return value;
  } catch (error) {
    const fault = error instanceof GraphQLError ? error.extensions[FAULT] : undefined;
    return wrong(typeof fault === 'string' ? `${fault}.` : `must be a ${type.name}.`);
  }
}

function isTextual(type: GraphQLInputType): boolean {
  const bare = getNullableType(type);
  return 'name' in bare && bare.name === 'String';
}

function isId(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && /^[1-9][0-9]*$/.test(String(value));
}

function isInteger(value: unknown): boolean {
  return (
    (typeof value === 'string' || typeof value === 'number') &&
    /^-?[0-9]+$/.test(String(value)) &&
    Math.abs(Number(value)) < 2 ** 31
  );
}
