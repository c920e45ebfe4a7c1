import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserEntity } from '../../features/users/user.entity.js';
import type { Role } from '../../http/context.js';
import { graphSchema } from '../../schema.js';
import { type Caller, startTestApp, type TestApp } from '../app.js';
import { createOrganization, createUser } from '../factories.js';
import { documentFor, guardedOperations } from './operations.js';
import type { Least, PermissionRow } from './row.js';

const RANK: Readonly<Record<Least, number>> = { anyone: 0, staff: 1, org_owner: 2, super_admin: 3 };
const ROLES: readonly (Role | 'anonymous')[] = ['anonymous', 'staff', 'org_owner', 'super_admin'];
const MISSING = '2147483647';

const operations = guardedOperations(graphSchema());
const files = readdirSync(new URL('./rows', import.meta.url)).filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3));
const modules = (await Promise.all(files.map((name) => import(`./rows/${name}.ts`)))) as { rows: PermissionRow[] }[];
const table = modules.flatMap(({ rows }) => rows);

let app: TestApp;
let own: number;
let other: number;
let users: Record<Role, UserEntity>;

beforeAll(async () => {
  app = await startTestApp();
  const { manager } = app;
  own = (await createOrganization(manager)).id;
  other = (await createOrganization(manager)).id;
  users = {
    staff: await createUser(manager, own),
    org_owner: await createUser(manager, own, { role: 'org_owner' }),
    super_admin: await createUser(manager, null, { role: 'super_admin' }),
  };
});
afterAll(() => app.close());

test('every mutation, and every query that is not for everybody, has a row', () => {
  expect([...operations.keys()].filter((name) => !table.some(({ operation }) => operation === name))).toEqual([]);
});

test('every row is about an operation of the graph', () => {
  expect(table.map(({ operation }) => operation).filter((name) => !operations.has(name))).toEqual([]);
});

describe.each(table.filter(({ operation }) => operations.has(operation)))('$operation ($least)', (line) => {
  test.each(ROLES)('%s', async (role) => {
    const allowed = (role === 'anonymous' ? 0 : RANK[role]) >= RANK[line.least];
    if (!allowed) return refuses(line, role);
    expect(await call(line, role, await targetIn(line, own)), 'own').toEqual(line.own ? { code: line.own } : { ok: true });
    if (!line.target) return;
    const reaches = line.platform && (role === 'super_admin' || line.least === 'anyone');
    const before = await traces();
    const foreign = await call(line, role, await targetIn(line, other));
    if (reaches) expect(foreign, "another tenant's").toEqual(line.own ? { code: line.own } : { ok: true });
    else {
      expect(foreign, "another tenant's").toEqual(line.missingIsNull ? { ok: false } : { code: 'NOT_FOUND' });
      expect(await traces(), 'nothing changed').toEqual(before);
    }
    expect(await call(line, role, MISSING), 'missing').toEqual(line.missingIsNull ? { ok: false } : { code: 'NOT_FOUND' });
  });
});

/** Refused whatever the call is about, without a trace. */
async function refuses(line: PermissionRow, role: Role | 'anonymous'): Promise<void> {
  const ids = [await targetIn(line, own), ...(line.target ? [await targetIn(line, other), MISSING] : [])];
  const before = await traces();
  const answers = [];
  for (const id of ids) answers.push(await call(line, role, id));
  if (role === 'anonymous') expect(answers).toEqual(ids.map(() => ({ code: 'UNAUTHENTICATED' })));
  else {
    expect(answers[0], 'own').toEqual({ code: 'FORBIDDEN' });
    for (const answer of answers) expect(['FORBIDDEN', 'NOT_FOUND']).toContain((answer as { code: string }).code);
  }
  expect(await traces(), 'nothing changed').toEqual(before);
}

async function targetIn({ target }: PermissionRow, organizationId: number): Promise<string> {
  if (!target) return '';
  const made = await target(app.manager, organizationId);
  return String(typeof made === 'object' ? made.id : made);
}

/** Each call has a session of its own: some end sessions. */
async function call({ operation, args }: PermissionRow, role: Role | 'anonymous', id: string): Promise<{ ok: boolean } | { code: string }> {
  const as: Caller = role === 'anonymous' ? {} : await app.signInAs({ id: users[role].id, organizationId: own });
  const given = args(id);
  const { data, errors } = await app.graphql<{ answer: unknown }>(documentFor(operations.get(operation)!, given), given, { as });
  if (errors) return { code: errors[0]?.extensions.code ?? '' };
  return { ok: data?.answer !== null };
}

/** Every write leaves an entry in some trail. */
async function traces(): Promise<unknown> {
  return app.manager.query('SELECT count(*), max(id) FROM audit_entries WHERE organization_id = ANY($1)', [[own, other]]);
}
