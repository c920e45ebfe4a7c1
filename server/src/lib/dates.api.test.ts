import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportRouter } from '../exports/export-router.js';
import { restRouter } from '../rest/router.js';
import { startTestApp, type Caller, type TestApp } from '../testing/app.js';
import { createLeagueWorld, createUser, type LeagueWorld } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';

let app: TestApp;
let world: LeagueWorld;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter, exportRouter] });
  world = await createLeagueWorld(app.manager);
  owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
});
afterAll(() => app.close());

/** What no interface takes, and what is said of it after the field's name. */
const WRONG: readonly [date: string, said: string][] = [
  ['20261-10-05', 'is in the year 20261: the last one that can be entered is 2199.'],
  ['9999-10-05', 'is in the year 9999: the last one that can be entered is 2199.'],
  ['0026-10-05', 'is in the year 26: write the year with four digits.'],
  ['2026-02-30', 'must be a date, YYYY-MM-DD.'],
];

/** The inputs of mutations that have dates: type, input with the date, and the field. */
const INPUTS = (date: string): readonly [mutation: string, type: string, input: object, field: string][] => {
  const { current, teams } = world;
  const seasonLeagueId = String(current.seasonLeague.id);
  const named = { name: `Of ${date}` };
  return [
    ['createSeason', 'CreateSeasonInput', { ...named, startDate: date }, 'startDate'],
    ['createSeason', 'CreateSeasonInput', { ...named, finishDate: date }, 'finishDate'],
    [
      'createGame',
      'CreateGameInput',
      { seasonLeagueId, homeTeamId: String(teams.ants.id), awayTeamId: String(teams.bees.id), date },
      'date',
    ],
    ['createBye', 'CreateByeInput', { seasonLeagueTeamId: String(current.slts.ants.id), date }, 'date'],
    ['createWeekOff', 'CreateWeekOffInput', { seasonLeagueId, date }, 'date'],
    [
      'createSchedule',
      'CreateScheduleInput',
      { ...named, seasonLeagueId, numWeeks: 4, startDate: date, gameDays: ['Monday'] },
      'startDate',
    ],
  ];
};

test.each(WRONG)('%s is refused by the graph, of every field, by its name', async (date, said) => {
  for (const [mutation, type, input, field] of INPUTS(date)) {
    const { errors } = await app.graphql(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
      { input },
      { as: owner },
    );
    expect([mutation, errors?.[0]?.extensions]).toEqual([
      mutation,
      expect.objectContaining({ code: 'BAD_USER_INPUT', errors: [{ field, message: `${field} ${said}` }] }),
    ]);
  }
});

test.each(WRONG)('%s is refused by REST in the same words', async (date, said) => {
  const { current, league, teams } = world;
  const answers = await Promise.all([
    rest(app, 'POST /api/week-offs', { as: owner, json: { season_id: current.season.id, league_id: league.id, date } }),
    rest(app, 'POST /api/bye-dates', { as: owner, json: { date, team_id: teams.ants.id } }),
    rest(app, `PUT /api/gamesv2/${current.games[0]!.id}/details`, { as: owner, json: { date } }),
  ]);
  for (const [index, answer] of answers.entries())
    expect({ index, ...answer }).toMatchObject({
      index,
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: [{ field: 'date', message: `date ${said}` }] },
    });
});

test.each([
  ['20261-12-31T23:59:59Z', 'is in the year 20261: the last one that can be entered is 2199.'],
  ['+020261-12-31T23:59:59.000Z', 'is in the year 20261: the last one that can be entered is 2199.'],
  ['9999-12-31T23:59:59Z', 'is in the year 9999: the last one that can be entered is 2199.'],
  ['tomorrow', 'must be a moment, such as 2026-10-05T19:30:00Z.'],
])('a key does not end in %s, when it is made and when it is changed', async (expiresAt, said) => {
  const errors = [{ field: 'expiresAt', message: `expiresAt ${said}` }];
  const made = await app.graphql(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { input: { name: expiresAt, scopes: ['READ'], expiresAt } },
    { as: owner },
  );
  expect(made.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors });
  const { data } = await app.graphql<{ createApiKey: { apiKey: { id: string } } }>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }',
    { input: { name: `Kept ${expiresAt}`, scopes: ['READ'] } },
    { as: owner },
  );
  const changed = await app.graphql(
    'mutation ($id: ID!, $input: UpdateApiKeyInput!) { updateApiKey(id: $id, input: $input) { apiKey { id } } }',
    { id: data!.createApiKey.apiKey.id, input: { expiresAt } },
    { as: owner },
  );
  expect(changed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors });
});

test('within lists, of arguments by themselves, of filters of files, and of times, too', async () => {
  const facts = async (query: string, variables: object) => {
    const { errors } = await app.graphql(query, variables, { as: owner });
    return errors?.[0]?.extensions.errors;
  };
  expect(
    await facts('query ($d: Date) { organization(id: 1) { standings(asOf: $d) { position } } }', { d: 'at "x.y"; z' }),
  ).toEqual([{ field: 'd', message: 'd must be a date, YYYY-MM-DD.' }]);
  expect(
    await facts('mutation ($input: UpdateScheduleInput!) { updateSchedule(id: 1, input: $input) { __typename } }', {
      input: { lostHalls: [{ location: 'A' }, { location: 'B', date: '20261-01-01' }] },
    }),
  ).toEqual([
    {
      field: 'lostHalls.1.date',
      message: 'lostHalls.1.date is in the year 20261: the last one that can be entered is 2199.',
    },
  ]);
  expect(
    await facts(
      'mutation ($halls: [LostHallInput!]) { repairScheduleDraft(scheduleId: 1, lostHalls: $halls) { __typename } }',
      {
        halls: [{ location: 'A' }, { location: 'B', date: '2026-02-30' }],
      },
    ),
  ).toEqual([{ field: 'halls.1.date', message: 'halls.1.date must be a date, YYYY-MM-DD.' }]);
  expect(
    await facts('mutation ($input: CreateGameInput!) { createGame(input: $input) { __typename } }', {
      input: { seasonLeagueId: '1', homeTeamId: '1', awayTeamId: '2', time: '25:00' },
    }),
  ).toEqual([{ field: 'time', message: 'time must be a time, HH:MM.' }]);
  const file = await app.request({ path: '/exports/games.csv?from=20261-01-01', as: owner });
  expect(JSON.parse(file.text)).toMatchObject({
    errors: [{ field: 'from', message: 'from is in the year 20261: the last one that can be entered is 2199.' }],
  });
});
