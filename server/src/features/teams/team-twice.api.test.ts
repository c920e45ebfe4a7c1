import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeague,
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { importSmall, problemLines } from '../../testing/small-season.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CREATE = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }';
const ADD = 'mutation ($input: AddTeamToLeagueInput!) { addTeamToLeague(input: $input) { id } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { name } }';
const UPDATE_SLT =
  'mutation ($id: ID!, $input: UpdateSeasonLeagueTeamInput!) { updateSeasonLeagueTeam(id: $id, input: $input) { team { name } } }';
const REMOVE = 'mutation ($ids: [ID!]!) { removeTeamsFromLeague(ids: $ids) { undoId } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';
const COPY = 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }';

/** A season league 'Alpha' in which Aces play, and someone of the staff. */
async function site() {
  const { id } = await createOrganization(app.manager);
  const staff = await app.signInAs(await createUser(app.manager, id));
  const season = await createSeason(app.manager, id, { name: 'Fall 2025' });
  const [alpha, beta] = [
    await createSeasonLeague(app.manager, id, { seasonId: season.id }),
    await createSeasonLeague(app.manager, id, { seasonId: season.id }),
  ];
  const aces = await createTeam(app.manager, id, { name: 'Aces' });
  const slt = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: alpha.id, teamId: aces.id });
  const teams = async (): Promise<string[]> =>
    (
      await app.manager.query<{ name: string }[]>(
        'SELECT t.name FROM season_league_teams s JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id WHERE s.season_league_id = $1 ORDER BY s.id',
        [alpha.id],
      )
    ).map(({ name }) => name);
  return { id, staff, season, alpha, beta, aces, slt, teams };
}

/** What a call was refused with; null when it was done. */
async function refusal(caller: Caller, document: string, variables: Record<string, unknown>): Promise<object | null> {
  const { errors } = await app.graphql(document, variables, { as: caller });
  return errors
    ? { message: errors[0]!.message, code: errors[0]!.extensions?.code, details: errors[0]!.extensions?.details }
    : null;
}

const twice = (teamId: number) => ({
  message: expect.stringMatching(/ has a team called Aces already\.$/) as string,
  code: 'CONFLICT',
  details: { field: 'name', teamId },
});

test('a league of a season has one team of a name, in any case: a new one, a second one of the organization, a renamed one, one that moves', async () => {
  const { id, staff, alpha, beta, aces, slt, teams } = await site();
  expect(await refusal(staff, CREATE, { input: { name: ' ACES', seasonLeagueId: alpha.id } })).toEqual(twice(aces.id));
  expect(await refusal(staff, ADD, { input: { name: 'aces', seasonLeagueId: alpha.id } })).toEqual(twice(aces.id));
  const namesake = await createTeam(app.manager, id, { name: 'aces' });
  expect(await refusal(staff, ADD, { input: { copyFromTeamId: namesake.id, seasonLeagueId: alpha.id } })).toEqual(
    twice(aces.id),
  );
  const elsewhere = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: beta.id, teamId: namesake.id });
  expect(
    await refusal(staff, UPDATE, { id: namesake.id, input: { seasonLeagueId: alpha.id, expectedVersion: 1 } }),
  ).toEqual(twice(aces.id));
  const bulls = await createTeam(app.manager, id, { name: 'Bulls' });
  const bullsHere = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: alpha.id, teamId: bulls.id });
  expect(await refusal(staff, UPDATE, { id: bulls.id, input: { name: 'AcEs', expectedVersion: 1 } })).toEqual(
    twice(aces.id),
  );
  expect(
    await refusal(staff, UPDATE_SLT, {
      id: bullsHere.id,
      input: { name: 'Aces', expectedVersion: 1, expectedTeamVersion: 1 },
    }),
  ).toEqual(twice(aces.id));
  expect(await teams()).toEqual(['Aces', 'Bulls']);
  // Its own name in other letters, a name of another league, and no league at all.
  expect(
    await refusal(staff, UPDATE_SLT, {
      id: slt.id,
      input: { name: 'ACES', expectedVersion: 1, expectedTeamVersion: 1 },
    }),
  ).toBeNull();
  expect(
    await refusal(staff, UPDATE_SLT, {
      id: elsewhere.id,
      input: { name: 'Bulls', expectedVersion: 1, expectedTeamVersion: 1 },
    }),
  ).toBeNull();
  expect(await refusal(staff, CREATE, { input: { name: 'Aces' } })).toBeNull();
});

test('two callers at once make one team', async () => {
  const { staff, alpha, teams } = await site();
  const outcomes = await Promise.all(
    ['Bulls', 'bulls', 'BULLS', 'bullS'].map((name) =>
      refusal(staff, ADD, { input: { name, seasonLeagueId: alpha.id } }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(await teams()).toHaveLength(2);
});

test('a copy of a league that had two of one name, and an undo that would make two, are refused', async () => {
  const { id, staff, season, alpha, slt, aces, teams } = await site();
  const namesake = await createTeam(app.manager, id, { name: 'aces' });
  const { data } = await app.graphql<{ removeTeamsFromLeague: { undoId: string } }>(
    REMOVE,
    { ids: [slt.id] },
    { as: staff },
  );
  expect(await refusal(staff, ADD, { input: { copyFromTeamId: namesake.id, seasonLeagueId: alpha.id } })).toBeNull();
  expect(await refusal(staff, UNDO, { id: data!.removeTeamsFromLeague.undoId })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('has a team called') as string,
  });
  expect(await teams()).toEqual(['aces']);
  // As it may stand from before the rule.
  await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: alpha.id, teamId: aces.id });
  expect(await refusal(staff, COPY, { input: { name: 'Next', copyFromSeasonId: season.id } })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('has a team called') as string,
  });
});

test('a season that is imported: the line of a team is named when its league has another one of the name', async () => {
  const { id } = await createOrganization(app.manager);
  const season = await createSeason(app.manager, id, { name: 'Fall 2025' });
  for (const league of ['D2', 'D1']) {
    const { id: leagueId } = await createLeague(app.manager, id, { name: league });
    const { id: seasonLeagueId } = await createSeasonLeague(app.manager, id, { seasonId: season.id, leagueId });
    await createSeasonLeagueTeam(app.manager, id, {
      seasonLeagueId,
      teamId: (await createTeam(app.manager, id, { name: 'Ants' })).id,
    });
  }
  const report = await importSmall(app, id, { teams: 'team,league,division\nAnts,D2,\nAnts,D1,\nBees,D1,\nCats,D1,' });
  expect(report.done).toBe(false);
  expect(problemLines(report)).toEqual(['teams.csv:3 team: "D1" has another team called "Ants": rename one of them']);
});
