import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { fingerprintsOf } from './own-operations.js';

const one = (text: string): string[] => [...fingerprintsOf(parse(text))];

test('an operation is known as the client sends it: with names of types, in one line, followed, its fragments in any order', () => {
  const own = one(
    'query A($id: ID!) { team(id: $id) { ...F } } fragment F on Team { id ...G } fragment G on Team { name }',
  );
  const sent = [
    'query A($id: ID!) { team(id: $id) { ...F __typename } } fragment G on Team { name __typename } fragment F on Team { id ...G __typename }',
    'subscription A($id: ID!) { team(id: $id) { ...F } } fragment F on Team { id ...G } fragment G on Team { name }',
  ];
  for (const text of sent) expect(one(text)).toEqual(own);
});

test('another one is not: other fields, names, variables, or a mutation', () => {
  const own = one('query A { me { id } }');
  for (const text of [
    'query A { me { id username } }',
    'query B { me { id } }',
    'mutation A { me { id } }',
    '{ me { id } }',
  ])
    expect([text, one(text)]).not.toEqual([text, own]);
});

test('all documents of the client make one document, with a fingerprint for each operation', () => {
  const sources = fileURLToPath(new URL('../../../../client/src', import.meta.url));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const text = files.map((file) => readFileSync(join(sources, file), 'utf8')).join('\n');
  expect(fingerprintsOf(parse(text)).size).toBe(text.match(/^(query|mutation|subscription) /gm)?.length);
});
