import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createDivision, createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

/** Both pages about a division: its bracket with its seeds, and its standings. */
const PAGES = `query ($slug: String!, $id: ID!) { organization(slug: $slug) {
  division(id: $id) { version seeded teams { seed position team { name } } bracket { rounds { matches { home { seed team { name } } away { seed team { name } } } } } }
  standings(divisionId: $id) { position team { name } } } }`;
const SEED =
  'mutation ($id: ID!, $version: Int) { seeded: seedDivisionFromStandings(divisionId: $id, expectedVersion: $version) { undoId message divisions { seeded } } }';
const DROP = 'mutation ($input: AssignDivisionTeamsInput!) { assignDivisionTeams(input: $input) { message } }';

let app: TestApp;
let world: LeagueWorld;
let as: Caller;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const {
    organizationId,
    current: { season, slts },
  } = world;
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
  ({ id } = await createDivision(app.manager, organizationId, { seasonId: season.id, name: 'Gold' }, [
    slts.bees.id,
    slts.cats.id,
    slts.ants.id,
  ]));
  await app.manager.query('UPDATE division_teams SET position = NULL WHERE organization_id = $1', [organizationId]);
});

interface Entrant {
  seed: number;
  team: { name: string };
}
interface Data {
  organization: {
    division: {
      version: number;
      seeded: boolean;
      teams: { seed: number; position: number | null; team: { name: string } }[];
      bracket: { rounds: { matches: { home: Entrant | null; away: Entrant | null }[] }[] };
    };
    standings: { position: number; team: { name: string } }[];
  };
}

/**
 * 'open: Ants Bees Cats | Ants Bees Cats | 2 Bees 3 Cats': whether seeded, teams by seed, standings, the first match.
 */
async function pages(): Promise<string> {
  const { data } = await app.graphql<Data>(PAGES, { slug: world.organization.slug, id });
  const {
    division: { seeded, teams, bracket },
    standings,
  } = data!.organization;
  expect(teams.map(({ seed }) => seed)).toEqual(teams.map((_team, index) => index + 1));
  const names = (rows: readonly { team: { name: string } }[]): string => rows.map(({ team }) => team.name).join(' ');
  const { home, away } = bracket.rounds[0]!.matches[0]!;
  return [
    `${seeded ? 'seeded' : 'open'}: ${names(teams)}`,
    names(standings),
    `${home?.seed} ${home?.team.name} ${away?.seed} ${away?.team.name}`,
  ].join(' | ');
}

test('without positions both pages show the order of the results, and seeding stores it', async () => {
  // Ants 1-0, Bees 1-1, Cats 0-2; by id Ants would come first, then Bees and Cats, so Dogs, 1-0, join behind them by id
  // and second by results.
  const { slts } = world.current;
  await app.graphql(
    DROP,
    { input: { divisionId: id, seasonLeagueTeamIds: [slts.dogs.id], expectedVersions: [{ id, version: 1 }] } },
    { as },
  );
  expect(await pages()).toBe('open: Ants Dogs Bees Cats | Ants Dogs Bees Cats | 1 Ants 4 Cats');
  const { data } = await app.graphql<{ seeded: { undoId: string } }>(SEED, { id, version: 2 }, { as });
  expect(data).toMatchObject({
    seeded: { message: 'Seeded division Gold from the standings.', divisions: [{ seeded: true }] },
  });
  expect(await pages()).toBe('seeded: Ants Dogs Bees Cats | Ants Dogs Bees Cats | 1 Ants 4 Cats');
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data!.seeded.undoId }, { as });
  expect(await pages()).toBe('open: Ants Dogs Bees Cats | Ants Dogs Bees Cats | 1 Ants 4 Cats');
});

