import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { multipartBody } from '../../testing/multipart.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TEAM =
  'id name unavailableSlots colour abbreviation shownColour shownAbbreviation logoColour version logoUrl seasonTeams { seasonLeague { id } playerCount }';
const CREATE = `mutation ($input: CreateTeamInput!) { team: createTeam(input: $input) { ${TEAM} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateTeamInput!) { team: updateTeam(id: $id, input: $input) { ${TEAM} } }`;
const SLT =
  'id rank withdrawn captainName captain { id } version playerCount team { id name version logoUrl colour abbreviation } seasonLeague { id }';
const ADD = `mutation ($input: AddTeamToLeagueInput!) { slt: addTeamToLeague(input: $input) { ${SLT} roster { player { id } jerseyNumber } } }`;
const UPDATE_SLT = `mutation ($id: ID!, $input: UpdateSeasonLeagueTeamInput!) { slt: updateSeasonLeagueTeam(id: $id, input: $input) { ${SLT} } }`;

async function site(): Promise<{ id: number; slug: string; staff: Caller }> {
  const { id, slug } = await createOrganization(app.manager);
  return { id, slug, staff: await app.signInAs(await createUser(app.manager, id)) };
}

async function as<Data>(caller: Caller, document: string, variables: object): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(document, variables as Record<string, unknown>, { as: caller });
  expect(errors).toBeUndefined();
  return data!;
}

async function problem(
  caller: Caller,
  document: string,
  variables: object,
): Promise<{ code: string; message: string; fields: string[] }> {
  const { errors } = await app.graphql(document, variables as Record<string, unknown>, { as: caller });
  const { code, errors: fields = [] } = errors![0]!.extensions as { code: string; errors?: { field: string }[] };
  return { code, message: errors![0]!.message, fields: fields.map(({ field }) => field) };
}

test('a team is created in a season league or in none, its times tidied', async () => {
  const { id, staff } = await site();
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, id);
  const { team } = await as<{ team: object }>(staff, CREATE, {
    input: { name: '  Фениксы   🔥 ', seasonLeagueId, unavailableSlots: ['19:00', '9:00', '09:00'] },
  });
  expect(team).toMatchObject({
    name: 'Фениксы 🔥',
    unavailableSlots: ['09:00', '19:00'],
    version: 1,
    seasonTeams: [{ seasonLeague: { id: String(seasonLeagueId) }, playerCount: 0 }],
  });
  const { team: free } = await as<{ team: object }>(staff, CREATE, { input: { name: 'فريق الصقور' } });
  expect(free).toMatchObject({ name: 'فريق الصقور', unavailableSlots: [], seasonTeams: [] });
});

test.each([
  [{ name: '  ' }, ['name']],
  [{ name: 'x'.repeat(10_000) }, ['name']],
  [{ name: 'Ants', unavailableSlots: ['18:00', '25:00', 'noon'] }, ['unavailableSlots', 'unavailableSlots']],
  [{ name: '', unavailableSlots: ['7pm'] }, ['name', 'unavailableSlots']],
  [{ name: 'Ants', colour: 'red', abbreviation: 'ANTS!' }, ['colour', 'abbreviation']],
  [{ name: 'Ants', colour: '#12345', abbreviation: 'A' }, ['colour', 'abbreviation']],
  [{ name: 'Ants', abbreviation: 'ANTSY' }, ['abbreviation']],
])('a team like %j is refused, all wrong fields at once', async (input, fields) => {
  const { id, staff } = await site();
  expect(await problem(staff, CREATE, { input })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await app.manager.query('SELECT 1 FROM teams WHERE organization_id = $1', [id])).toEqual([]);
});

test('a colour and an abbreviation are tidied; what a team lacks is shown by its name', async () => {
  const { staff } = await site();
  const { team } = await as<{ team: { id: string } }>(staff, CREATE, {
    input: { name: 'Milwaukee Bucks', colour: ' 00471B ', abbreviation: ' mil ' },
  });
  expect(team).toMatchObject({
    colour: '#00471b',
    abbreviation: 'MIL',
    shownColour: '#00471b',
    shownAbbreviation: 'MIL',
    logoColour: null,
  });
  const { team: cleared } = await as<{ team: object }>(staff, UPDATE, {
    id: team.id,
    input: { colour: null, abbreviation: ' ', expectedVersion: 1 },
  });
  expect(cleared).toMatchObject({ colour: null, abbreviation: null, shownAbbreviation: 'MIL', version: 2 });
  const { team: short } = await as<{ team: object }>(staff, CREATE, { input: { name: 'Boston Celtics' } });
  expect(short).toMatchObject({ shownColour: '#1d4f91', shownAbbreviation: 'BOS' });
});

