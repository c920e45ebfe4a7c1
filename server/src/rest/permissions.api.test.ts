import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { impliedScopes, type KeyScope } from '../domain/keys/key-scopes.js';
import { graphSchema } from '../schema.js';
import { createUser } from '../testing/factories.js';
import { rest, type RestResponse } from '../testing/rest-client.js';
import { callOf, type Given } from '../testing/rest-permissions/call.js';
import type { RestPermissionRow } from '../testing/rest-permissions/row.js';
import { restPermissionRows as table } from '../testing/rest-permissions/rows.js';
import type { RestTenant } from '../testing/rest-permissions/tenant.js';
import { type Asker, type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { bindRows, type BoundRow } from './bound-row.js';
import { scopeOfRow } from './openapi-row.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { parameterNames, TEXT_PARAMETERS } from './row.js';
import { routes } from './routes.js';

/** A scorekeeper without an account is nobody here. */
const ROLES: readonly Asker[] = [
  'anonymous',
  'scorekeeper',
  'key read',
  'key read:members',
  'key write:games',
  'key write',
  'staff',
  'org_owner',
  'super_admin',
];
/** What super administrators find in every organization. */
const OF_THE_PLATFORM = new Set(['organization', 'user', 'slug', 'domain']);
const MISSING: Readonly<Record<string, Given>> = { slug: 'no-such-slug', domain: 'no-such.example' };

const schema = graphSchema();
const bound = new Map(
  bindRows(schema, routes, prepareOperations(schema, operationFiles())).map((row) => [
    `${row.row.method} ${row.row.path}`,
    row,
  ]),
);

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

test('every row of the table of endpoints has one here, and the other way round', () => {
  expect(table.map(({ call }) => call).toSorted()).toEqual([...bound.keys()].toSorted());
});

test.each(table)('$call names every parameter that is an id', ({ call, ids }) => {
  const given = Object.keys(ids).map((name) => name.split('.', 1)[0]!);
  expect(idParameters(bound.get(call)!).filter((name) => !given.includes(name))).toEqual([]);
});

describe.each(table)('$call', (line) => {
  test.each(ROLES)('%s', async (role) => {
    const answers = new Map<string, RestResponse>();
    const [found, wanted]: Record<string, number>[] = [{}, {}];
    for (const aim of aimsOf(line)) {
      const expected = expectedOf(line, role, aim);
      const answer = await ask(line, role, aim, expected === 200 && !line.call.startsWith('GET'));
      answers.set(nameOf(aim), answer);
      [found![nameOf(aim)], wanted![nameOf(aim)]] = [answer.status, expected];
    }
    expect(found).toEqual(wanted);
    const refused = Object.keys(line.ids).filter(
      (param) =>
        !(role === 'super_admin' && isElsewhere(line, param)) &&
        (answers.get(`${param} of another`)?.status ?? 200) !== 200,
    );
    const told = (what: (param: string) => string): unknown[] =>
      refused.map((param) => [param, withoutEcho(answers.get(what(param))?.body)]);
    expect(told((param) => `${param} of another`)).toEqual(told((param) => `no ${param}`));
    expect(await world.untouched()).toBe(true);
  });
});

describe('a super administrator who names the organization by its id', () => {
  const rows = table.filter(
    ({ call, ids }) =>
      bound.get(call)!.row.access === 'admin' &&
      !Object.keys(ids).some((param) => param === bound.get(call)!.row.tenantField),
  );

  test.each(rows)('$call is about that one, whatever the session was switched to', async (line) => {
    const mine = line.call.startsWith('GET') ? world.own : await world.fresh();
    const call = callOf(line, mine);
    const path = `${call.path}${call.path.includes('?') ? '&' : '?'}organization=${mine.id}`;
    const answer = await world.send({ ...call, path }, await world.signIn('super_admin', mine, world.other));
    expect([answer.status, await world.untouched()]).toEqual([200, true]);
  });
});

describe('a temporary password that is still to be changed', () => {
  const guarded = table.filter(({ call }) => !bound.get(call)!.row.access.startsWith('public'));

  test.each(guarded)('$call is refused, also to an owner', async (line) => {
    const { app, own } = world;
    const newcomer = await createUser(app.manager, own.id, { role: 'org_owner', mustChangePassword: true });
    const answer = await world.send(callOf(line, own), await app.signInAs({ id: newcomer.id, organizationId: own.id }));
    expect(answer).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
    await app.manager.delete('users', { id: newcomer.id });
    expect(await world.untouched()).toBe(true);
  });
});

describe('the tenant of a public call', () => {
  const scoped = table.filter(({ call }) => bound.get(call)!.row.access === 'public-scoped');

  test.each(scoped)('$call needs one that is there', async (line) => {
    const { app, own } = world;
    const { method, path } = callOf(line, own);
    const mark = path.includes('?') ? '&' : '?';
    expect(await rest(app, `${method} ${path}`)).toMatchObject({
      status: 400,
      body: { message: 'organization required' },
    });
    expect(await rest(app, `${method} ${path}${mark}slug=no-such-slug`)).toMatchObject({
      status: 404,
      body: { message: 'Organization not found.' },
    });
    expect((await rest(app, `${method} ${path}${mark}slug=no-such-slug`, { host: own.things.domain })).status).toBe(
      404,
    );
    expect((await rest(app, `${method} ${path}`, { host: own.things.domain })).status).toBe(200);
  });
});

/** One call of a row: everything own, or one parameter another tenant's or missing. */
type Aim = { param: string; about: 'other' | 'missing' } | null;

function aimsOf({ ids }: RestPermissionRow): Aim[] {
  return [
    null,
    ...Object.entries(ids).flatMap(([param, thing]): Aim[] => [
      ...(thing === 'sport' ? [] : [{ param, about: 'other' as const }]),
      { param, about: 'missing' },
    ]),
  ];
}

function nameOf(aim: Aim): string {
  if (aim === null) return 'own';
  return aim.about === 'other' ? `${aim.param} of another` : `no ${aim.param}`;
}

/** By the documented access; see the notes of `RestRowOptions` for what differs. */
const isNobody = (role: Asker): boolean => role === 'anonymous' || role === 'scorekeeper';

function expectedOf(line: RestPermissionRow, role: Asker, aim: Aim): number {
  const { call, ids, missing = {}, ignored = [] } = line;
  const { access } = bound.get(call)!.row;
  const allowed = role.startsWith('key ')
    ? isAllowedByKey(bound.get(call)!, role.slice(4) as KeyScope)
    : access.startsWith('public') || role === 'super_admin' || (access === 'admin' && !isNobody(role));
  if (!allowed) return isNobody(role) ? 401 : 403;
  if (aim === null || (ignored.includes(aim.param) && role !== 'super_admin')) return 200;
  const absent = missing[aim.param] ?? 404;
  const isReached =
    OF_THE_PLATFORM.has(ids[aim.param]!) &&
    !isElsewhere(line, aim.param) &&
    absent !== 401 &&
    (role === 'super_admin' || access === 'public');
  return aim.about === 'other' && isReached ? 200 : absent;
}

/** As documented; the operations' own table of permissions says which scope writes what. */
function isAllowedByKey(row: BoundRow, scope: KeyScope): boolean {
  const needed = scopeOfRow(row);
  return needed !== null && impliedScopes([scope]).includes(needed);
}

/**
 * Whether a parameter names the tenant beside others that name things: those of the own one are not in another one,
 * which is there for a super administrator.
 */
function isElsewhere({ call, ids }: RestPermissionRow, param: string): boolean {
  return param === bound.get(call)!.row.tenantField && Object.keys(ids).length > 1;
}

/** @param changes whether it is going to change something: then in tenants of its own */
async function ask(line: RestPermissionRow, role: Asker, aim: Aim, changes: boolean): Promise<RestResponse> {
  const mine = changes ? await world.fresh() : world.own;
  const instead: Record<string, Given> = {};
  if (aim !== null) instead[aim.param] = await insteadOf(line.ids[aim.param]!, aim.about, changes);
  const call = callOf(line, mine, instead);
  const slug =
    isNobody(role) && bound.get(line.call)!.row.access === 'public-scoped'
      ? `${call.path.includes('?') ? '&' : '?'}slug=${mine.slug}`
      : '';
  return world.send({ ...call, path: call.path + slug }, await world.signIn(role, mine));
}

async function insteadOf(
  thing: keyof RestTenant['things'],
  about: 'other' | 'missing',
  changes: boolean,
): Promise<Given> {
  if (about === 'missing') return MISSING[thing] ?? 2_147_483_647;
  return (changes ? await world.fresh() : world.other).things[thing];
}

/** A refused order says which of the ids that came it does not know. */
function withoutEcho(body: unknown): unknown {
  const { details, ...rest_ } = body as { details?: { unknown?: unknown[] } };
  return { ...rest_, details: { ...details, unknown: details?.unknown?.length } };
}

/** Names of the parameters that are ids, or stand for one. */
function idParameters({ row, params, query, body, lookup }: BoundRow): string[] {
  const ids = [...params, ...query, ...body, ...(lookup?.parameters ?? [])]
    .filter(({ type }) => getNamedType(type).name === 'ID')
    .map(({ name }) => name);
  const texts = parameterNames(row.path).filter((name) => TEXT_PARAMETERS.has(name));
  return [...new Set([...ids, ...texts, ...(row.tenantField === undefined ? [] : [row.tenantField])])];
}
