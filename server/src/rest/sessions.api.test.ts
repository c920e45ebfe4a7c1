import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../testing/app.js';
import { createLink, createUser, unique } from '../testing/factories.js';
import { rest, type RestResponse } from '../testing/rest-client.js';
import { PASSWORD } from '../testing/rest-permissions/rows/platform.js';
import type { RestTenant } from '../testing/rest-permissions/tenant.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { restRouter } from './router.js';

type Body = Record<string, unknown>;

let world: RestWorld;
let mine: RestTenant;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());
beforeEach(async () => {
  mine = await world.fresh();
});

function login(
  username: string,
  options: { as?: Caller; host?: string; password?: string } = {},
): Promise<RestResponse<Body>> {
  const { password = PASSWORD, ...rest_ } = options;
  return rest<Body>(world.app, 'POST /api/auth/login', { json: { username, password }, ...rest_ });
}

function callerOf({ headers, body }: RestResponse<Body>): Caller {
  return {
    cookie: [headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
    'x-xsrf-token': String(body['csrfToken']),
  };
}

const signedIn = async (as: Caller): Promise<unknown> =>
  (await rest<Body>(world.app, 'GET /api/auth/check-auth', { as })).body['authenticated'];
const isAdmin = async (as: Caller): Promise<number> => (await rest(world.app, 'GET /api/usersv2', { as })).status;

test('a session that somebody else made up or put into the browser is not taken over', async () => {
  const planted = {
    cookie: 'session=plantedplantedplantedplantedplantedplanted1; XSRF-TOKEN=planted',
    'x-xsrf-token': 'planted',
  };
  const as = callerOf(await login(mine.staff.username, { as: planted }));
  expect(as['cookie']).toMatch(/^session=(?!planted)[\w-]{43}; XSRF-TOKEN=(?!planted)[\w-]{43}(;|$)/);
  expect([await signedIn(planted), await signedIn(as)]).toEqual([false, true]);
  const others = await world.signIn('staff', world.other);
  expect((await login(mine.staff.username, { as: { cookie: others['cookie']! } })).status).toBe(403);
  const again = callerOf(await login(mine.staff.username, { as: others }));
  expect([await signedIn(others), await signedIn(again)]).toEqual([false, true]);
});

test("at another organization's host a session is about its own organization all the same", async () => {
  const as = await world.signIn('staff', mine);
  const host = world.other.things.domain;
  const users = (await rest<Body[]>(world.app, 'GET /api/usersv2', { as, host })).body.map(({ id }) => id);
  expect(users.toSorted()).toEqual([mine.staff.id, mine.owner.id, mine.things.user].toSorted());
  const { id } = (await rest<Body>(world.app, 'POST /api/teams', { as, host, json: { name: 'Ants' } })).body;
  expect(
    await world.app.manager.query('SELECT organization_id AS organization FROM teams WHERE id = $1', [id]),
  ).toContainEqual({ organization: mine.id });
  expect(
    (await rest(world.app, `PUT /api/teams/${world.other.things.team}`, { as, host, json: { name: 'Ants' } })).status,
  ).toBe(404);
  expect((await login(mine.staff.username, { host })).status).toBe(401);
  expect(await world.untouched()).toBe(true);
});

test('the cookies of a session that was ended are those of a visitor', async () => {
  const hidden = await createLink(world.app.manager, mine.id, { showInNavbar: false });
  const as = callerOf(await login(mine.staff.username));
  const links = async (): Promise<unknown[]> =>
    (await rest<Body[]>(world.app, `GET /api/organization-links/${mine.id}`, { as })).body.map(({ id }) => id);
  expect(await links()).toContain(hidden.id);
  expect((await rest(world.app, 'POST /api/auth/logout', { as })).status).toBe(200);
  expect([await signedIn(as), await isAdmin(as), await links()]).toEqual([false, 401, [mine.things.link]]);
  expect((await rest(world.app, 'POST /api/teams', { as, json: { name: 'Ants' } })).status).toBe(401);
});

describe('all sessions of a user end', () => {
  /** Somebody's two sessions; the second signed in by password. */
  async function sessions(): Promise<{ user: number; all: Caller[] }> {
    return {
      user: mine.staff.id,
      all: [await world.signIn('staff', mine), callerOf(await login(mine.staff.username))],
    };
  }

  const endings: [string, (user: number) => [string, Body?]][] = [
    ['a new role', (user) => [`PUT /api/usersv2/${user}`, { role: 'org_owner' }]],
    ['a reset password', (user) => [`PUT /api/usersv2/${user}`, { resetPassword: true }]],
    ['a removal', (user) => [`DELETE /api/usersv2/${user}`]],
    ['a removal by the older path', (user) => [`DELETE /api/users/${user}`]],
    ['a move to another organization', (user) => [`POST /api/organizations/${world.own.id}/addUser`, { userId: user }]],
    ['the end of the organization', () => [`DELETE /api/organizations/${mine.id}`]],
  ];

  test.each(endings)('by %s', async (_, ending) => {
    const { user, all } = await sessions();
    expect(await Promise.all(all.map(isAdmin))).toEqual([200, 200]);
    const [call, json] = ending(user);
    expect(
      (await rest(world.app, call, { as: await world.signIn('super_admin', mine), ...(json && { json }) })).status,
    ).toBe(200);
    expect([await Promise.all(all.map(isAdmin)), await Promise.all(all.map(signedIn))]).toEqual([
      [401, 401],
      [false, false],
    ]);
  });

  test('but not by a change of the e-mail address', async () => {
    const { user, all } = await sessions();
    await rest(world.app, `PUT /api/usersv2/${user}`, {
      as: await world.signIn('super_admin', mine),
      json: { email: 'new@example.com', role: 'staff' },
    });
    expect(await Promise.all(all.map(isAdmin))).toEqual([200, 200]);
  });

  test('but the one that asks, by a password of the own', async () => {
    const [here, elsewhere] = (await sessions()).all as [Caller, Caller];
    const change = 'mutation ($input: ChangePasswordInput!) { changeOwnPassword(input: $input) { id } }';
    const { errors } = await world.app.graphql(
      change,
      { input: { currentPassword: PASSWORD, newPassword: 'another horse battery' } },
      { as: here },
    );
    expect(errors).toBeUndefined();
    expect([await isAdmin(here), await isAdmin(elsewhere), (await login(mine.staff.username)).status]).toEqual([
      200, 401, 401,
    ]);
  });
});

test('a stranger who guesses passwords locks out neither the owner elsewhere nor anybody who is signed in', async () => {
  const world_ = await startRestWorld([restRouter], { trustProxy: 1 });
  try {
    const { username } = world_.own.staff;
    const from = (address: string, password: string) =>
      rest(world_.app, 'POST /api/auth/login', {
        json: { username, password },
        headers: { 'x-forwarded-for': address },
      });
    const as = await world_.signIn('staff', world_.own);
    const tries = [];
    for (let count = 0; count < 11; count += 1) tries.push((await from('198.51.100.1', unique('guess'))).status);
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await from('198.51.100.1', PASSWORD)).status).toBe(429);
    expect((await from('203.0.113.5', PASSWORD)).status).toBe(200);
    expect(
      (await rest(world_.app, 'GET /api/usersv2', { as, headers: { 'x-forwarded-for': '198.51.100.1' } })).status,
    ).toBe(200);
    const made = await createUser(world_.app.manager, world_.own.id, { passwordHash: world_.own.staff.passwordHash });
    expect(
      (
        await rest(world_.app, 'POST /api/auth/login', {
          json: { username: made.username, password: PASSWORD },
          headers: { 'x-forwarded-for': '198.51.100.1' },
        })
      ).status,
    ).toBe(200);
  } finally {
    await world_.close();
  }
});

test('an address that the caller makes up does not give more tries', async () => {
  const statuses = [];
  for (let count = 0; count < 11; count += 1) {
    const headers = {
      'x-forwarded-for': `198.51.100.${count}`,
      forwarded: `for=198.51.100.${count}`,
      'x-real-ip': `198.51.100.${count}`,
    };
    statuses.push(
      (
        await rest(world.app, 'POST /api/auth/login', {
          json: { username: mine.owner.username, password: 'wrong' },
          headers,
        })
      ).status,
    );
  }
  expect(statuses.at(-1)).toBe(429);
});
