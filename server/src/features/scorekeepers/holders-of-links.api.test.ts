import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { createPlayer, createUser, unique } from '../../testing/factories.js';
import { createPlaysWorld, newPlay, type PlaysWorld, sendPlays } from '../../testing/plays-world.js';
import { hashPassword } from '../users/password.service.js';

let now = Date.parse('2026-01-10T20:00:00Z');
let app: TestApp;
let world: PlaysWorld;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(now), ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createPlaysWorld(app);
});

async function makeLink(): Promise<{ id: string; secret: string }> {
  const { data } = await app.graphql<{ made: { link: { id: string }; secret: string } }>(
    'mutation ($gameId: ID!) { made: createScorekeeperLink(gameId: $gameId) { link { id } secret } }',
    { gameId: String(world.gameId) },
    { as: world.ann },
  );
  return { id: data!.made.link.id, secret: data!.made.secret };
}

const open = (secret: string, name: string, as: Caller = {}) =>
  app.graphql(
    'mutation ($input: OpenScorekeepingInput!) { openScorekeeping(input: $input) { id } }',
    { input: { secret, name } },
    { as },
  );

/** What a browser sends after an answer that sets cookies and clears others. */
function afterwards({ cookie = '' }: Caller, { headers, errors }: GraphqlResponse<unknown>): Caller {
  expect(errors).toBeUndefined();
  const told = (headers['set-cookie'] as string[]).map((line) => line.split(';')[0]!);
  const jar = new Map([...cookie.split('; '), ...told].map((pair) => pair.split(/=(.*)/) as [string, string]));
  const left = [...jar].filter(([, value]) => value);
  const token = jar.get('XSRF-TOKEN');
  return { cookie: left.map(([key, value]) => `${key}=${value}`).join('; '), ...(token && { 'x-xsrf-token': token }) };
}

const nameOf = async (as: Caller): Promise<string | null> =>
  (await app.graphql<{ scorekeeping: { name: string } | null }>('{ scorekeeping { name } }', {}, { as })).data!
    .scorekeeping?.name ?? null;

test('who signs in leaves the link, and once signed out may sign in and open links again', async () => {
  const passwordHash = await hashPassword('correct horse battery');
  const { username } = await createUser(app.manager, world.organizationId, { passwordHash });
  const signIn = (as: Caller) =>
    app.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }',
      { input: { username, password: 'correct horse battery' } },
      { as },
    );
  const { id, secret } = await makeLink();
  const holder = afterwards({}, await open(secret, 'Ana'));
  const user = afterwards(holder, await signIn(holder));
  const sessions = 'SELECT 1 FROM scorekeeper_sessions WHERE organization_id = $1 AND link_id = $2';
  expect(await app.manager.query(sessions, [world.organizationId, id])).toEqual([]);
  // A cookie that came before its user signed in may still be there.
  const [leftBehind] = (await app.keepScoreAs(world))['cookie']!.split('; ');
  const both = { ...user, cookie: `${user['cookie']}; ${leftBehind}` };
  const nobody = afterwards(both, await app.graphql('mutation { signOut }', {}, { as: both }));
  expect(nobody).toEqual({ cookie: '' });
  expect((await signIn(nobody)).errors).toBeUndefined();
  expect((await open(secret, 'Ana', nobody)).errors).toBeUndefined();
});

test('to who has no account, user names that are e-mail addresses are not told', async () => {
  const { organizationId, gameId, home, definitions, periods } = world;
  const { id } = await createUser(app.manager, organizationId, { username: `${unique('eve')}@example.org` });
  const eve = await app.signInAs({ id, organizationId });
  const as = await app.keepScoreAs(world);
  const other = await app.keepScoreAs({ ...world, name: 'zed@example.org' });
  await sendPlays(app, world, [newPlay(world, 'MADE_TWO')], { as: eve });
  await sendPlays(app, world, [newPlay(world, 'MADE_TWO')], { as: other });
  const game = String(gameId);
  const asked = `mutation ($game: ID!, $tab: ID!, $cells: SaveStatisticsInput!, $scores: SavePeriodScoresInput!) {
    present: reportPresence(gameId: $game, tab: $tab) { username }
    cells: saveStatistics(gameId: $game, input: $cells) { conflicts { changedBy } }
    scores: savePeriodScores(gameId: $game, input: $scores) { conflicts { changedBy } }
  }`;
  const cell = { playerId: String(home[2]), definitionId: String(definitions['STL']) };
  const score = { teamId: String(world.homeTeamId), periodId: String(periods['Q2']) };
  const told = (by: Caller, value: number) =>
    app.graphql(
      asked,
      {
        game,
        tab: randomUUID(),
        cells: { sets: [{ ...cell, value, expectedVersion: 0 }] },
        scores: { scores: [{ ...score, score: value, expectedVersion: 0 }] },
      },
      { as: by },
    );
  expect((await told(eve, 1)).errors).toBeUndefined();
  expect((await told(as, 2)).data).toEqual({
    present: [{ username: 'an administrator' }],
    cells: { conflicts: [{ changedBy: 'an administrator' }] },
    scores: { conflicts: [{ changedBy: 'an administrator' }] },
  });
  const plays = `{ organization(id: ${organizationId}) { game(id: ${gameId}) { plays { madeBy } } } }`;
  expect((await app.graphql(plays, {}, { as })).data).toEqual({
    organization: { game: { plays: [{ madeBy: 'an administrator' }, { madeBy: 'a scorekeeper' }] } },
  });
  expect(JSON.stringify(await app.graphql(plays, {}, { as: world.ann }))).toContain('@example.org');
});