test('what is wrong with a colour or an abbreviation is said with what would be right', async () => {
  const { staff } = await site();
  const { errors } = await app.graphql(
    CREATE,
    { input: { name: 'Ants', colour: 'dark red', abbreviation: 'A-T' } },
    { as: staff },
  );
  expect((errors![0]!.extensions as { errors: object[] }).errors).toEqual([
    {
      field: 'colour',
      message: "colour must be a colour of six digits from 0 to f, such as #1d4ed8; 'dark red' is none.",
    },
    {
      field: 'abbreviation',
      message: "abbreviation must be 2 to 4 letters and digits without blanks, such as MIL; 'A-T' is not.",
    },
  ]);
});

test('an update changes what it names, says what it is based on, and moves a team only without games', async () => {
  const { id, staff } = await site();
  const season = await createSeason(app.manager, id);
  const [d1, d2] = [
    await createSeasonLeague(app.manager, id, { seasonId: season.id }),
    await createSeasonLeague(app.manager, id, { seasonId: season.id }),
  ];
  const team = await createTeam(app.manager, id, { name: 'Ants', unavailableSlots: ['18:00'] });
  const slt = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId: d1.id, teamId: team.id });
  await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id });
  expect(await problem(staff, UPDATE, { id: team.id, input: { name: 'Bees' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: ['expectedVersion'],
  });
  const updated = await as<{ team: object }>(staff, UPDATE, {
    id: team.id,
    input: { name: 'Bees', seasonLeagueId: d2.id, expectedVersion: 1 },
  });
  expect(updated.team).toMatchObject({
    name: 'Bees',
    unavailableSlots: ['18:00'],
    version: 2,
    seasonTeams: [{ seasonLeague: { id: String(d2.id) }, playerCount: 1 }],
  });
  expect(await problem(staff, UPDATE, { id: team.id, input: { name: 'Cats', expectedVersion: 1 } })).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^Bees has been changed meanwhile by .*: name\. Please look at it again\.$/),
  });
  await createGame(app.manager, id, { seasonLeagueId: d2.id, homeTeamId: team.id });
  expect(
    await problem(staff, UPDATE, { id: team.id, input: { seasonLeagueId: d1.id, expectedVersion: 2 } }),
  ).toMatchObject({ code: 'UNPROCESSABLE' });
});

test("another tenant's season league, team and captain answer like missing ones, and nothing is written", async () => {
  const [own, other] = [await site(), await site()];
  const foreignLeague = await createSeasonLeague(app.manager, other.id);
  const foreignTeam = await createTeam(app.manager, other.id);
  const foreignPlayer = await createPlayer(app.manager, other.id);
  const seasonLeague = await createSeasonLeague(app.manager, own.id);
  const slt = await createSeasonLeagueTeam(app.manager, own.id, { seasonLeagueId: seasonLeague.id });
  for (const [document, variables] of [
    [CREATE, { input: { name: 'Ants', seasonLeagueId: foreignLeague.id } }],
    [ADD, { input: { seasonLeagueId: seasonLeague.id, copyFromTeamId: foreignTeam.id } }],
    [ADD, { input: { seasonLeagueId: foreignLeague.id, name: 'Ants' } }],
    [UPDATE_SLT, { id: slt.id, input: { captainPlayerId: foreignPlayer.id, expectedVersion: 1 } }],
  ] as const) {
    expect(await problem(own.staff, document, variables)).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await app.manager.query('SELECT count(*) FROM teams WHERE organization_id = $1', [own.id])).toEqual([
    { count: 1 },
  ]);
});

test('a team is added by name, or as the same team with its latest roster when asked; twice is a conflict', async () => {
  const { id, staff } = await site();
  const [old, latest] = [
    await createSeason(app.manager, id, { startDate: '2023-09-01' }),
    await createSeason(app.manager, id, { startDate: '2024-09-01' }),
  ];
  const team = await createTeam(app.manager, id, { name: 'Ants' });
  for (const [season, jerseyNumber] of [
    [latest, '24'],
    [old, '23'],
  ] as const) {
    const { id: seasonLeagueId } = await createSeasonLeague(app.manager, id, { seasonId: season.id });
    const slt = await createSeasonLeagueTeam(app.manager, id, { seasonLeagueId, teamId: team.id });
    await createRosterEntry(app.manager, id, { seasonLeagueTeamId: slt.id, jerseyNumber });
  }
  const [next, after] = [await createSeasonLeague(app.manager, id), await createSeasonLeague(app.manager, id)];
  const plain = await as<{ slt: object }>(staff, ADD, { input: { seasonLeagueId: next.id, copyFromTeamId: team.id } });
  expect(plain.slt).toMatchObject({ team: { id: String(team.id), name: 'Ants' }, roster: [] });
  expect(await problem(staff, ADD, { input: { seasonLeagueId: next.id, copyFromTeamId: team.id } })).toMatchObject({
    code: 'CONFLICT',
    message: 'This team plays in this league already.',
  });
  const full = await as<{ slt: object }>(staff, ADD, {
    input: { seasonLeagueId: after.id, copyFromTeamId: team.id, withRoster: true },
  });
  expect(full.slt).toMatchObject({ roster: [{ jerseyNumber: '24' }] });
  const { id: elsewhere } = await createSeasonLeague(app.manager, id);
  const named = await as<{ slt: { team: { id: string } } }>(staff, ADD, {
    input: { seasonLeagueId: elsewhere, name: ' Ants ' },
  });
  expect(named.slt.team.id).not.toBe(String(team.id));
});

