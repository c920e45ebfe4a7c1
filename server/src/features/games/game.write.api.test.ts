import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGameLine,
  createLeagueWorld,
  createLocation,
  createOrganization,
  createPeriodScores,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
  type LeagueWorld,
  unique,
} from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: unique('ed') }));
});

const GAME = `id date time location locationUrl videoUrl videoEmbedUrl status displayStatus homeScore awayScore version undoId
  homeTeam { id name } awayTeam { id name } seasonLeague { id } season { id } division { id }`;
const CREATE = `mutation ($input: CreateGameInput!) { game: createGame(input: $input) { ${GAME} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateGameInput!) { game: updateGame(id: $id, input: $input) { ${GAME} } }`;
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

interface GameAnswer {
  id: string;
  undoId: string | null;
  version: number;
  [field: string]: unknown;
}

async function save(document: string, variables: object): Promise<GameAnswer> {
  const { data, errors } = await app.graphql<{ game: GameAnswer }>(document, variables as never, { as: staff });
  expect(errors).toBeUndefined();
  return data!.game;
}

async function problem(
  document: string,
  variables: object,
): Promise<{ code: string; message: string; fields: string[] }> {
  const { errors } = await app.graphql(document, variables as never, { as: staff });
  const { code, errors: fields = [] } = errors![0]!.extensions as { code: string; errors?: { field: string }[] };
  return { code, message: errors![0]!.message, fields: fields.map(({ field }) => field) };
}

async function undo(id: string | null): Promise<string> {
  const { data, errors } = await app.graphql<{ undo: { label: string } }>(UNDO, { id: id! }, { as: staff });
  return errors?.[0]?.message ?? data!.undo.label;
}

const games = async (): Promise<unknown[]> =>
  app.manager.query('SELECT * FROM games WHERE organization_id = $1 ORDER BY id', [world.organizationId]);

/** Two teams of the current season. */
const ofLeague = () => ({
  seasonLeagueId: String(world.current.seasonLeague.id),
  homeTeamId: String(world.teams.bees.id),
  awayTeamId: String(world.teams.dogs.id),
});

