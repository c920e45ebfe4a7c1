import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../../testing/factories.js';
import { DivisionTeamEntity } from './division-team.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('seeds follow the positions, of which 0 is one and none comes last', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const season = await createSeason(app.manager, id, { name: 'Spring' });
  const seasonLeague = await createSeasonLeague(app.manager, id, { seasonId: season.id });
  const enter = async (name: string) =>
    createSeasonLeagueTeam(app.manager, id, {
      seasonLeagueId: seasonLeague.id,
      teamId: (await createTeam(app.manager, id, { name })).id,
    });
  const slts = [await enter('A'), await enter('B'), await enter('C'), await enter('D'), await enter('E')];
  const gold = await createDivision(app.manager, id, { seasonId: season.id, name: 'Gold', position: 1 });
  await createDivision(app.manager, id, { seasonId: season.id, name: 'Silver', position: 0 });
  const positions = [null, 2, 0, 2];
  await app.manager.insert(
    DivisionTeamEntity,
    positions.map((position, index) => ({
      organizationId: id,
      divisionId: gold.id,
      seasonLeagueTeamId: slts[index]!.id,
      position,
    })),
  );

  const { data } = await app.graphql(
    `query ($slug: String!, $id: ID!, $season: ID!) { organization(slug: $slug) {
      division(id: $id) { name position season { name } teams { seed position team { name } slt { id divisionPosition division { name } } } }
      season(id: $season) { divisions { name } seasonLeagues { teams { team { name } division { name } divisionPosition } } }
    } }`,
    { slug, id: gold.id, season: season.id },
  );

  const place = (seed: number, position: number | null, index: number, name: string) => ({
    seed,
    position,
    team: { name },
    slt: { id: String(slts[index]!.id), divisionPosition: position, division: { name: 'Gold' } },
  });
  expect(data).toEqual({
    organization: {
      division: {
        name: 'Gold',
        position: 1,
        season: { name: 'Spring' },
        teams: [place(1, 0, 2, 'C'), place(2, 2, 1, 'B'), place(3, 2, 3, 'D'), place(4, null, 0, 'A')],
      },
      season: {
        divisions: [{ name: 'Silver' }, { name: 'Gold' }],
        seasonLeagues: [
          {
            teams: [
              { team: { name: 'A' }, division: { name: 'Gold' }, divisionPosition: null },
              { team: { name: 'B' }, division: { name: 'Gold' }, divisionPosition: 2 },
              { team: { name: 'C' }, division: { name: 'Gold' }, divisionPosition: 0 },
              { team: { name: 'D' }, division: { name: 'Gold' }, divisionPosition: 2 },
              { team: { name: 'E' }, division: null, divisionPosition: null },
            ],
          },
        ],
      },
    },
  });
});

test("another tenant's division answers like a missing one", async () => {
  const { slug } = await createOrganization(app.manager);
  const foreign = await createDivision(app.manager, (await createOrganization(app.manager)).id);
  const { data, errors } = await app.graphql(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) {
      foreign: division(id: $id) { id } missing: division(id: 2147483647) { id } word: division(id: "") { id }
    } }`,
    { slug, id: foreign.id },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ organization: { foreign: null, missing: null, word: null } });
});

test('divisions with their teams take as many statements for five as for one', async () => {
  const { id, slug } = await createOrganization(app.manager);
  const operation = `query ($slug: String!) { organization(slug: $slug) { seasons { divisions {
    teams { team { name } slt { rank } } season { name }
  } } } }`;
  const read = async () =>
    (await app.statementsOf(operation, { slug })).filter((name) => !name.startsWith('organization_'));
  const enter = async () => (await createSeasonLeagueTeam(app.manager, id)).id;
  const add = async () => createDivision(app.manager, id, {}, [await enter(), await enter()]);
  await add();
  const one = await read();
  for (let i = 0; i < 4; i += 1) await add();
  expect(await read()).toEqual(one);
  expect(one).toEqual([
    'seasons_of_organization',
    'divisions_by_season',
    'division_teams_by_division',
    'season_league_teams_by_id',
    'teams_by_id',
    'season_league_records',
  ]);
});