test.each([
  [{}, 'Please enter a team name or select an existing team.'],
  [{ name: '  ' }, 'Please enter a team name or select an existing team.'],
  [{ name: 'Ants', copyFromTeamId: '1' }, 'Give a team name or an existing team, not both.'],
])('adding a team with %j asks for exactly one of name and team', async (input, message) => {
  const { id, staff } = await site();
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, id);
  expect(await problem(staff, ADD, { input: { seasonLeagueId, ...input } })).toEqual({
    code: 'BAD_USER_INPUT',
    fields: ['name'],
    message,
  });
});

test('two administrators who add the same team at once: one of them is told', async () => {
  const { id, staff } = await site();
  const [{ id: seasonLeagueId }, team] = [await createSeasonLeague(app.manager, id), await createTeam(app.manager, id)];
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.graphql(ADD, { input: { seasonLeagueId, copyFromTeamId: team.id } }, { as: staff })),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').toSorted()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'done',
  ]);
});

test('captain, rank and withdrawal belong to the season, name and logo to the team', async () => {
  const { id, staff } = await site();
  const player = await createPlayer(app.manager, id, { firstName: 'Ada', lastName: 'Low' });
  const slt = await createSeasonLeagueTeam(app.manager, id);
  const change = async (input: object) => (await as<{ slt: object }>(staff, UPDATE_SLT, { id: slt.id, input })).slt;
  expect(
    await change({ captainPlayerId: player.id, captainName: 'ignored', rank: 3, expectedVersion: 1 }),
  ).toMatchObject({
    captain: { id: String(player.id) },
    captainName: 'Ada Low',
    rank: 3,
    version: 2,
    team: { version: 1 },
  });
  expect(await change({ captainName: 'Coach K', expectedVersion: 2 })).toMatchObject({
    captain: null,
    captainName: 'Coach K',
    rank: 3,
  });
  expect(await change({ captainName: null, rank: null, withdrawn: true, expectedVersion: 3 })).toMatchObject({
    captainName: null,
    rank: null,
    withdrawn: true,
  });
  expect(await problem(staff, UPDATE_SLT, { id: slt.id, input: { name: 'Bees', expectedVersion: 4 } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: ['expectedVersion'],
  });
  expect(await change({ name: 'Bees', expectedVersion: 4, expectedTeamVersion: 1 })).toMatchObject({
    version: 4,
    team: { name: 'Bees', version: 2 },
  });
  expect(
    await change({ colour: '#C8102E', abbreviation: 'bee', expectedVersion: 4, expectedTeamVersion: 2 }),
  ).toMatchObject({ version: 4, team: { colour: '#c8102e', abbreviation: 'BEE', version: 3 } });
  expect(await problem(staff, UPDATE_SLT, { id: slt.id, input: { rank: 0, expectedVersion: 4 } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: ['rank'],
  });
});

test('a logo is read by its content: an image is stored, a text with the name of one is refused, more than 1 MB too', async () => {
  const { id, staff } = await site();
  const team = await createTeam(app.manager, id);
  const send = async (bytes: Buffer, expectedVersion: number) => {
    const operations = { query: UPDATE, variables: { id: team.id, input: { logo: null, expectedVersion } } };
    const { body, headers } = multipartBody(operations, {
      'variables.input.logo': { name: 'logo.png', type: 'image/png', bytes },
    });
    const { text } = await app.request({
      method: 'POST',
      path: '/graphql',
      body,
      as: staff,
      headers: { ...headers, 'apollo-require-preflight': '1' },
    });
    return JSON.parse(text) as { data?: { team: { logoUrl: string } }; errors?: { extensions: { code: string } }[] };
  };
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  expect((await send(png, 1)).data?.team.logoUrl).toMatch(/^\/uploads\/.+\.webp$/);
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 2)).errors?.[0]?.extensions.code).toBe(
    'BAD_USER_INPUT',
  );
  expect((await send(Buffer.concat([png, Buffer.alloc(1024 * 1024)]), 2)).errors?.[0]?.extensions.code).toBe(
    'PAYLOAD_TOO_LARGE',
  );
});