describe('a new game', () => {
  test('belongs to its season league, is read as entered, and is taken back by its undo', async () => {
    const before = await games();
    const game = await save(CREATE, {
      input: {
        ...ofLeague(),
        date: '2025-11-05',
        time: '9:00',
        location: ' North  Gym ',
        locationUrl: 'https://maps.example/north',
        videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
      },
    });
    expect(game).toMatchObject({
      date: '2025-11-05',
      time: '09:00',
      location: 'North Gym',
      locationUrl: 'https://maps.example/north',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
      videoEmbedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      status: 'SCHEDULED',
      displayStatus: 'Scheduled',
      homeScore: null,
      awayScore: null,
      version: 1,
      homeTeam: { name: 'Bees' },
      awayTeam: { name: 'Dogs' },
      seasonLeague: { id: String(world.current.seasonLeague.id) },
      season: { id: String(world.current.season.id) },
      division: null,
    });
    expect(await undo(game.undoId)).toBe('Created game Bees vs Dogs on Nov 5, 2025.');
    expect(await games()).toEqual(before);
  });

  test('needs no date, time or place', async () => {
    expect(await save(CREATE, { input: ofLeague() })).toMatchObject({ date: null, time: null, location: null });
  });

  test('of a bracket has its division, and a season league when both teams play in the same one', async () => {
    const { organizationId, current, teams } = world;
    const other = await createSeasonLeague(app.manager, organizationId, { seasonId: current.season.id });
    const eels = await createTeam(app.manager, organizationId, { name: 'Eels' });
    const guest = await createSeasonLeagueTeam(app.manager, organizationId, {
      seasonLeagueId: other.id,
      teamId: eels.id,
    });
    const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id }, [
      current.slts.ants.id,
      current.slts.bees.id,
      guest.id,
    ]);
    const bracket = (homeTeamId: number, awayTeamId: number) => ({
      input: { divisionId: division.id, homeTeamId, awayTeamId },
    });
    expect(await save(CREATE, bracket(teams.ants.id, eels.id))).toMatchObject({
      division: { id: String(division.id) },
      season: { id: String(current.season.id) },
      seasonLeague: null,
    });
    const within = await save(CREATE, bracket(teams.ants.id, teams.bees.id));
    expect(within).toMatchObject({ seasonLeague: { id: String(current.seasonLeague.id) } });
    // The guest takes a seat: now the two play in different leagues.
    const input = { awayTeamId: eels.id, expectedVersion: 1 };
    expect(await save(UPDATE, { id: within.id, input })).toMatchObject({ seasonLeague: null });
    expect(await problem(CREATE, bracket(teams.ants.id, teams.dogs.id))).toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'Dogs is not in this division.',
      fields: ['awayTeamId'],
    });
  });

  test('is refused with every wrong field, and nothing is written', async () => {
    const before = await games();
    const { ants, bees } = world.teams;
    const both = { homeTeamId: ants.id, awayTeamId: bees.id };
    const league = { ...both, seasonLeagueId: world.current.seasonLeague.id };
    const stranger = await createTeam(app.manager, world.organizationId, { name: 'Strangers' });
    const abroad = await createTeam(app.manager, (await createOrganization(app.manager)).id);
    for (const [input, expected] of [
      [
        { ...league, awayTeamId: ants.id, videoUrl: 'ftp://example.com' },
        { code: 'BAD_USER_INPUT', message: expect.stringContaining('videoUrl'), fields: ['videoUrl', 'awayTeamId'] },
      ],
      [
        { ...league, awayTeamId: ants.id },
        { code: 'BAD_USER_INPUT', message: 'Teams must be different.' },
      ],
      [both, { code: 'BAD_USER_INPUT', fields: ['seasonLeagueId'] }],
      [
        { ...league, divisionId: '1' },
        { code: 'BAD_USER_INPUT', fields: ['divisionId'] },
      ],
      [
        { ...league, location: 'x'.repeat(201) },
        { code: 'BAD_USER_INPUT', fields: ['location'] },
      ],
      [
        { ...league, locationUrl: 'https://maps.example' },
        { code: 'BAD_USER_INPUT', fields: ['location'] },
      ],
      [{ ...league, date: '2025-02-30' }, { code: 'BAD_USER_INPUT' }],
      [{ ...league, time: '24:00' }, { code: 'BAD_USER_INPUT' }],
      [
        { ...league, homeTeamId: abroad.id },
        { code: 'NOT_FOUND', message: 'Team not found.' },
      ],
      [
        { ...league, seasonLeagueId: '2147483647' },
        { code: 'NOT_FOUND', message: 'Season league not found.' },
      ],
      [
        { ...both, divisionId: '2147483647' },
        { code: 'NOT_FOUND', message: 'Division not found.' },
      ],
      [
        { ...league, homeTeamId: stranger.id },
        { code: 'UNPROCESSABLE', message: 'Strangers does not play in this league.', fields: ['homeTeamId'] },
      ],
    ] as const)
      expect([input, await problem(CREATE, { input })]).toEqual([input, expect.objectContaining(expected)]);
    expect(await games()).toEqual(before);
  });
});

describe('the place of a game', () => {
  const placed = async (input: object, id?: string): Promise<unknown[]> => {
    const game = await (id === undefined
      ? save(CREATE, { input: { ...ofLeague(), ...input } })
      : save(UPDATE, { id, input }));
    return [game['location'], game['locationUrl'], game.id, game.version];
  };
  const names = async (): Promise<string[]> =>
    (
      (await app.manager.query(
        "SELECT name || ' ' || url AS place FROM locations WHERE organization_id = $1 ORDER BY id",
        [world.organizationId],
      )) as { place: string }[]
    ).map(({ place }) => place);

  test('is one that there is, by its name; another address makes another one', async () => {
    const { organizationId } = world;
    await createLocation(app.manager, organizationId, { name: 'Hall', url: '' });
    await createLocation(app.manager, organizationId, { name: 'Hall', url: 'https://maps.example/hall' });
    expect((await placed({ location: 'Hall' })).slice(0, 2)).toEqual(['Hall', 'https://maps.example/hall']);
    expect((await placed({ location: 'Hall', locationUrl: null })).slice(0, 2)).toEqual(['Hall', null]);
    expect((await placed({ location: 'Hall', locationUrl: '' })).slice(0, 2)).toEqual(['Hall', null]);
    expect(await names()).toEqual(['Hall ', 'Hall https://maps.example/hall']);
    const [, , id] = await placed({ location: 'Hall', locationUrl: 'https://maps.example/new' });
    expect(await names()).toHaveLength(3);
    // What is absent stays, an address alone is the place's, null clears.
    expect(await placed({ location: 'Hall', expectedVersion: 1 }, String(id))).toEqual([
      'Hall',
      'https://maps.example/new',
      id,
      1,
    ]);
    expect(await placed({ locationUrl: null, expectedVersion: 1 }, String(id))).toEqual(['Hall', null, id, 2]);
    expect(await placed({ time: '20:00', expectedVersion: 2 }, String(id))).toEqual(['Hall', null, id, 3]);
    expect(await placed({ location: null, expectedVersion: 3 }, String(id))).toEqual([null, null, id, 4]);
    expect(
      await problem(UPDATE, { id, input: { locationUrl: 'https://maps.example', expectedVersion: 4 } }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['location'] });
    expect(await names()).toHaveLength(3);
  });
});

