import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserEntity } from '../../features/users/user.entity.js';
import type { KeyScope } from '../../domain/keys/key-scopes.js';
import type { Role } from '../../context/request-context.js';
import { GameEntity } from '../../features/games/game.entity.js';
import { graphSchema } from '../../schema.js';
import { type Caller as Headers, startTestApp, type TestApp } from '../app.js';
import { createGame, createOrganization, createUser } from '../factories.js';
import { documentFor, guardedOperations } from './operations.js';
import type { Least, PermissionRow } from './row.js';
import { permissionTable } from './table.js';

const RANK: Readonly<Record<Least, number>> = { anyone: 0, staff: 1, org_owner: 2, super_admin: 3 };
/**
 * The newcomer is an owner whose temporary password is still to be changed; the scorekeeper has opened a link for the
 * very game that a call is about, or for some game where it is about none; a key is one of the organization, with a
 * scope.
 */
type KeyOf = `key ${KeyScope}`;
type Caller = Role | 'anonymous' | 'newcomer' | 'scorekeeper' | KeyOf;
const KEYS: readonly KeyOf[] = ['key read', 'key read:members', 'key write:games', 'key write'];
const ROLES: readonly Caller[] = ['anonymous', 'scorekeeper', 'newcomer', ...KEYS, 'staff', 'org_owner', 'super_admin'];
/** What a scorekeeper may do beside what anyone may. */
const FOR_SCOREKEEPERS = new Set([
  'savePlays',
  'saveStatistics',
  'savePeriodScores',
  'setGameScore',
  'reportPresence',
  'withdrawPresence',
  'addGamePlayer',
  'updateGameLines',
]);
/** What a key writes that writes games. */
const WITH_GAMES = new Set([
  'createGame',
  'createBracketGame',
  'updateGame',
  'setGameScore',
  'deleteGames',
  'savePlays',
  'saveStatistics',
  'savePeriodScores',
  'addGamePlayer',
  'updateGameLines',
  'deleteGameLines',
]);
/** What no key does: it has no account, and opens no session. */
const FOR_NO_KEY = new Set([
  'actFor',
  'askForPasswordReset',
  'changeOwnPassword',
  'choosePassword',
  'closeScorekeeping',
  'followTeamByMail',
  'followTeamByPush',
  'mySessions',
  'openPasswordLink',
  'openScorekeeping',
  'renewPushSubscription',
  'reportPresence',
  'setMyTheme',
  'signIn',
  'signOut',
  'signOutElsewhere',
  'unfollowTeamByPush',
  'withdrawPresence',
]);
/** What a newcomer may do beside what anyone may. */
const FOR_NEWCOMERS = new Set(['changeOwnPassword']);
const MISSING = '2147483647';

const operations = guardedOperations(graphSchema());
const table = await permissionTable();

let app: TestApp;
let own: number;
let other: number;
let users: Record<Role | 'newcomer', UserEntity>;
let anyGame: number;

beforeAll(async () => {
  app = await startTestApp();
  const { manager } = app;
  own = (await createOrganization(manager)).id;
  other = (await createOrganization(manager)).id;
  anyGame = (await createGame(manager, own)).id;
  users = {
    staff: await createUser(manager, own),
    org_owner: await createUser(manager, own, { role: 'org_owner' }),
    super_admin: await createUser(manager, null, { role: 'super_admin' }),
    newcomer: await createUser(manager, own, { role: 'org_owner', mustChangePassword: true }),
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
    expect(await outcomes(line, role)).toEqual(expectedOf(line, role));
  });

  test.runIf(line.target)('the scorekeeper of another game', async () => {
    const id = await targetIn(line, own);
    const before = await traces();
    const as = await app.keepScoreAs({ organizationId: own, gameId: anyGame });
    const answer = await callAs(line, as, id);
    forget(line, answer);
    if (line.least === 'anyone') return;
    expect(answer).toBe(FOR_SCOREKEEPERS.has(line.operation) ? 'NOT_FOUND' : 'UNAUTHENTICATED');
    expect(await traces()).toBe(before);
  });

  test('super_admin on a page of the own organization, whatever the session was switched to', async () => {
    expect(await outcomes(line, 'super_admin', { session: other, page: own })).toEqual(expectedOf(line, 'super_admin'));
  });

  test('staff on a page of another organization change nothing of it, nor of their own content', async () => {
    const id = await targetIn(line, own);
    const before = await contentTraces();
    forget(line, await call(line, 'staff', id, { session: own, page: other }));
    expect(await contentTraces()).toBe(before);
  });
});

/**
 * What came of a call: 'done', 'nothing' for an answer of null, or the error's code; and whether it left a trace in
 * either tenant.
 */
type Outcome = Readonly<{ about: 'own' | 'other' | 'missing'; answer: string; changed: boolean | 'maybe' }>;

/** Calls about an own thing, another tenant's and a missing one, in this order. */
async function outcomes(line: PermissionRow, role: Caller, where: Where = { session: own }): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const about of line.target ? (['own', 'other', 'missing'] as const) : (['own'] as const)) {
    const id = about === 'missing' ? MISSING : await targetIn(line, about === 'own' ? own : other);
    const before = await traces();
    const answer = await call(line, role, id, where);
    const changed = (await traces()) !== before;
    forget(line, answer);
    const hidden = !isAllowed(line, role) && about !== 'own' && answer === 'NOT_FOUND';
    found.push({ about, answer: hidden ? refusalOf(role) : answer, changed: answer === 'done' ? 'maybe' : changed });
  }
  return found;
}

