import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import type { SeasonEntity } from '../seasons/season.entity.js';

const DROP = `mutation ($input: AssignDivisionTeamsInput!) { dropped: assignDivisionTeams(input: $input) {
  undoId message divisions { name version teams { seed position team { name } } } } }`;
const BOARD = `query ($slug: String!, $id: ID!) { organization(slug: $slug) { season(id: $id) {
  divisions { name version teams { position team { name } } } unassignedTeams { team { name } } } } }`;

let app: TestApp;
let slug: string;
let organizationId: number;
let as: Caller;
let season: SeasonEntity;
/** Season-league teams Ants to Emus. */
let ants: number, bees: number, cats: number, dogs: number, emus: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id: organizationId, slug } = await createOrganization(app.manager));
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
  season = await createSeason(app.manager, organizationId, { name: 'Fall' });
  [ants, bees, cats, dogs, emus] = (await addTeams(season.id, 'Ants', 'Bees', 'Cats', 'Dogs', 'Emus')) as [
    number,
    number,
    number,
    number,
    number,
  ];
});

async function addTeams(seasonId: number, ...names: string[]): Promise<number[]> {
  const seasonLeague = await createSeasonLeague(app.manager, organizationId, { seasonId });
  const ids: number[] = [];
  for (const name of names) {
    const team = await createTeam(app.manager, organizationId, { name });
    ids.push(
      (await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId: team.id }))
        .id,
    );
  }
  return ids;
}

const gold = (...seasonTeamIds: number[]) =>
  createDivision(app.manager, organizationId, { seasonId: season.id, name: 'Gold', position: 0 }, seasonTeamIds);
const silver = (...seasonTeamIds: number[]) =>
  createDivision(app.manager, organizationId, { seasonId: season.id, name: 'Silver', position: 1 }, seasonTeamIds);

type Place = { position: number; team: { name: string } };
interface Division {
  name: string;
  version: number;
  teams: Place[];
}
type Dropped = GraphqlResponse<{ dropped: { undoId: string | null; message: string; divisions: Division[] } }>;
const drop = (input: object): Promise<Dropped> => app.graphql(DROP, { input }, { as });
const run = <Data = Record<string, unknown>>(
  operation: string,
  variables: Record<string, unknown>,
): Promise<GraphqlResponse<Data>> => app.graphql<Data>(operation, variables, { as });

/** The whole panel: 'Gold 2: Ants0 Bees1 | unassigned: Cats'; the number is the version. */
async function board(): Promise<string> {
  type Data = { organization: { season: { divisions: Division[]; unassignedTeams: { team: { name: string } }[] } } };
  const { data } = await app.graphql<Data>(BOARD, { slug, id: season.id });
  const { divisions, unassignedTeams } = data!.organization.season;
  const lists = divisions.map(
    ({ name, version, teams }) =>
      `${name} ${version}: ${teams.map(({ team, position }) => `${team.name}${position}`).join(' ')}`,
  );
  return [...lists, `unassigned: ${unassignedTeams.map(({ team }) => team.name).join(' ')}`].join(' | ');
}