test('results change the order of teams that are not seeded, and nothing of seeds', async () => {
  /** Sets the wins of Cats, who lost two, and lets cached answers go by a change of the division's name. */
  const win = async (wins: number): Promise<void> => {
    await app.manager.query(
      'UPDATE team_season_totals SET wins = $1 WHERE organization_id = $2 AND season_id = $3 AND team_id = $4',
      [wins, world.organizationId, world.current.season.id, world.teams.cats.id],
    );
    await app.graphql(
      'mutation ($id: ID!, $name: String!) { updateDivision(id: $id, input: { name: $name }) { id } }',
      { id, name: `Gold ${wins}` },
      { as },
    );
  };
  expect(await pages()).toBe('open: Ants Bees Cats | Ants Bees Cats | 2 Bees 3 Cats');
  await win(9);
  expect(await pages()).toBe('open: Ants Cats Bees | Ants Cats Bees | 2 Cats 3 Bees');
  await app.graphql(SEED, { id }, { as });
  await win(0);
  expect(await pages()).toBe('seeded: Ants Cats Bees | Ants Cats Bees | 2 Cats 3 Bees');
  // Seeding once more is an act of its own.
  await app.graphql(SEED, { id }, { as });
  expect(await pages()).toBe('seeded: Ants Bees Cats | Ants Bees Cats | 2 Bees 3 Cats');
});

test('who has withdrawn is seeded last', async () => {
  await app.manager.query('UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND id = $2', [
    world.organizationId,
    world.current.slts.ants.id,
  ]);
  await app.graphql(SEED, { id }, { as });
  expect(await pages()).toBe('seeded: Bees Cats Ants | Bees Cats Ants | 2 Cats 3 Ants');
});

test('a team that goes leaves the others without positions; one that is moved among them puts all where they are seen', async () => {
  const { slts } = world.current;
  const drop = (divisionId: number | null, seasonTeamId: number, index: number | null, version: number) =>
    app.graphql(
      DROP,
      { input: { divisionId, seasonLeagueTeamIds: [seasonTeamId], index, expectedVersions: [{ id, version }] } },
      { as },
    );
  await drop(id, slts.dogs.id, 0, 1);
  await drop(null, slts.bees.id, null, 2);
  expect(await pages()).toBe('open: Ants Dogs Cats | Ants Dogs Cats | 2 Dogs 3 Cats');
  await drop(id, slts.cats.id, 0, 3);
  expect(await pages()).toBe('seeded: Cats Ants Dogs | Cats Ants Dogs | 2 Ants 3 Dogs');
});

test('a team that comes back by undo while others of its division are moved stays there, behind them', async () => {
  const { slts } = world.current;
  const removed = await app.graphql<{ done: { undoId: string } }>(
    'mutation ($ids: [ID!]!) { done: removeTeamsFromLeague(ids: $ids) { undoId } }',
    { ids: [slts.ants.id] },
    { as },
  );
  expect(await pages()).toMatch(/^open: Bees Cats/);
  const { errors } = await overtaken(
    app.database.pool,
    // The order of the page has been read by then.
    async (other) => {
      await other.query('SELECT FROM divisions WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE', [
        world.organizationId,
        id,
      ]);
    },
    () =>
      app.graphql(
        DROP,
        {
          input: {
            divisionId: id,
            seasonLeagueTeamIds: [slts.cats.id],
            index: 0,
            expectedVersions: [{ id, version: 1 }],
          },
        },
        { as },
      ),
    () => app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: removed.data!.done.undoId }, { as }),
  );
  expect(errors).toBeUndefined();
  expect(await pages()).toMatch(/^seeded: Cats Bees Ants/);
});

test("seeding is refused for a division that has changed, and for another organization's", async () => {
  expect((await app.graphql(SEED, { id, version: 7 }, { as })).errors).toMatchObject([
    { extensions: { code: 'CONFLICT' } },
  ]);
  const other = await createLeagueWorld(app.manager);
  const { id: foreign } = await createDivision(
    app.manager,
    other.organizationId,
    { seasonId: other.current.season.id, name: 'Gold' },
    [other.current.slts.ants.id],
  );
  expect((await app.graphql(SEED, { id: foreign }, { as })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
});