test('fifty browsers hold a link at most, and opening it leaves kept answers as they are', async () => {
  const { id, secret } = await makeLink();
  const first = afterwards({}, await open(secret, 'First'));
  now += 1000;
  const second = afterwards({}, await open(secret, 'Second'));
  await app.manager.query(
    `INSERT INTO scorekeeper_sessions (organization_id, link_id, token_digest, csrf_token, name, opened_at, last_seen_at)
     SELECT $1, $2, sha256(number::text::bytea), 'x', 'Holder', $3, $3 FROM generate_series(1, 48) AS number`,
    [world.organizationId, id, new Date(now)],
  );
  expect([await nameOf(first), await nameOf(second)]).toEqual(['First', 'Second']);
  const before = app.versions.of(world.organizationId);
  now += 1000;
  const last = afterwards({}, await open(secret, 'Last'));
  expect([await nameOf(first), await nameOf(second), await nameOf(last)]).toEqual([null, 'Second', 'Last']);
  expect(app.versions.of(world.organizationId)).toBe(before);
});

const ADD = `mutation ($gameId: ID!, $input: AddGamePlayerInput!) {
  added: addGamePlayer(gameId: $gameId, input: $input) { id hasLine onRoster player { id fullName } } }`;
const LINES = `mutation ($gameId: ID!, $input: UpdateGameLinesInput!) {
  lines: updateGameLines(gameId: $gameId, input: $input) { rows { id started didNotPlay } } }`;

test('the holder of a link adds a player at the table, and says who started and who did not play', async () => {
  const { organizationId, homeTeamId, home } = world;
  await app.manager.query("UPDATE organizations SET player_names = 'initials' WHERE id = $1", [organizationId]);
  const as = await app.keepScoreAs({ ...world, name: 'Ana' });
  const gameId = String(world.gameId);
  const add = (input: object) =>
    app.graphql<{ added: { onRoster: boolean; player: { id: string; fullName: string } } }>(
      ADD,
      { gameId, input: { teamId: String(homeTeamId), ...input } },
      { as },
    );
  const made = await add({ firstName: 'Walk', lastName: 'In' });
  expect(made.data).toMatchObject({ added: { hasLine: true, onRoster: true, player: { fullName: 'Walk In' } } });
  expect((await add({ firstName: 'walk', lastName: 'IN' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  // Of the roster, without a line so far.
  const [, rostered, benched] = home.map(String);
  expect((await add({ playerId: rostered })).data).toMatchObject({ added: { hasLine: true } });
  const lines = await app.graphql(
    LINES,
    {
      gameId,
      input: {
        lines: [
          { playerId: made.data!.added.player.id, started: true, expectedVersion: 1 },
          { playerId: benched, didNotPlay: true, expectedVersion: 0 },
        ],
      },
    },
    { as },
  );
  expect(lines.data).toEqual({
    lines: {
      rows: expect.arrayContaining([
        { id: `${gameId}-${made.data!.added.player.id}`, started: true, didNotPlay: false },
        { id: `${gameId}-${benched}`, started: false, didNotPlay: true },
      ]) as unknown,
    },
  });
  const trail = (await app.manager.query(
    'SELECT DISTINCT action FROM audit_entries WHERE organization_id = $1 AND actor_name = $2 AND actor_id IS NULL',
    [organizationId, 'Ana (scorekeeper)'],
  )) as { action: string }[];
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['player.create', 'roster_entry.create']));
});

test('the holder of a link reaches no player beyond the game, and fills no roster without end', async () => {
  const { organizationId, homeTeamId } = world;
  const as = await app.keepScoreAs(world);
  const add = (input: object) =>
    app.graphql(ADD, { gameId: String(world.gameId), input: { teamId: String(homeTeamId), ...input } }, { as });
  const stranger = await createPlayer(app.manager, organizationId);
  expect((await add({ playerId: String(stranger.id) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const [{ id: seasonTeamId }] = (await app.manager.query(
    'SELECT id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2',
    [organizationId, homeTeamId],
  )) as [{ id: number }];
  for (let count = 0; count < 40; count += 1) {
    const { id } = await createPlayer(app.manager, organizationId);
    await app.manager.query(
      'INSERT INTO roster_entries (organization_id, season_league_team_id, player_id) VALUES ($1, $2, $3)',
      [organizationId, seasonTeamId, id],
    );
  }
  expect((await add({ firstName: 'One', lastName: 'More' })).errors?.[0]?.extensions.code).toBe('UNPROCESSABLE');
});