function expectedOf(line: PermissionRow, role: Caller): Outcome[] {
  const done = line.own ?? 'done';
  const absent = line.missingIsNull ? 'nothing' : 'NOT_FOUND';
  const reachesOther = line.platform && (role === 'super_admin' || line.least === 'anyone');
  const allowed = { own: done, other: reachesOther ? done : absent, missing: absent };
  const abouts = line.target ? (['own', 'other', 'missing'] as const) : (['own'] as const);
  return abouts.map((about) => {
    const answer = isAllowed(line, role) ? allowed[about] : refusalOf(role);
    return { about, answer, changed: answer === 'done' ? 'maybe' : false };
  });
}

function refusalOf(role: Caller): string {
  if (role === 'newcomer') return 'PASSWORD_CHANGE_REQUIRED';
  if (isKey(role)) return 'FORBIDDEN';
  return role === 'anonymous' || role === 'scorekeeper' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

function isAllowed({ operation, least }: PermissionRow, role: Caller): boolean {
  if (role === 'newcomer') return least === 'anyone' || FOR_NEWCOMERS.has(operation);
  if (role === 'scorekeeper') return least === 'anyone' || FOR_SCOREKEEPERS.has(operation);
  if (isKey(role)) return isAllowedByKey(operation, least, KEYS.indexOf(role));
  return (role === 'anonymous' ? 0 : RANK[role]) >= RANK[least];
}

const isKey = (role: Caller): role is KeyOf => role.startsWith('key ');

/** @param scope from little to much, from 0 */
function isAllowedByKey(operation: string, least: Least, scope: number): boolean {
  if (FOR_NO_KEY.has(operation) || RANK[least] > RANK.staff) return false;
  if (operations.get(operation)!.kind === 'query') return least === 'anyone' || scope >= 1;
  return scope >= (WITH_GAMES.has(operation) ? 2 : 3);
}

/** What was made for a row in either organization: a call that is refused leaves it to the next one. */
const made = new Map<PermissionRow, Map<number, string>>();

async function targetIn(line: PermissionRow, organizationId: number): Promise<string> {
  if (!line.target) return '';
  const ofRow = made.get(line) ?? new Map<number, string>();
  made.set(line, ofRow);
  const target = ofRow.get(organizationId) ?? (await line.target(app.manager, organizationId));
  const id = String(typeof target === 'object' ? target.id : target);
  ofRow.set(organizationId, id);
  return id;
}

/** What a call may have changed is made anew. */
function forget(line: PermissionRow, answer: string): void {
  if (answer === 'done') made.delete(line);
}

/** Which organization the session acts for, and which one the page that calls shows. */
interface Where {
  session: number;
  page?: number;
}

/** Each call has a session of its own: some end sessions. */
async function call(line: PermissionRow, role: Caller, id: string, { session, page }: Where): Promise<string> {
  if (role === 'anonymous') return callAs(line, {}, id, page);
  if (isKey(role)) {
    const key = { organizationId: own, scopes: [role.slice(4) as KeyScope] };
    return callAs(line, await app.showKeyOf(key), id, page);
  }
  if (role === 'scorekeeper')
    return callAs(line, await app.keepScoreAs({ organizationId: own, gameId: await gameOf(line, id) }), id, page);
  return callAs(line, await app.signInAs({ id: users[role].id, organizationId: session }), id, page);
}

/** The own game that a call is about; some game where it is about none, or about another tenant's. */
async function gameOf({ operation }: PermissionRow, id: string): Promise<number> {
  const gameId = Number.parseInt(id, 10);
  const isOwn =
    FOR_SCOREKEEPERS.has(operation) && (await app.manager.existsBy(GameEntity, { organizationId: own, id: gameId }));
  return isOwn ? gameId : anyGame;
}

async function callAs({ operation, args }: PermissionRow, as: Headers, id: string, page?: number): Promise<string> {
  const given = args(id);
  const { data, errors } = await app.graphql<{ answer: unknown }>(
    documentFor(operations.get(operation)!, given),
    given,
    { as, ...(page !== undefined && { organization: page }) },
  );
  if (errors) return errors[0]?.extensions.code ?? '';
  return data?.answer === null ? 'nothing' : 'done';
}

/** Every write leaves an entry in some trail, and none ever goes. */
const traces = (): Promise<string> => latestEntries('');

/** As `traces`, without what somebody does to the own account, which is no page's. */
const contentTraces = (): Promise<string> => latestEntries("AND entity_type NOT IN ('user', 'session')");

async function latestEntries(condition: string): Promise<string> {
  const latest = (organization: string): string =>
    `(SELECT max(id) FROM audit_entries WHERE organization_id = ${organization} ${condition})`;
  return JSON.stringify(
    await app.manager.query(`SELECT ${latest('$1')} AS own, ${latest('$2')} AS other`, [own, other]),
  );
}