describe('divisions', () => {
  const CREATE =
    'mutation ($input: CreateDivisionInput!) { division: createDivision(input: $input) { name position version season { name } teams { seed } } }';
  const UPDATE =
    'mutation ($id: ID!, $input: UpdateDivisionInput!) { division: updateDivision(id: $id, input: $input) { name version } }';

  test('are added behind the others, with a name that is not blank', async () => {
    expect((await run(CREATE, { input: { seasonId: season.id, name: ' Gold ' } })).data).toEqual({
      division: { name: 'Gold', position: 0, version: 1, season: { name: 'Fall' }, teams: [] },
    });
    expect((await run(CREATE, { input: { seasonId: season.id, name: 'Silver' } })).data).toMatchObject({
      division: { position: 1 },
    });
    expect((await run(CREATE, { input: { seasonId: season.id, name: ' \u3000 ' } })).errors?.[0]).toMatchObject({
      message: 'name is required.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const foreign = await createSeason(app.manager, (await createOrganization(app.manager)).id);
    expect((await run(CREATE, { input: { seasonId: foreign.id, name: 'Gold' } })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  test('are renamed by who knows their version', async () => {
    const { id } = await gold();
    expect((await run(UPDATE, { id, input: { name: 'Platinum', expectedVersion: 1 } })).data).toEqual({
      division: { name: 'Platinum', version: 2 },
    });
    expect((await run(UPDATE, { id, input: { name: 'Bronze', expectedVersion: 1 } })).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT', details: { changedFields: ['name'] } },
    });
    expect((await run(UPDATE, { id, input: { name: 'Bronze' } })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('one drop', () => {
  test('puts an unassigned team at its place', async () => {
    const { id } = await gold(ants, bees);
    const { data } = await drop({
      divisionId: id,
      seasonLeagueTeamIds: [cats],
      index: 1,
      expectedVersions: [{ id, version: 1 }],
    });
    expect(data?.dropped).toMatchObject({
      message: 'Put team Cats into division Gold.',
      divisions: [
        {
          version: 2,
          teams: [
            { seed: 1, position: 0, team: { name: 'Ants' } },
            { seed: 2, position: 1, team: { name: 'Cats' } },
            { seed: 3, position: 2, team: { name: 'Bees' } },
          ],
        },
      ],
    });
    expect(await board()).toBe('Gold 2: Ants0 Cats1 Bees2 | unassigned: Dogs Emus');
    await run('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.dropped.undoId });
    expect(await board()).toBe('Gold 3: Ants0 Bees1 | unassigned: Cats Dogs Emus');
  });

  test('moves teams from one division to another; the first closes up', async () => {
    const [g, s] = [await gold(ants, bees, cats), await silver(dogs)];
    const versions = [
      { id: g.id, version: 1 },
      { id: s.id, version: 1 },
    ];
    const { data } = await drop({
      divisionId: s.id,
      seasonLeagueTeamIds: [bees, emus],
      index: 0,
      expectedVersions: versions,
    });
    expect(data?.dropped.divisions.map(({ name }) => name)).toEqual(['Gold', 'Silver']);
    expect(await board()).toBe('Gold 2: Ants0 Cats1 | Silver 2: Bees0 Emus1 Dogs2 | unassigned: ');
    await run('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.dropped.undoId });
    expect(await board()).toBe('Gold 3: Ants0 Bees1 Cats2 | Silver 3: Dogs0 | unassigned: Emus');
  });

  test('takes teams out, and moves one within its division', async () => {
    const g = await gold(ants, bees, cats);
    await drop({
      divisionId: g.id,
      seasonLeagueTeamIds: [ants],
      index: 2,
      expectedVersions: [{ id: g.id, version: 1 }],
    });
    expect(await board()).toBe('Gold 2: Bees0 Cats1 Ants2 | unassigned: Dogs Emus');
    const { data } = await drop({ seasonLeagueTeamIds: [bees], expectedVersions: [{ id: g.id, version: 2 }] });
    expect(data?.dropped.message).toBe('Took team Bees out of the divisions.');
    expect(await board()).toBe('Gold 3: Cats0 Ants1 | unassigned: Bees Dogs Emus');
    const nothing = await drop({ divisionId: g.id, seasonLeagueTeamIds: [ants], index: 9, expectedVersions: [] });
    expect(nothing.data?.dropped).toEqual({
      undoId: null,
      message: 'Moved team Ants within division Gold.',
      divisions: [],
    });
    expect(await board()).toBe('Gold 3: Cats0 Ants1 | unassigned: Bees Dogs Emus');
  });

  test('is refused on a stale or missing version of any division that it touches', async () => {
    const [g, s] = [await gold(ants), await silver(dogs)];
    await drop({ divisionId: g.id, seasonLeagueTeamIds: [bees], expectedVersions: [{ id: g.id, version: 1 }] });
    const stale = await drop({
      divisionId: s.id,
      seasonLeagueTeamIds: [ants],
      expectedVersions: [
        { id: g.id, version: 1 },
        { id: s.id, version: 1 },
      ],
    });
    expect(stale.errors?.[0]).toMatchObject({
      extensions: {
        code: 'CONFLICT',
        details: { changedFields: ['teams'], changes: { teams: [['Ants'], ['Ants', 'Bees']] } },
      },
    });
    expect(
      (await drop({ divisionId: s.id, seasonLeagueTeamIds: [ants], expectedVersions: [] })).errors?.[0]?.extensions
        .code,
    ).toBe('BAD_USER_INPUT');
    expect(await board()).toBe('Gold 2: Ants0 Bees1 | Silver 1: Dogs0 | unassigned: Cats Emus');
  });

  test('is refused with the usual sentence when a team is meanwhile in a division that the caller does not name', async () => {
    const [g, s] = [await gold(), await silver(dogs)];
    // Both see the Ants in no division; the other one is faster.
    await drop({ divisionId: g.id, seasonLeagueTeamIds: [ants], expectedVersions: [{ id: g.id, version: 1 }] });
    const late = await drop({
      divisionId: s.id,
      seasonLeagueTeamIds: [ants],
      expectedVersions: [{ id: s.id, version: 1 }],
    });
    expect(late.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Gold has been changed meanwhile by .+: teams\. Please look at it again\.$/),
      extensions: { code: 'CONFLICT' },
    });
    expect(await board()).toBe('Gold 2: Ants0 | Silver 1: Dogs0 | unassigned: Bees Cats Emus');
  });

  test("is refused for another season's team, another tenant's, and none", async () => {
    const g = await gold();
    const [stranger] = await addTeams((await createSeason(app.manager, organizationId)).id, 'Foxes');
    expect((await drop({ divisionId: g.id, seasonLeagueTeamIds: [ants, stranger] })).errors?.[0]).toMatchObject({
      message: 'Team Foxes plays in another season.',
      extensions: { code: 'UNPROCESSABLE' },
    });
    const other = await createOrganization(app.manager);
    const foreign = await createSeasonLeagueTeam(app.manager, other.id);
    expect(
      (await drop({ divisionId: g.id, seasonLeagueTeamIds: [ants, foreign.id] })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(
      (await drop({ divisionId: (await createDivision(app.manager, other.id)).id, seasonLeagueTeamIds: [ants] }))
        .errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect((await drop({ divisionId: g.id, seasonLeagueTeamIds: [] })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await board()).toBe('Gold 1:  | unassigned: Ants Bees Cats Dogs Emus');
  });

  test('of two at once with one version one is refused, and no team is lost or doubled', async () => {
    const [g, s] = [await gold(ants), await silver(bees)];
    const expectedVersions = [
      { id: g.id, version: 1 },
      { id: s.id, version: 1 },
    ];
    const answers = await Promise.all([
      drop({ divisionId: g.id, seasonLeagueTeamIds: [cats], expectedVersions }),
      drop({ divisionId: s.id, seasonLeagueTeamIds: [cats, ants], expectedVersions }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
    expect([
      'Gold 2: Ants0 Cats1 | Silver 1: Bees0 | unassigned: Dogs Emus',
      'Gold 2:  | Silver 2: Bees0 Cats1 Ants2 | unassigned: Dogs Emus',
    ]).toContain(await board());
  });
});

describe('one team', () => {
  const ASSIGN =
    'mutation ($input: AssignDivisionTeamInput!) { place: assignDivisionTeam(input: $input) { seed position team { name } slt { id } } }';
  const UNASSIGN =
    'mutation ($divisionId: ID!, $id: ID!) { gone: unassignDivisionTeam(divisionId: $divisionId, seasonLeagueTeamId: $id) { deletedIds undoId message } }';
  const assign = (
    divisionId: number,
    seasonLeagueTeamId: number,
    position?: number,
  ): Promise<GraphqlResponse<{ place: object }>> =>
    run(ASSIGN, { input: { divisionId, seasonLeagueTeamId, ...(position !== undefined && { position }) } });

  test('joins behind the others or at a position, where the others make room', async () => {
    const g = await gold(ants, bees);
    expect((await assign(g.id, cats)).data).toEqual({
      place: { seed: 3, position: 2, team: { name: 'Cats' }, slt: { id: String(cats) } },
    });
    await assign(g.id, dogs, 1);
    expect(await board()).toBe('Gold 3: Ants0 Dogs1 Bees2 Cats3 | unassigned: Emus');
  });

  test('is in one division at most', async () => {
    const [g, s] = [await gold(ants), await silver()];
    for (const id of [g.id, s.id]) {
      expect((await assign(id, ants)).errors?.[0]).toMatchObject({
        message: 'Team Ants is in division Gold already.',
        extensions: { code: 'CONFLICT' },
      });
    }
    const answers = await Promise.all([assign(g.id, bees), assign(s.id, bees)]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('each of several at once ends at its position', async () => {
    const g = await gold();
    const answers = await Promise.all([dogs, cats, bees, ants].map((id, index) => assign(g.id, id, 3 - index)));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await board()).toBe('Gold 5: Ants0 Bees1 Cats2 Dogs3 | unassigned: Emus');
  });

  test('leaves, the others close up, and it can come back', async () => {
    const g = await gold(ants, bees, cats);
    expect((await run(UNASSIGN, { divisionId: g.id, id: dogs })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { data } = await run<{ gone: { undoId: string } }>(UNASSIGN, { divisionId: g.id, id: ants });
    expect(data).toMatchObject({
      gone: { deletedIds: [String(ants)], message: 'Took team Ants out of division Gold.' },
    });
    expect(await board()).toBe('Gold 2: Bees0 Cats1 | unassigned: Ants Dogs Emus');
    await run('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.gone.undoId });
    expect(await board()).toBe('Gold 3: Ants0 Bees1 Cats2 | unassigned: Dogs Emus');
  });
});

describe('an order', () => {
  const REORDER =
    'mutation ($input: ReorderDivisionTeamsInput!) { teams: reorderDivisionTeams(input: $input) { seed position team { name } } }';
  const reorder = (
    divisionId: number,
    seasonLeagueTeamIds: number[],
  ): Promise<GraphqlResponse<Record<string, unknown>>> => run(REORDER, { input: { divisionId, seasonLeagueTeamIds } });

  test('names every team once', async () => {
    const g = await gold(ants, bees, cats);
    expect((await reorder(g.id, [cats, ants, bees])).data).toEqual({
      teams: ['Cats', 'Ants', 'Bees'].map((name, position) => ({ seed: position + 1, position, team: { name } })),
    });
    expect((await reorder(g.id, [cats, ants])).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await reorder(g.id, [cats, ants, bees, cats])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await reorder(g.id, [cats, ants, bees, dogs])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await board()).toBe('Gold 2: Cats0 Ants1 Bees2 | unassigned: Dogs Emus');
  });

  test('given twice at once is one of the two', async () => {
    const g = await gold(ants, bees, cats, dogs);
    const orders = [
      [ants, bees, cats, dogs],
      [dogs, cats, bees, ants],
    ];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([...orders, ...orders].map((order) => reorder(g.id, order)));
      expect((await board()).replace(/^Gold \d+/, 'Gold')).toMatch(
        /^Gold: (Ants0 Bees1 Cats2 Dogs3|Dogs0 Cats1 Bees2 Ants3) /,
      );
    }
  });
});
