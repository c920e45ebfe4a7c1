import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createDivision, createLeagueWorld, createUser, type LeagueWorld } from '../testing/factories.js';
import { rest, type RestOptions, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';

type Body = Record<string, unknown>;

let app: TestApp;
let world: LeagueWorld;
let as: Caller;
let games: string;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  as = await app.signInAs(await createUser(app.manager, world.organizationId));
  games = `/api/seasonsv2/${world.current.season.id}/leagues/${world.league.id}/games`;
});

const call = (what: string, json?: unknown, options: RestOptions = {}): Promise<RestResponse<Body>> =>
  rest<Body>(app, what, { as, ...(json !== undefined && { json }), ...options });
const success = { success: true, message: expect.any(String) as string, undo_id: expect.any(Number) as number };

test('a game of a league is created, scored and deleted by the documented calls', async () => {
  const { ants, bees } = world.teams;
  const pair = { home_team_id: ants.id, away_team_id: bees.id };
  const { body: created } = await call(`POST ${games}`, {
    ...pair,
    date: '2025-11-05',
    time: '9:00',
    location: 'North Gym',
    location_url: 'https://maps.example/north',
  });
  expect(created).toMatchObject({
    ...pair,
    date: '2025-11-05',
    time: '09:00',
    location: 'North Gym',
    location_url: 'https://maps.example/north',
    status: 'scheduled',
    score_home: null,
    leagueId: world.league.id,
    season_id: world.current.season.id,
  });
  // Forms are all text, and leave out what is optional.
  const form = { home_team_id: String(bees.id), away_team_id: String(ants.id), date: '', time: '', location: '' };
  expect((await call(`POST ${games}`, form)).body).toMatchObject({ date: null, time: null, location: null });
  const path = `${games}/${created['id'] as number}`;
  expect((await call(`PUT ${path}`, { score_home: '70', score_away: 65 })).body).toMatchObject({
    score_home: 70,
    score_team2: 65,
    displayStatus: 'Completed',
  });
  expect((await call(`DELETE ${path}`)).body).toEqual({
    ...success,
    message: 'Deleted game Ants vs Bees on Nov 5, 2025.',
  });
  expect((await call(`DELETE ${path}`)).status).toBe(404);
});

test('what is wrong is said by the names of the body', async () => {
  const { ants, bees } = world.teams;
  expect(await call(`POST ${games}`, { home_team_id: ants.id, away_team_id: ants.id })).toMatchObject({
    status: 400,
    body: { message: 'Teams must be different.', errors: [{ field: 'away_team_id' }] },
  });
  const wrong = { home_team_id: ants.id, away_team_id: bees.id, date: 'soon', time: '25:00', location_url: 'x' };
  const { body } = await call(`POST ${games}`, wrong);
  expect((body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual(['date', 'time']);
  const { id } = world.current.games[3]!;
  expect(await call(`PUT /api/gamesv2/${id}/scores`, { score_home: 3 })).toMatchObject({
    status: 400,
    body: { message: 'score_away is required.', errors: [{ field: 'score_away' }] },
  });
  expect(await call(`PUT /api/gamesv2/${id}/scores`, { score_home: 'x', score_away: 1 })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'score_home' }] },
  });
});

test('a game is found in its own league and division alone', async () => {
  const { current, last, league } = world;
  const [played] = current.games;
  const elsewhere = `/api/seasonsv2/${last.season.id}/leagues/${league.id}/games/${played!.id}`;
  expect((await call(`PUT ${elsewhere}`, { score_home: 1, score_away: 2 })).status).toBe(404);
  expect((await call(`DELETE ${elsewhere}`)).status).toBe(404);
  const seeds = [current.slts.ants.id, current.slts.bees.id];
  const division = await createDivision(app.manager, world.organizationId, { seasonId: current.season.id }, seeds);
  const bracket = `/api/seasonsv2/${current.season.id}/divisions/${division.id}/games`;
  expect((await call(`DELETE ${bracket}/${played!.id}`)).status).toBe(404);
  const { ants, bees, cats } = world.teams;
  const { body } = await call(`POST ${bracket}`, { home_team_id: ants.id, away_team_id: bees.id, time: '20:00' });
  expect(body).toMatchObject({ division_id: division.id, time: '20:00' });
  expect(await call(`POST ${bracket}`, { home_team_id: ants.id, away_team_id: cats.id })).toMatchObject({
    status: 422,
    body: { message: 'Cats is not in this division.', errors: [{ field: 'away_team_id' }] },
  });
  expect((await call(`DELETE ${bracket}/${body['id'] as number}`)).body).toMatchObject(success);
});

