import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { createSeasonLeague } from '../../testing/factories.js';

let app: TestApp;
let world: EntryWorld;
let league: { id: number; seasonId: number };
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createEntryWorld(app);
  [league] = (await sql('SELECT id, season_id AS "seasonId" FROM season_leagues WHERE organization_id = $1')) as [
    typeof league,
  ];
  await enter('PTS', 12);
  await enter('AST', 4);
  await enter('REB', 7);
});

const sql = (text: string, ...params: unknown[]): Promise<object[]> =>
  app.manager.query(text, [world.organizationId, ...params]);

async function enter(abbreviation: string, value: number): Promise<void> {
  const set = { playerId: world.home[0], definitionId: world.definitions[abbreviation], value, expectedVersion: 0 };
  await run(
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { undoId } }',
    { id: world.gameId, input: { sets: [set] } },
  );
}

async function run<Data>(query: string, variables: object, as: Caller = world.ann): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]);
  return data!;
}

const UPDATE = `mutation ($id: ID!, $input: UpdateSeasonLeagueStatisticsInput!) {
  updated: updateSeasonLeagueStatistics(seasonLeagueId: $id, input: $input) {
    undoId message seasonLeague { version hasOwnStatistics statistics { hidden definition { abbreviation } } } } }`;

interface Updated {
  undoId: string | null;
  seasonLeague: {
    version: number;
    hasOwnStatistics: boolean;
    statistics: { hidden: boolean; definition: { abbreviation: string } }[];
  };
}

/** Puts these first, and leaves those in brackets out; null: the organization's order. */
async function update(first: string[] | null, expectedVersion: number): Promise<Updated> {
  const plain = first?.map((name) => name.replace(/[()]/g, ''));
  const visible = (await sql(
    'SELECT abbreviation FROM stat_definitions WHERE organization_id = $1 AND NOT hidden ORDER BY position',
  )) as { abbreviation: string }[];
  const rest = visible.map(({ abbreviation }) => abbreviation).filter((name) => !plain?.includes(name));
  const statistics =
    plain &&
    [...plain, ...rest].map((name) => ({
      definitionId: world.definitions[name],
      hidden: first?.includes(`(${name})`) === true,
    }));
  return (
    await run<{ updated: Updated }>(UPDATE, {
      id: league.id,
      input: { statistics: statistics ?? null, expectedVersion },
    })
  ).updated;
}

interface Shown {
  organization: {
    game: {
      statDefinitions: { abbreviation: string }[];
      leaders: { definition: { abbreviation: string } }[];
      home: { totals: (number | null)[]; lines: { values: (number | null)[] }[] };
    };
  };
}

const BOX_SCORE = `query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) {
  statDefinitions { abbreviation } leaders { definition { abbreviation } } home { totals lines { values } } } } }`;

/** The first three columns of the box score with the only line, and who leads; as a visitor has it. */
async function boxScore(document = BOX_SCORE): Promise<{ columns: string[]; leaders: string[] }> {
  const { organization } = await run<Shown>(document, { id: world.organizationId, gameId: world.gameId }, {});
  const { statDefinitions, home, leaders } = organization.game;
  expect(home.totals).toHaveLength(statDefinitions.length);
  expect(home.lines[0]!.values).toEqual(home.totals);
  return {
    columns: statDefinitions.slice(0, 3).map(({ abbreviation }, index) => `${abbreviation} ${home.totals[index]}`),
    leaders: leaders.map(({ definition }) => definition.abbreviation),
  };
}

const ORGANIZATIONS = { columns: ['PTS 12', 'AST 4', 'REB 7'], leaders: ['PTS', 'REB', 'AST'] };

test('a box score follows its season league at once, on both ways, and goes back; totals stay', async () => {
  // A field with an argument is for no shortcut.
  const longWay = BOX_SCORE.replace(
    'statDefinitions',
    'home { team { record(seasonId: 1) { wins } } } statDefinitions',
  );
  const totals = () => sql('SELECT * FROM player_stat_totals WHERE organization_id = $1 ORDER BY id');
  const before = await totals();
  expect(await boxScore()).toEqual(ORGANIZATIONS);
  expect(await boxScore(longWay)).toEqual(ORGANIZATIONS);
  const { seasonLeague, undoId } = await update(['REB', '(AST)', 'PTS'], 1);
  expect(seasonLeague).toMatchObject({ version: 2, hasOwnStatistics: true });
  expect(seasonLeague.statistics.slice(0, 4)).toEqual([
    { hidden: false, definition: { abbreviation: 'REB' } },
    { hidden: true, definition: { abbreviation: 'AST' } },
    { hidden: false, definition: { abbreviation: 'PTS' } },
    { hidden: false, definition: { abbreviation: 'FGM' } },
  ]);
  const own = { columns: ['REB 7', 'PTS 12', 'FGM null'], leaders: ['REB', 'PTS'] };
  expect(await boxScore()).toEqual(own);
  expect(await boxScore(longWay)).toEqual(own);
  await run('mutation ($id: ID!) { undo(id: $id) { id } }', { id: undoId });
  expect(await boxScore()).toEqual(ORGANIZATIONS);
  await update(['REB'], 3);
  const reset = await update(null, 4);
  expect(reset.seasonLeague.hasOwnStatistics).toBe(false);
  expect((await update(null, 5)).undoId).toBeNull();
  expect(await boxScore()).toEqual(ORGANIZATIONS);
  expect(await totals()).toEqual(before);
});

