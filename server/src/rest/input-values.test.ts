import { buildSchema, type GraphQLInputType, parseType, typeFromAST } from 'graphql';
import { expect, test } from 'vitest';
import type { FieldError } from '../lib/errors.js';
import { callersPath, type Within } from './callers-path.js';
import { inputValue } from './input-values.js';

const schema = buildSchema(
  'enum Role { STAFF ORG_OWNER } input Move { id: ID! order: Int! } type Query { a(move: Move, role: Role, share: Float): Int }',
);

const nameOf = (within: Within): string => callersPath({ name: 'it', binding: 'it' }, [], within);

function read(value: unknown, type: string): unknown {
  const errors: FieldError[] = [];
  const read_ = inputValue(value, typeFromAST(schema, parseType(type)) as GraphQLInputType, nameOf, errors);
  return errors.length > 0 ? errors.map(({ field, message }) => `${field}: ${message}`) : read_;
}

test.each<[unknown, string, unknown]>([
  ['7', 'ID!', '7'],
  [7, 'ID!', '7'],
  ['007', 'ID!', ['it: it must be a positive integer.']],
  [1.5, 'ID!', ['it: it must be a positive integer.']],
  ['', 'ID', null],
  ['', 'ID!', ['it: it must not be empty.']],
  ['-3', 'Int', -3],
  [3, 'Int', 3],
  ['3.5', 'Int', ['it: it must be an integer.']],
  [2 ** 31, 'Int', ['it: it must be an integer.']],
  [true, 'Int', ['it: it must be an integer.']],
  ['2.5', 'Float', 2.5],
  ['NaN', 'Float', ['it: it must be a number.']],
  ['true', 'Boolean', true],
  [false, 'Boolean', false],
  [1, 'Boolean', ['it: it must be true or false.']],
  ['', 'String', ''],
  [12, 'String', '12'],
  [{}, 'String', ['it: it must be a text.']],
  [['true'], 'Boolean', ['it: it must be true or false.']],
  [['staff'], 'Role', ['it: it must be one of staff, org_owner.']],
  [[2.5], 'Float', ['it: it must be a number.']],
  ...['Boolean', 'Role', 'Float', 'Int', 'ID', 'String'].map((type): [unknown, string, unknown] => [
    { toString: 1, valueOf: 1 },
    type,
    [expect.stringMatching(/^it: it must be /)],
  ]),
  ['org_owner', 'Role', 'ORG_OWNER'],
  ['ORG_OWNER', 'Role', ['it: it must be one of staff, org_owner.']],
  [['1', 2], '[ID!]', ['1', '2']],
  ['1', '[ID!]', ['1']],
  [['1', 'x'], '[ID!]', ['it[1]: it[1] must be a positive integer.']],
  [null, '[ID!]', null],
  [[{ id: 1, order: 0 }], '[Move!]!', [{ id: '1', order: 0 }]],
  [[{ id: 1 }], '[Move!]!', ['it[0].order: it[0].order is required.']],
  ['x', '[Move!]!', ['it: it must be a list of objects.']],
  [[undefined], '[ID!]!', ['it[0]: it[0] is required.']],
  [[3], '[Move!]!', ['it[0]: it[0] must be an object.']],
])('%j as %s is %j', (value, type, expected) => {
  expect(read(value, type)).toEqual(expected);
});
