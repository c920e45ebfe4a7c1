import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGameLine,
  createLeagueWorld,
  createSports,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
import { maintainGameTotals } from '../totals/totals.service.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const FIELDS = 'id name abbreviation kind formula hidden position version';
const CREATE = `mutation ($input: CreateStatDefinitionInput!) { definition: createStatDefinition(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateStatDefinitionInput!) { definition: updateStatDefinition(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($ids: [ID!]!) { done: deleteStatDefinitions(ids: $ids) { deletedIds undoId message } }';
const PREVIEW = 'query ($ids: [ID!]!) { preview: statDefinitionDeletionPreview(ids: $ids) { values games followers } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { id } }';

interface Definition {
  id: string;
  name: string;
  abbreviation: string;
  kind: string;
  formula: string | null;
  hidden: boolean;
  position: number;
  version: number;
}

const sportId = () => String(world.statDefinitions.get('PTS')!.sportId);

async function create(abbreviation: string, kind: string, formula?: string): Promise<Definition> {
  const input = { sportId: sportId(), name: abbreviation, abbreviation, kind, formula };
  const { data, errors } = await app.graphql<{ definition: Definition }>(CREATE, { input }, { as: staff });
  expect(errors).toBeUndefined();
  return data!.definition;
}

/** What is wrong with the one field of an input that is wrong, or the error itself. */
async function refusal(query: string, variables: Record<string, unknown>): Promise<string> {
  const { errors } = await app.graphql(query, variables, { as: staff });
  const { code, errors: fields } = errors![0]!.extensions as {
    code: string;
    errors?: { field: string; message: string }[];
  };
  return fields
    ? fields.map(({ field, message }) => `${field}: ${message}`).join('; ')
    : `${code}: ${errors![0]!.message}`;
}

const refusedNew = (input: Record<string, unknown>) =>
  refusal(CREATE, {
    input: { sportId: sportId(), name: 'X', abbreviation: 'X', kind: 'SUM', formula: 'PTS', ...input },
  });

/** What a selection of the organization answers to a visitor. */
async function read<Data>(selection: string): Promise<Data> {
  const { data, errors } = await app.graphql<{ organization: Data }>(
    `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`,
    { slug: world.organization.slug },
  );
  expect(errors).toBeUndefined();
  return data!.organization;
}

interface Side {
  totals: (number | null)[];
  lines: { player: { fullName: string }; values: (number | null)[] }[];
}

/** One statistic of the first game of the season: by player, and of each team. */
async function boxScore(abbreviation: string): Promise<Record<string, number | null> | null> {
  const side = '{ totals lines { player { fullName } values } }';
  const { game } = await read<{ game: { statDefinitions: { abbreviation: string }[]; home: Side; away: Side } }>(
    `game(id: "${world.current.games[0]!.id}") { statDefinitions { abbreviation } home ${side} away ${side} }`,
  );
  const index = game.statDefinitions.findIndex((each) => each.abbreviation === abbreviation);
  if (index === -1) return null;
  const values = [game.home, game.away].flatMap(({ lines }) =>
    lines.map(({ player, values: line }) => [player.fullName, line[index] ?? null] as const),
  );
  return Object.fromEntries([...values, ['home', game.home.totals[index]!], ['away', game.away.totals[index]!]]);
}

const leaders = async (stat: string) =>
  (
    await read<{ leaders: { player: { fullName: string }; value: number; perGame: number; gamesPlayed: number }[] }>(
      `leaders(stat: "${stat}", first: 3) { player { fullName } value perGame gamesPlayed }`,
    )
  ).leaders.map(({ player, value, perGame, gamesPlayed }) => [player.fullName, value, perGame, gamesPlayed]);

/** A player's season: games played and the value of a statistic. */
async function season(playerId: number, abbreviation: string): Promise<[number, number | null]> {
  const { player } = await read<{
    player: {
      seasonStats: { gamesPlayed: number; values: (number | null)[]; statDefinitions: { abbreviation: string }[] }[];
    };
  }>(`player(id: "${playerId}") { seasonStats { gamesPlayed values statDefinitions { abbreviation } } }`);
  const [stats] = player.seasonStats;
  const index = stats!.statDefinitions.findIndex((each) => each.abbreviation === abbreviation);
  return [stats!.gamesPlayed, stats!.values[index] ?? null];
}

test('a formula shows in box scores, totals, seasons and among leaders', async () => {
  expect(await create('EFF', 'SUM', 'PTS+1.2*REB-TO')).toMatchObject({
    kind: 'SUM',
    formula: 'PTS + 1.2 * REB - TO',
    hidden: false,
    position: 22,
    version: 1,
  });
  await create('SHOT', 'RATIO', '(2PM + 1.5 * [3PM]) / FGA');
  await create('PPG', 'PER_GAME', 'PTS');
  const [points, rebounds] = [await boxScore('PTS'), await boxScore('REB')];
  const efficiency = await boxScore('EFF');
  const byHand = Object.entries(points!).map(([name, value]) => [
    name,
    value === null ? null : Math.round((value + 1.2 * rebounds![name]!) * 10) / 10,
  ]);
  expect(efficiency).toEqual(Object.fromEntries(byHand));
  expect(await boxScore('PPG')).toEqual(points);
  // Cats One: 24 and 34 points in two games.
  const cats = world.players.cats[0]!.id;
  expect(await season(cats, 'PPG')).toEqual([2, 29]);
  expect(await leaders('PPG')).toContainEqual(['Cats One', 29, 29, 2]);
  const [made2, made3, attempts] = await Promise.all(
    ['2PM', '3PM', 'FGA'].map(async (each) => (await season(cats, each))[1]!),
  );
  const ratio = Math.round(((made2! + 1.5 * made3!) / attempts!) * 1000) / 1000;
  expect((await season(cats, 'SHOT'))[1]).toBe(ratio);
  const ranked = await leaders('SHOT');
  expect(ranked.map(([, value]) => value)).toEqual(ranked.map(([, value]) => Number(value)).sort((a, b) => b - a));
  const efficiencies = await leaders('EFF');
  const [, total, perGame, games] = efficiencies[0]!;
  expect(perGame).toBe(Math.round((Number(total) / Number(games)) * 10) / 10);
});

test('the first one of a sport that was not played yet comes behind its defaults, which it may follow from', async () => {
  const { tennis } = await createSports(app.manager);
  const input = { sportId: tennis.id, name: 'Service', abbreviation: 'SRV', kind: 'SUM', formula: 'ACE - DF' };
  const { data, errors } = await app.graphql<{ definition: Definition }>(CREATE, { input }, { as: staff });
  expect(errors).toBeUndefined();
  expect(data!.definition).toMatchObject({ formula: 'ACE - DF', position: 5 });
});

test('what a sport that was not played yet begins with is not said to be there', async () => {
  const { tennis } = await createSports(app.manager);
  const input = { sportId: tennis.id, name: 'Aces', abbreviation: 'ace', kind: 'COUNTING' };
  const { errors } = await app.graphql(CREATE, { input }, { as: staff });
  expect(errors?.[0]?.message).toBe('ace is one of the sport: a reset brings it back.');
});

test('what cannot be is refused, naming the place', async () => {
  await create('EFF', 'SUM', 'PTS + REB');
  expect(await refusedNew({ formula: 'PTS + XYZ' })).toBe('formula: Character 7: There is no statistic XYZ.');
  expect(await refusedNew({ formula: 'X' })).toBe('formula: Character 1: X must not follow from itself.');
  expect(await refusedNew({ formula: '1 + 1' })).toBe(
    'formula: Character 1: A formula mentions at least one statistic.',
  );
  expect(await refusedNew({ formula: ' ' })).toBe('formula: formula is required.');
  expect(await refusedNew({ kind: 'PERCENTAGE' })).toBe('kind: kind must be COUNTING, SUM, RATIO or PER_GAME.');
  expect(await refusedNew({ abbreviation: 'eff' })).toBe('abbreviation: There is a statistic eff already.');
  expect(await refusedNew({ abbreviation: 'Time' })).toMatch(/^abbreviation: Files of statistics/);
  expect(await refusedNew({ abbreviation: 'A[B' })).toMatch(/^abbreviation: An abbreviation has/);
  expect(await refusedNew({ abbreviation: 'TOO LONG BY' })).toMatch(/^abbreviation: abbreviation must have at most 10/);
  expect(await refusedNew({ sportId: '2147483647' })).toBe('NOT_FOUND: Sport not found.');
  const points = world.statDefinitions.get('PTS')!.id;
  expect(await refusal(UPDATE, { id: points, input: { name: 'Goals', expectedVersion: 1 } })).toBe(
    'UNPROCESSABLE: PTS is a statistic of basketball itself. It can be hidden.',
  );
  expect(await refusal(DELETE, { ids: [points] })).toMatch(/^UNPROCESSABLE/);
  expect(await refusal(DELETE, { ids: [] })).toMatch(/^ids: /);
});

test('formulas follow a new abbreviation; a circle is refused; versions rise', async () => {
  const eff = await create('EFF', 'SUM', 'PTS + REB');
  const top = await create('TOP', 'RATIO', 'EFF / PTS');
  const change = (id: string, input: Record<string, unknown>) =>
    app.graphql<{ definition: Definition }>(UPDATE, { id, input }, { as: staff });
  const renamed = await change(eff.id, { abbreviation: 'E+', name: 'Efficiency', expectedVersion: 1 });
  expect(renamed.data?.definition).toMatchObject({ abbreviation: 'E+', name: 'Efficiency', version: 2 });
  const follower = await app.manager.findOneByOrFail(StatDefinitionEntity, {
    organizationId: world.organizationId,
    id: Number(top.id),
  });
  expect(follower).toMatchObject({ formula: '[E+] / PTS', version: 2 });
  expect(await refusal(UPDATE, { id: eff.id, input: { formula: 'TOP * 2', expectedVersion: 2 } })).toBe(
    'formula: Character 1: TOP follows from E+, which must not follow from itself.',
  );
  expect(await refusal(UPDATE, { id: eff.id, input: { formula: 'PTS', expectedVersion: 1 } })).toMatch(/^CONFLICT/);
  const stored = await change(top.id, { kind: 'COUNTING', expectedVersion: 2 });
  expect(stored.data?.definition).toMatchObject({ kind: 'COUNTING', formula: null, version: 3 });
  expect((await change(eff.id, { formula: 'TOP * 2', expectedVersion: 2 })).data?.definition.formula).toBe('TOP * 2');
});

test('a formula is refused when it is too long as it is stored, also after a new abbreviation', async () => {
  const sumOf = (abbreviation: string, count: number) => Array.from({ length: count }, () => abbreviation).join('+');
  expect(await refusedNew({ formula: sumOf('PTS', 45) })).toBe(
    'formula: With blanks around its signs this formula has 267 characters; at most 200 are stored.',
  );
  const part = await create('A', 'COUNTING');
  const follower = await create('EFF', 'SUM', sumOf('A', 50));
  expect(follower.formula).toHaveLength(197);
  expect(await refusal(UPDATE, { id: part.id, input: { abbreviation: 'ABC', expectedVersion: 1 } })).toBe(
    'UNPROCESSABLE: EFF follows from A: with ABC its formula would have 297 characters, more than 200.',
  );
  // As an archive may have brought it; the name can be changed all the same.
  const where = { organizationId: world.organizationId, id: Number(follower.id) };
  await app.manager.update(StatDefinitionEntity, where, { formula: sumOf('A', 90) });
  const input = { name: 'Efficiency', expectedVersion: 1 };
  const { data } = await app.graphql<{ definition: Definition }>(UPDATE, { id: follower.id, input }, { as: staff });
  expect(data?.definition).toMatchObject({ name: 'Efficiency', formula: sumOf('A', 90) });
});

test('one that others follow from stays; one with values takes them along, and undo brings all of it back', async () => {
  const dunks = await create('DNK', 'COUNTING');
  const game = world.last.games[0]!;
  const { dogs } = world.players;
  await maintainGameTotals(app.manager, world.organizationId, [game.id], async () => {
    const where = { gameId: game.id, teamId: world.teams.ants.id, playerId: dogs[0]!.id };
    await createGameLine(app.manager, world.organizationId, { ...where, values: {} });
    await app.manager.query(
      `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
       SELECT organization_id, id, $2, 3 FROM game_lines WHERE organization_id = $1 AND game_id = $3`,
      [world.organizationId, dunks.id, game.id],
    );
  });
  const hot = await create('HOT', 'SUM', 'DNK * 2');
  expect(await refusal(DELETE, { ids: [dunks.id] })).toBe(
    'CONFLICT: HOT follows from DNK. Delete or change that first.',
  );
  const preview = async (ids: string[]) =>
    (await app.graphql<{ preview: object }>(PREVIEW, { ids }, { as: staff })).data?.preview;
  expect(await preview([dunks.id])).toEqual({ values: 3, games: 1, followers: ['HOT'] });
  expect(await preview([dunks.id, hot.id])).toEqual({ values: 3, games: 1, followers: [] });
  expect(await refusal(UPDATE, { id: dunks.id, input: { kind: 'SUM', formula: 'PTS', expectedVersion: 1 } })).toBe(
    'UNPROCESSABLE: DNK has values in a game: delete it first, or add another statistic.',
  );
  // The dog's only value of that season is a dunk.
  const dunker = () =>
    app.manager.query(
      'SELECT games_played FROM player_season_totals WHERE organization_id = $1 AND player_id = $2 AND season_id = $3',
      [world.organizationId, dogs[0]!.id, world.last.season.id],
    );
  expect(await dunker()).toEqual([{ games_played: 1 }]);
  const state = async () => ({
    definitions: await app.manager.find(StatDefinitionEntity, {
      where: { organizationId: world.organizationId },
      order: { id: 'ASC' },
    }),
    values: await app.manager.query(
      'SELECT id, game_line_id, stat_definition_id, value FROM game_line_values WHERE organization_id = $1 ORDER BY id',
      [world.organizationId],
    ),
    totals: await app.manager.query(
      'SELECT player_id, stat_definition_id, total, line_count FROM player_stat_totals WHERE organization_id = $1 ORDER BY 1, 2, 3, 4',
      [world.organizationId],
    ),
  });
  const before = await state();
  const { data, errors } = await app.graphql<{ done: { undoId: string; message: string; deletedIds: string[] } }>(
    DELETE,
    { ids: [hot.id, dunks.id] },
    { as: staff },
  );
  expect(errors).toBeUndefined();
  expect(data!.done).toMatchObject({
    deletedIds: [dunks.id, hot.id],
    message: 'Deleted statistics DNK, HOT with their 3 values in games.',
  });
  expect(await dunker()).toEqual([]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as: staff })).errors).toBeUndefined();
  expect(await state()).toEqual(before);
  expect(await dunker()).toEqual([{ games_played: 1 }]);
});

test('a sum with entered values does not become a formula over them', async () => {
  const hustle = await create('HUS', 'COUNTING');
  const { organizationId } = world;
  await app.manager.update(StatDefinitionEntity, { organizationId, id: Number(hustle.id) }, { kind: 'sum' });
  await maintainGameTotals(app.manager, organizationId, [world.current.games[0]!.id], () =>
    app.manager.query(
      `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
       SELECT organization_id, id, $2, 3 FROM game_lines WHERE organization_id = $1 AND game_id = $3`,
      [organizationId, hustle.id, world.current.games[0]!.id],
    ),
  );
  for (const kind of ['SUM', 'RATIO'])
    expect(await refusal(UPDATE, { id: hustle.id, input: { kind, formula: 'PTS / REB', expectedVersion: 1 } })).toBe(
      'UNPROCESSABLE: HUS has values in a game: delete it first, or add another statistic.',
    );
});

test('a deletion is not undone when its formula would lead nowhere', async () => {
  const hustle = await create('HUS', 'COUNTING');
  const eff = await create('EFF', 'SUM', 'HUS * 2');
  const deleted = await app.graphql<{ done: { undoId: string } }>(DELETE, { ids: [eff.id] }, { as: staff });
  const { undoId } = deleted.data!.done;
  const rename = (abbreviation: string, expectedVersion: number) =>
    app.graphql(UPDATE, { id: hustle.id, input: { abbreviation, expectedVersion } }, { as: staff });
  await rename('HST', 1);
  expect(await refusal(UNDO, { id: undoId })).toBe(
    'CONFLICT: This cannot be undone: the formula of EFF would be wrong. There is no statistic HUS.',
  );
  await rename('HUS', 2);
  expect((await app.graphql(UNDO, { id: undoId }, { as: staff })).errors).toBeUndefined();
});

test('what comes while another change has the lock is seen', async () => {
  const definition = (abbreviation: string, kind: string, formula?: string) =>
    app.graphql<{ definition: Definition }>(
      CREATE,
      { input: { sportId: sportId(), name: abbreviation, abbreviation, kind, formula } },
      { as: staff },
    );
  const both = await Promise.all([definition('HUS', 'COUNTING'), definition('Hus', 'COUNTING')]);
  const [made, ...rest] = both.flatMap(({ data }) => data?.definition ?? []);
  expect(rest).toEqual([]);
  const many = await Promise.all(['A1', 'A2', 'A3', 'A4'].map((each) => definition(each, 'COUNTING')));
  expect(new Set(many.map(({ data }) => data?.definition.position)).size).toBe(4);
  // Whoever adds a follower has it written before the deletion looks, or finds nothing to follow from.
  const [follower, deletion] = await Promise.all([
    definition('EFF', 'SUM', `${made!.abbreviation} * 2`),
    app.graphql(DELETE, { ids: [made!.id] }, { as: staff }),
  ]);
  expect([follower, deletion].filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test('one that is given another abbreviation at this very moment stays where others follow from it', async () => {
  const hustle = await create('HUS', 'COUNTING');
  await create('EFF', 'SUM', 'HUS * 2');
  const { organizationId } = world;
  const { errors } = await overtaken(
    app.database.pool,
    async (other) => {
      await other.query("SELECT pg_advisory_xact_lock(hashtext('statistics-' || $2), $1)", [organizationId, sportId()]);
      await other.query(
        `UPDATE stat_definitions
         SET abbreviation = replace(abbreviation, 'HUS', 'HST'), formula = replace(formula, 'HUS', 'HST')
         WHERE organization_id = $1 AND abbreviation IN ('HUS', 'EFF')`,
        [organizationId],
      );
    },
    () => app.graphql(DELETE, { ids: [hustle.id] }, { as: staff }),
  );
  expect(errors).toMatchObject([{ message: 'EFF follows from HST. Delete or change that first.' }]);
});

test('a hidden one is in no table, and still counts for what follows from it', async () => {
  const eff = await create('EFF', 'SUM', 'PTS + REB');
  await create('DBL', 'SUM', 'EFF * 2');
  const shown = await boxScore('DBL');
  await app.graphql(UPDATE, { id: eff.id, input: { hidden: true, expectedVersion: 1 } }, { as: staff });
  expect(await boxScore('EFF')).toBeNull();
  expect(await boxScore('DBL')).toEqual(shown);
});