test('who was slower, or knows the list as it was, is refused; a new statistic comes behind', async () => {
  await update(['REB'], 1);
  await expect(update(['AST'], 1)).rejects.toThrow(/^League.* has been changed meanwhile by ann-\d+: statistics/);
  const one = (name: string, hidden = false) => ({ definitionId: world.definitions[name], hidden });
  const send = (statistics: object[]) => run(UPDATE, { id: league.id, input: { statistics, expectedVersion: 2 } });
  await expect(send([one('PTS')])).rejects.toThrow('The list has changed meanwhile.');
  await expect(send([one('PTS'), one('PTS', true)])).rejects.toThrow('more than once');
  await sql("UPDATE stat_definitions SET hidden = false WHERE organization_id = $1 AND abbreviation = 'MIN'");
  const { organization } = await run<Shown>(BOX_SCORE, { id: world.organizationId, gameId: world.gameId }, {});
  const shown = organization.game.statDefinitions.map(({ abbreviation }) => abbreviation);
  expect([shown[0], shown.at(-1)]).toEqual(['REB', 'MIN']);
});

test("a player's tables and the leaders of a season follow its only league, and of several leave out what all of them do", async () => {
  const read = async (): Promise<string[][]> => {
    const { organization } = await run<{
      organization: {
        player: {
          gameStats: { statDefinitions: { abbreviation: string }[]; nodes: { values: (number | null)[] }[] };
          seasonStats: { statDefinitions: { abbreviation: string }[]; values: (number | null)[] }[];
        };
        statLeaders: { definition: { abbreviation: string } }[];
      };
    }>(
      `query ($id: ID!, $player: ID!, $season: ID!) { organization(id: $id) {
         player(id: $player) { gameStats(seasonId: $season) { statDefinitions { abbreviation } nodes { values } }
           seasonStats { statDefinitions { abbreviation } values } }
         statLeaders { definition { abbreviation } } } }`,
      { id: world.organizationId, player: world.home[0], season: league.seasonId },
      {},
    );
    const { gameStats, seasonStats } = organization.player;
    const pairs = (definitions: { abbreviation: string }[], values: (number | null)[]) =>
      definitions.slice(0, 2).map(({ abbreviation }, index) => `${abbreviation} ${values[index]}`);
    return [
      pairs(gameStats.statDefinitions, gameStats.nodes[0]!.values),
      pairs(seasonStats[0]!.statDefinitions, seasonStats[0]!.values),
      organization.statLeaders.map(({ definition }) => definition.abbreviation),
    ];
  };
  await sql('UPDATE seasons SET active = true WHERE organization_id = $1');
  const organizations = [
    ['PTS 12', 'AST 4'],
    ['PTS 12', 'AST 4'],
    ['PTS', '3PM', 'REB', 'AST'],
  ];
  // Threes follow from nothing here: they are counted.
  expect((await read()).map((list) => list.filter((name) => !name.includes('3PM')))).toEqual(
    organizations.map((list) => list.filter((name) => name !== '3PM')),
  );
  await update(['REB', '(AST)', 'PTS'], 1);
  const [games, seasons, leaders] = await read();
  expect([games, seasons]).toEqual([
    ['REB 7', 'PTS 12'],
    ['REB 7', 'PTS 12'],
  ]);
  expect(leaders!.slice(0, 2)).toEqual(['REB', 'PTS']);
  expect(leaders).not.toContain('AST');
  // Of two leagues each shows something: what both leave out is left out, in the organization's order.
  const second = await createSeasonLeague(app.manager, world.organizationId, { seasonId: league.seasonId });
  expect((await read())[0]).toEqual(['PTS 12', 'AST 4']);
  await sql(
    `INSERT INTO season_league_statistics (organization_id, season_league_id, stat_definition_id, position, hidden)
     SELECT $1, $2, stat_definition_id, 100 - position, hidden OR stat_definition_id = $3 FROM season_league_statistics
     WHERE organization_id = $1 AND season_league_id = $4`,
    second.id,
    world.definitions['PTS'],
    league.id,
  );
  const both = await read();
  expect(both.slice(0, 2)).toEqual([
    ['PTS 12', 'REB 7'],
    ['PTS 12', 'REB 7'],
  ]);
  expect(both[2]!.filter((name) => name !== '3PM')).toEqual(['PTS', 'REB']);
});

test('a copy of a season carries it', async () => {
  await update(['REB', '(AST)'], 1);
  const shown = (organizationId: number) =>
    app.manager.query(
      `SELECT l.name AS league, string_agg(CASE WHEN o.hidden THEN '-' ELSE '' END || d.abbreviation, ' ' ORDER BY o.position) AS list
       FROM season_league_statistics o JOIN stat_definitions d ON d.organization_id = $1 AND d.id = o.stat_definition_id
       JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = o.season_league_id
       JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id WHERE o.organization_id = $1 GROUP BY sl.id, l.name ORDER BY sl.id`,
      [organizationId],
    );
  const [own] = (await shown(world.organizationId)) as [{ list: string }];
  expect(own.list).toMatch(/^REB -AST PTS FGM /);
  await run('mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }', {
    input: { name: 'Next', copyFromSeasonId: league.seasonId },
  });
  expect(await shown(world.organizationId)).toEqual([own, own]);
});

test('a box score takes as many statements as one without an order of its own', async () => {
  const count = async (): Promise<number> => {
    await sql('UPDATE seasons SET name = name WHERE organization_id = $1');
    return (await app.statementsOf(BOX_SCORE, { id: world.organizationId, gameId: world.gameId })).length;
  };
  const before = await count();
  await update(['REB', '(AST)'], 1);
  expect(await count()).toBe(before);
});
