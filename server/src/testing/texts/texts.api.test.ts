import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantTables } from '../../features/undo/tenant-tables.service.js';
import { graphSchema } from '../../schema.js';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../app.js';
import { createOrganization, createUser, unique } from '../factories.js';
import { documentFor, guardedOperations } from '../permissions/operations.js';
import { type FairCall, fairCall } from './fair-call.js';
import { isAddress, isName, type TextField, textFields } from './text-fields.js';

/** Signing in says the same whatever is wrong; an import answers with a report of what is wrong, and does not fail. */
const ANSWERS_OTHERWISE = /^(signIn|preview\w+Import|import\w+)$/;
/** The callers here are signed in. */
const FOR_NOBODY_SIGNED_IN: ReadonlySet<string> = new Set(['openScorekeeping']);
const BAD_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'ftp://example.com',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https://',
  'https://user:password@evil.example',
  'https://example.com/\r\nSet-Cookie: a=b',
  'https://example.com/\u0000',
  'https://example.com/\u007f',
  'https://example.com/\u0085',
  'https://example.com/\u202egnp.exe',
  'https://example.com/\u2028',
  `https://example.com/${'x'.repeat(10_000)}`,
  'example.com',
  'about:blank',
];
const BAD_NAMES = [
  'x'.repeat(10_000),
  '🏀'.repeat(10_000),
  'a\u0000b',
  'a\u0007b',
  'a\r\nb',
  'a\u202eb',
  'a\u2066b',
  'a\ud800b',
];
const KEPT = 'نادي القدس 🏀👩‍👧 קבוצה Ünï';

const schema = graphSchema();
const operations = guardedOperations(schema);
const fields = textFields(schema);
const titled = (wanted: (field: TextField) => boolean) =>
  fields.filter(wanted).map((field) => ({ ...field, title: `${field.mutation} ${field.path}` }));

let app: TestApp;
let organizationId: number;
let root: number;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  organizationId = (await createOrganization(app.manager)).id;
  root = (await createUser(app.manager, null)).id;
});
afterAll(() => app.close());

test('addresses and names are found', () => {
  expect(fields.filter(isAddress).map(({ mutation, path }) => `${mutation} ${path}`)).toEqual(
    expect.arrayContaining([
      'createLink input.url',
      'createBusiness input.website',
      'updateOrganization input.youtubeUrl',
      'updatePlayer input.videos.0.url',
    ]),
  );
  expect(fields.filter(isName).length).toBeGreaterThan(30);
});

describe('an address leads to http or https, written out', () => {
  test.each(titled(isAddress))('$title', async (field) => {
    const ask = asker(field);
    for (const address of BAD_ADDRESSES)
      expect([address, await outcome(ask, field, address)]).toEqual([
        address,
        { failed: false, code: 'BAD_USER_INPUT', named: true, changed: false },
      ]);
    const good = /video/.test(field.path)
      ? 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
      : /origins/.test(field.path)
        ? 'https://example.com'
        : 'https://example.com/a?b=c#d';
    expect(await outcome(ask, field, good)).toEqual({
      failed: false,
      code: undefined,
      named: false,
      changed: true,
    });
  });
});

/** Whether a bad name is refused by this field. */
const isNameRefused = (field: TextField): boolean => isName(field) && !ANSWERS_OTHERWISE.test(field.mutation);

describe('a name of 10,000 characters, or one with what cannot be read, is refused by its field', () => {
  test.each(titled(isNameRefused))('$title', async (field) => {
    const ask = asker(field);
    for (const name of BAD_NAMES)
      expect([name.slice(0, 10), await outcome(ask, field, name)]).toEqual([
        name.slice(0, 10),
        { failed: false, code: 'BAD_USER_INPUT', named: true, changed: false },
      ]);
  });
});

describe('emoji and text from right to left are kept as they are', () => {
  test.each(
    titled(
      (field) =>
        isNameRefused(field) && !FOR_NOBODY_SIGNED_IN.has(field.mutation) && !field.path.includes('attributes'),
    ),
  )('$title', async (field) => {
    const name = `${KEPT} ${unique('n').slice(-9)}`;
    expect(await outcome(asker(field), field, name)).toMatchObject({ code: undefined, changed: true });
    expect(await rowsWith(name)).toBeGreaterThan(0);
  });
});

describe('whatever a text holds, it is never more than bad input', () => {
  test.each(titled(() => true))('$title', async (field) => {
    const ask = asker(field);
    for (const text of [
      '',
      ' ',
      // Where a name is asked for they have been refused above, which is more.
      ...(isNameRefused(field) ? [] : BAD_NAMES),
      '__proto__',
      'constructor',
      '%s%n',
      "'; DROP TABLE users; --",
      '<img src=x onerror=alert(1)>',
      '{{7*7}}',
      '../../etc/passwd',
      '1e999',
      'null',
    ]) {
      const { status, errors } = await ask(text);
      expect([text.slice(0, 10), status < 500, errors?.[0]?.extensions.code === 'INTERNAL_SERVER_ERROR']).toEqual([
        text.slice(0, 10),
        true,
        false,
      ]);
    }
  });
});

/** What came of it: whether the server failed, the code, whether the field is named, whether anything was written. */
async function outcome(
  ask: Ask,
  field: TextField,
  value: string,
): Promise<{ failed: boolean; code: string | undefined; named: boolean; changed: boolean }> {
  const answer = await ask(value);
  const error = answer.errors?.[0]?.extensions;
  const named = ((error?.errors ?? []) as { field: string }[]).some((each) =>
    new RegExp(`\\b(${field.name}|${field.path.split('.')[1]!})\\b`).test(each.field),
  );
  return { failed: answer.status >= 500, code: error?.code, named, changed: answer.changed };
}

type Ask = (value: string) => Promise<GraphqlResponse<unknown> & { changed: boolean }>;

/**
 * Calls the field's mutation with one value after the other. What a call is about is made anew only after one that
 * changed something: whatever was refused has left it as it was.
 */
function asker(field: TextField): Ask {
  let made: FairCall | undefined;
  let as: Caller | undefined;
  let before: string | undefined;
  return async (value) => {
    made ??= await fairCall(app.manager, organizationId, field);
    as ??= await app.signInAs({ id: root, organizationId });
    const args = made(value);
    // Nobody else writes into this database: what stood there after one call stands there before the next.
    before ??= await traces();
    const answer = await app.graphql(documentFor(operations.get(field.mutation)!, args), args, { as });
    const after = await traces();
    const changed = after !== before;
    before = after;
    if (changed || answer.errors === undefined) [made, as, before] = [undefined, undefined, undefined];
    return { ...answer, changed };
  };
}

/** Every write leaves an entry in some trail. */
async function traces(): Promise<string> {
  return JSON.stringify(await app.manager.query('SELECT count(*), max(id) FROM audit_entries'));
}

async function rowsWith(text: string): Promise<number> {
  const tables = (await tenantTables(app.manager)).map(
    (table) => `SELECT count(*)::integer AS count FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`,
  );
  const counts = (await app.manager.query(tables.join(' UNION ALL '), [text])) as { count: number }[];
  return counts.reduce((sum, { count }) => sum + count, 0);
}