describe('a game that is changed', () => {
  test('says what it is based on, and who was faster', async () => {
    const { id } = world.current.games[3]!;
    expect(await problem(UPDATE, { id, input: { time: '20:00' } })).toMatchObject({ fields: ['expectedVersion'] });
    const game = await save(UPDATE, { id, input: { time: '20:00', date: null, expectedVersion: 1 } });
    expect(game).toMatchObject({ time: '20:00', date: null, version: 2 });
    expect(await problem(UPDATE, { id, input: { date: '2025-12-01', expectedVersion: 1 } })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^Ants vs Dogs has been changed meanwhile by ed.*: (time, date|date, time)\./),
    });
    expect(await undo(game.undoId)).toBe('Changed game Ants vs Dogs on Oct 22, 2025.');
    // A version is never used again.
    expect(await save(UPDATE, { id, input: { expectedVersion: 3 } })).toMatchObject({
      time: '18:30',
      date: '2025-10-22',
      undoId: null,
    });
  });

  test('changes its teams only while it has not been played', async () => {
    const { ants, bees, cats, dogs } = world.teams;
    const { id } = world.current.games[3]!;
    const input = { homeTeamId: dogs.id, awayTeamId: cats.id, expectedVersion: 1 };
    expect(await save(UPDATE, { id, input })).toMatchObject({ homeTeam: { name: 'Dogs' }, awayTeam: { name: 'Cats' } });
    expect(await problem(UPDATE, { id, input: { homeTeamId: cats.id, expectedVersion: 2 } })).toMatchObject({
      message: 'Teams must be different.',
      fields: ['awayTeamId'],
    });
    const abroad = await createTeam(app.manager, (await createOrganization(app.manager)).id);
    for (const homeTeamId of [abroad.id, 2147483647])
      expect(await problem(UPDATE, { id, input: { homeTeamId, expectedVersion: 2 } })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Team not found.',
      });
    const played = world.current.games[0]!;
    const swapped = { homeTeamId: bees.id, awayTeamId: ants.id, expectedVersion: 1 };
    const refused = { code: 'UNPROCESSABLE', message: 'This game has been played, so its teams stay.' };
    expect(await problem(UPDATE, { id: played.id, input: swapped })).toMatchObject(refused);
    // The same teams as before are no change.
    const same = { homeTeamId: ants.id, awayTeamId: bees.id, time: '19:00', expectedVersion: 1 };
    expect(await save(UPDATE, { id: played.id, input: same })).toMatchObject({ time: '19:00' });
    // A period score alone makes it a played one.
    const q1 = world.periods.get('Q1')!.id;
    const cell = { gameId: id, teamId: dogs.id, periodIds: [q1], scores: [2] };
    await createPeriodScores(app.manager, world.organizationId, cell);
    expect(await problem(UPDATE, { id, input: { homeTeamId: ants.id, expectedVersion: 2 } })).toMatchObject(refused);
  });

  test('gets other teams back only while nothing has been entered of those that play', async () => {
    const { dogs, cats } = world.teams;
    const { id } = world.current.games[3]!;
    const before = await games();
    const input = { homeTeamId: dogs.id, awayTeamId: cats.id };
    const taken = await save(UPDATE, { id, input: { ...input, expectedVersion: 1 } });
    await undo(taken.undoId);
    expect(await games()).toMatchObject(
      before.map((game) => ({ home_team_id: (game as { home_team_id: number }).home_team_id })),
    );
    const kept = await save(UPDATE, { id, input: { ...input, expectedVersion: 3 } });
    await createGameLine(app.manager, world.organizationId, { gameId: id, teamId: dogs.id, values: { PTS: 7 } });
    expect(await undo(kept.undoId)).toBe('Statistics of this game have been entered since, so its teams stay.');
    await app.manager.query('DELETE FROM game_line_values WHERE organization_id = $1', [world.organizationId]);
    await app.manager.query('DELETE FROM game_lines WHERE organization_id = $1', [world.organizationId]);
    const cell = { gameId: id, teamId: dogs.id, periodIds: [world.periods.get('Q1')!.id], scores: [2] };
    await createPeriodScores(app.manager, world.organizationId, cell);
    expect(await undo(kept.undoId)).toBe('Period scores of this game have been entered since, so its teams stay.');
  });

  test('gets nothing back of a team that does not play it any more', async () => {
    const { dogs, cats, ants } = world.teams;
    const { id } = world.current.games[3]!;
    const input = { homeTeamId: dogs.id, awayTeamId: cats.id };
    await save(UPDATE, { id, input: { ...input, expectedVersion: 1 } });
    const line = { gameId: id, teamId: dogs.id, values: { PTS: 7 } };
    const { playerId } = await createGameLine(app.manager, world.organizationId, line);
    const { data } = await app.graphql<{ gone: { undoId: string } }>(
      'mutation ($id: ID!, $players: [ID!]!) { gone: deleteGameLines(gameId: $id, playerIds: $players) { undoId } }',
      { id, players: [playerId] },
      { as: staff },
    );
    await save(UPDATE, { id, input: { homeTeamId: ants.id, expectedVersion: 2 } });
    expect(await undo(data!.gone.undoId)).toBe(
      'Dogs does not play this game any more, so nothing of it can come back.',
    );
    await save(UPDATE, { id, input: { homeTeamId: dogs.id, expectedVersion: 3 } });
    expect(await undo(data!.gone.undoId)).toMatch(/^Removed /);
  });

  test('is not scheduled or in progress while it has final scores', async () => {
    const { id } = world.current.games[0]!;
    for (const [status, word] of [
      ['SCHEDULED', 'scheduled'],
      ['IN_PROGRESS', 'in progress'],
    ])
      expect(await problem(UPDATE, { id, input: { status, expectedVersion: 1 } })).toEqual({
        code: 'UNPROCESSABLE',
        message: `This game has final scores. Take them away first, then it can be ${word} again.`,
        fields: ['status'],
      });
    for (const [index, status] of ['FORFEIT', 'POSTPONED', 'CANCELLED', 'FINAL'].entries())
      expect(await save(UPDATE, { id, input: { status, expectedVersion: index + 1 } })).toMatchObject({ status });
    const { id: open } = world.current.games[3]!;
    for (const [index, status] of ['IN_PROGRESS', 'POSTPONED', 'SCHEDULED', 'FINAL', 'IN_PROGRESS'].entries())
      expect(await save(UPDATE, { id: open, input: { status, expectedVersion: index + 1 } })).toMatchObject({ status });
  });
});

test("another tenant's games answer like missing ones", async () => {
  const other = await createLeagueWorld(app.manager);
  for (const id of [other.current.games[0]!.id, 2147483647, 'x']) {
    for (const [document, input] of [
      [UPDATE, { time: '20:00', expectedVersion: 1 }],
      [
        'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { id } }',
        { homeScore: 1, awayScore: 2, expectedVersion: 1 },
      ],
    ] as const)
      expect(await problem(document, { id, input })).toMatchObject({ code: 'NOT_FOUND', message: 'Game not found.' });
    const ids = [world.current.games[0]!.id, id];
    expect(await problem('mutation ($ids: [ID!]!) { deleteGames(ids: $ids) { message } }', { ids })).toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect(await games()).toHaveLength(5);
});
