import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import {
  createLeague,
  createLeagueWorld,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createUser,
  type LeagueWorld,
} from '../testing/factories.js';
import { rest, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';

type Body = Record<string, unknown>;

let app: TestApp;
let world: LeagueWorld;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  as = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const call = (what: string, json?: unknown): Promise<RestResponse<Body>> =>
  rest<Body>(app, what, { as, ...(json !== undefined && { json }) });
const success = { success: true, message: expect.any(String) as string, undo_id: expect.any(Number) as number };

test('byes and weeks off are created and deleted by the documented calls', async () => {
  const { season, seasonLeague } = world.current;
  const { body: bye } = await call('POST /api/bye-dates', { date: '2025-11-05', team_id: world.teams.ants.id });
  const place = { league_id: world.league.id, season_id: season.id, seasons_leagues_id: seasonLeague.id };
  expect(bye).toEqual({
    ...place,
    id: expect.any(Number) as number,
    date: '2025-11-05',
    team_id: world.teams.ants.id,
    teams: [expect.objectContaining({ id: world.teams.ants.id, name: 'Ants' })],
  });
  const { body: weekOff } = await call('POST /api/week-offs', {
    season_id: season.id,
    league_id: String(world.league.id),
    date: '2025-12-24',
    reason: 'Holiday',
  });
  expect(weekOff).toEqual({ ...place, id: expect.any(Number) as number, date: '2025-12-24', reason: 'Holiday' });
  const lists = [
    `GET /api/bye-dates/season/${season.id}/league/${world.league.id}`,
    `GET /api/week-offs/season/${season.id}/league/${world.league.id}`,
  ];
  expect((await call(lists[0]!)).body).toEqual([bye]);
  expect((await call(lists[1]!)).body).toEqual([weekOff]);
  expect((await call(`DELETE /api/bye-dates/${bye['id'] as number}`)).body).toEqual({
    ...success,
    message: 'Deleted 1 bye.',
  });
  expect((await call(`DELETE /api/week-offs/${weekOff['id'] as number}`)).body).toEqual({
    ...success,
    message: 'Deleted 1 week off.',
  });
  for (const list of lists) expect((await call(list)).body).toEqual([]);
});

test('a bye needs no date, a week off one', async () => {
  expect((await call('POST /api/bye-dates', { team_id: world.teams.ants.id, date: '' })).body).toMatchObject({
    date: null,
    league_id: world.league.id,
  });
  const wrong = await call('POST /api/week-offs', { league_id: world.league.id });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'date' }] } });
  expect(await call('POST /api/bye-dates', { date: '2025-11-05' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'team_id' }] },
  });
});

describe('without a season', () => {
  /** A later active season in which Ants play in two leagues, and Bees in none. */
  async function spring() {
    const { organizationId, teams } = world;
    const season = await createSeason(app.manager, organizationId, {
      name: 'Spring',
      startDate: '2026-03-01',
      finishDate: '2026-06-30',
      active: true,
    });
    const leagues = [];
    for (const name of ['Gold', 'Silver']) {
      const league = await createLeague(app.manager, organizationId, { name });
      const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId, {
        seasonId: season.id,
        leagueId: league.id,
      });
      await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: teams.ants.id });
      leagues.push(league);
    }
    return { season, gold: leagues[0]! };
  }
  const choices = (places: readonly [string, string][]) => places.map(([season, league]) => ({ season, league }));

  test('the date narrows the active seasons; a bye outside of them is refused', async () => {
    await spring();
    const bye = async (date: string) => call('POST /api/bye-dates', { date, team_id: world.teams.bees.id });
    expect((await bye('2025-11-05')).body).toMatchObject({ season_id: world.current.season.id });
    const refused = await bye('2026-03-02');
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      message:
        'Bees does not play in Spring. Name one of its leagues: Garden League (2025-26), Garden League (2024-25).',
      details: {
        choices: choices([
          ['2025-26', 'Garden League'],
          ['2024-25', 'Garden League'],
        ]),
      },
    });
    expect((await bye('2024-11-05')).body).toMatchObject({
      message: expect.stringContaining('Bees does not play in an active season on Nov 5, 2024.') as string,
    });
  });

  test('several leagues are named, and one of them may be said', async () => {
    const { season, gold } = await spring();
    const team = { date: '2026-03-02', team_id: world.teams.ants.id };
    const refused = await call('POST /api/bye-dates', team);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        message: 'Ants plays in several leagues of Spring. Name one of them: Gold, Silver.',
        details: {
          choices: choices([
            ['Spring', 'Gold'],
            ['Spring', 'Silver'],
          ]),
        },
      },
    });
    const place = { season_id: season.id, league_id: gold.id };
    expect((await call('POST /api/bye-dates', { ...team, league_id: gold.id })).body).toMatchObject(place);
    const past = await call('POST /api/bye-dates', { ...team, season_id: world.last.season.id });
    expect(past.body).toMatchObject({ season_id: world.last.season.id, league_id: world.league.id });
  });

  test('a week off means the first active season, and is refused where the league is not played', async () => {
    await spring();
    const weekOff = { league_id: world.league.id, date: '2026-03-02' };
    expect(await call('POST /api/week-offs', weekOff)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Garden League is not played in Spring.') as string },
    });
    const season_id = world.current.season.id;
    expect((await call('POST /api/week-offs', { ...weekOff, season_id })).body).toMatchObject({ season_id });
  });
});

test('a game that gets a date says beside it what speaks against the place', async () => {
  const { season } = world.current;
  const { ants, bees } = world.teams;
  const weekOff = { season_id: season.id, league_id: world.league.id, date: '2025-12-24', reason: 'Holiday' };
  const { body: off } = await call('POST /api/week-offs', weekOff);
  const { body: game } = await call(`POST /api/seasonsv2/${season.id}/leagues/${world.league.id}/games`, {
    home_team_id: ants.id,
    away_team_id: bees.id,
    date: '2025-12-24',
    time: '18:00',
  });
  expect(game).toMatchObject({
    date: '2025-12-24',
    warnings: [
      {
        code: 'week_off',
        message: 'Dec 24, 2025 is a week off: Holiday.',
        team_id: null,
        game_ids: [],
        bye_id: null,
        week_off_id: off['id'],
      },
    ],
  });
  const details = `PUT /api/gamesv2/${game['id'] as number}/details`;
  expect((await call(details, { date: '2025-12-23' })).body).toMatchObject({ date: '2025-12-23', warnings: [] });
});