test('details and scores: the last writer wins, unless If-Match says what was seen', async () => {
  const { id } = world.current.games[3]!;
  const details = { video_url: 'https://video.example/1', location: 'Hall', date: '2025-10-23', time: '20:00' };
  const { body } = await call(`PUT /api/gamesv2/${id}/details`, { ...details, status: 'in_progress' });
  expect(body).toMatchObject({ ...details, status: 'in_progress', version: 2 });
  expect(await call(`PUT /api/gamesv2/${id}/details`, { status: 'lost' })).toMatchObject({
    status: 400,
    body: {
      message: 'status must be one of scheduled, in_progress, final, forfeit, postponed, cancelled.',
      errors: [{ field: 'status' }],
    },
  });
  const scores = { score_home: 50, score_away: 40 };
  const stale = { headers: { 'if-match': '"1"' } };
  expect((await call(`PUT /api/gamesv2/${id}/scores`, scores, stale)).status).toBe(412);
  expect((await call(`PUT /api/gamesv2/${id}/scores`, scores)).body).toMatchObject({ status: 'final', version: 3 });
  expect(await call(`PUT /api/gamesv2/${id}/details`, { status: 'scheduled' })).toMatchObject({
    status: 422,
    body: { message: 'This game has final scores. Take them away first, then it can be scheduled again.' },
  });
  expect((await call(`PUT /api/gamesv2/${id}/details`, { video_url: '' })).body).toMatchObject({
    video_url: null,
    location: 'Hall',
  });
});

test('score mismatches are an object by game id, with both figures of each side that differs', async () => {
  const path = `GET ${games.replace('/games', '/score-mismatches')}`;
  expect((await call(path)).body).toEqual({});
  const [, second, third] = world.current.games;
  // Cats' 24 and 6 points against a final of 31; Bees' 30 and 15 against 40, Cats' 34 and 10 against 45.
  await call(`PUT /api/gamesv2/${second!.id}/scores`, { score_home: 31, score_away: 35 });
  await call(`PUT /api/gamesv2/${third!.id}/scores`, { score_home: 40, score_away: 45 });
  const expected = {
    [second!.id]: { game_id: second!.id, home: { final: 31, points: 30 }, away: null },
    [third!.id]: { game_id: third!.id, home: { final: 40, points: 45 }, away: { final: 45, points: 44 } },
  };
  expect((await call(path)).body).toEqual(expected);
  await call(`PUT /api/gamesv2/${third!.id}/details`, { status: 'cancelled' });
  expect(Object.keys((await call(path)).body)).toEqual([String(second!.id)]);
});

test('a visitor of the graph learns nothing of mismatches', async () => {
  const ask = (caller: Caller) =>
    app.graphql<{ organization: { seasonLeague: { scoreMismatches: unknown[] | null } } }>(
      'query ($id: ID!, $s: ID!, $l: ID!) { organization(id: $id) { seasonLeague(seasonId: $s, leagueId: $l) { scoreMismatches { game { id } } } } }',
      { id: world.organizationId, s: world.current.season.id, l: world.league.id },
      { as: caller },
    );
  expect((await ask({})).data!.organization.seasonLeague.scoreMismatches).toBeNull();
  const stranger = await createLeagueWorld(app.manager);
  const abroad = await app.signInAs(await createUser(app.manager, stranger.organizationId));
  expect((await ask(abroad)).data?.organization?.seasonLeague.scoreMismatches ?? null).toBeNull();
  expect((await ask(as)).data!.organization.seasonLeague.scoreMismatches).toEqual([]);
});
