import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PLAYERS =
  'query ($input: PlayerListInput!) { listed: playerListPreview(input: $input) { number firstName lastName jerseyNumber verdict message namesakes { id } } }';
const ADD_PLAYERS =
  'mutation ($input: PlayerListInput!) { done: addPlayerList(input: $input) { newCount knownCount presentCount undoId message } }';
const TEAMS =
  'query ($input: TeamListInput!) { listed: teamListPreview(input: $input) { number name verdict message namesakes { id } } }';
const ADD_TEAMS =
  'mutation ($input: TeamListInput!) { done: addTeamList(input: $input) { newCount knownCount presentCount undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

type Listed = {
  number: number;
  firstName: string;
  lastName: string;
  name: string;
  jerseyNumber: string | null;
  verdict: string;
  message: string;
  namesakes: { id: string }[];
};

/**
 * An organization with Rockets in a league; Ana Reyes plays for Comets, Bo Park for Rockets, and two are called Kim
 * Lee.
 */
async function site() {
  const { id } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, id));
  const league = await createSeasonLeague(app.manager, id);
  const team = async (name: string) =>
    (
      await createSeasonLeagueTeam(app.manager, id, {
        seasonLeagueId: league.id,
        teamId: (await createTeam(app.manager, id, { name })).id,
      })
    ).id;
  const [rockets, comets] = [await team('Rockets'), await team('Comets')];
  const player = async (firstName: string, lastName: string, seasonLeagueTeamId?: number) => {
    const { id: playerId } = await createPlayer(app.manager, id, { firstName, lastName });
    if (seasonLeagueTeamId) await createRosterEntry(app.manager, id, { seasonLeagueTeamId, playerId });
    return String(playerId);
  };
  const [ana, bo] = [await player('Ana', 'Reyes', comets), await player('Bo', 'Park', rockets)];
  await player('Kim', 'Lee');
  await player('', 'Kim Lee');
  const roster = async () =>
    (
      await app.manager.query<{ line: string }[]>(
        "SELECT concat_ws('|', r.jersey_number, p.first_name, p.last_name) AS line FROM roster_entries r JOIN players p ON p.organization_id = r.organization_id AND p.id = r.player_id WHERE r.season_league_team_id = $1 ORDER BY r.id",
        [rockets],
      )
    ).map(({ line }) => line);
  return { id, as, league, rockets, ana, bo, roster };
}

async function call(as: Awaited<ReturnType<typeof site>>['as'], document: string, input: object) {
  const { data, errors } = await app.graphql<{ listed: Listed[]; done: { undoId: string | null } }>(
    document,
    { input },
    { as },
  );
  return {
    data,
    error: errors?.[0] && {
      message: errors[0].message,
      code: errors[0].extensions?.code,
      fields: (errors[0].extensions?.errors as { field: string; message: string }[] | undefined) ?? [],
    },
  };
}

describe('players', () => {
  test('a name that nobody has is that of who is known as it', async () => {
    const { id, as, rockets, ana, bo } = await site();
    await app.manager.query(
      "UPDATE players SET known_as = CASE id WHEN $2 THEN 'Lefty Gomez' ELSE 'Ana Reyes' END WHERE organization_id = $1 AND id IN ($2, $3)",
      [id, ana, bo],
    );
    const { data } = await call(as, PLAYERS, { seasonLeagueTeamId: rockets, lines: ['LEFTY gomez', 'Ana Reyes'] });
    expect(data!.listed.map(({ verdict, message, namesakes }) => [verdict, message, namesakes])).toEqual([
      ['KNOWN', 'Plays for Comets: joins.', [{ id: ana }]],
      ['INVALID', 'The same player is on line 1.', [{ id: ana }]],
    ]);
    const { error } = await call(as, ADD_PLAYERS, {
      seasonLeagueTeamId: rockets,
      lines: ['LEFTY gomez', 'Ana Reyes'],
    });
    expect(error?.code).toBe('BAD_USER_INPUT');
  });

  test('each line is told what comes of it, in any case and either order of the name', async () => {
    const { as, rockets, ana, bo } = await site();
    const lines = [
      '12 Zoe Quill',
      '',
      'REYES, ana',
      'bo  park',
      'Kim Lee',
      '#7 zoe quill',
      '99',
      '3 \u0007Eve',
      `Max ${'x'.repeat(101)}`,
    ];
    const { data } = await call(as, PLAYERS, { seasonLeagueTeamId: rockets, lines });
    expect(data!.listed).toEqual([
      {
        number: 1,
        firstName: 'Zoe',
        lastName: 'Quill',
        jerseyNumber: '12',
        verdict: 'NEW',
        message: 'A new player.',
        namesakes: [],
      },
      {
        number: 3,
        firstName: 'ana',
        lastName: 'REYES',
        jerseyNumber: null,
        verdict: 'KNOWN',
        message: 'Plays for Comets: joins.',
        namesakes: [{ id: ana }],
      },
      {
        number: 4,
        firstName: 'bo',
        lastName: 'park',
        jerseyNumber: null,
        verdict: 'PRESENT',
        message: 'On Rockets already.',
        namesakes: [{ id: bo }],
      },
      expect.objectContaining({
        number: 5,
        verdict: 'INVALID',
        message: '2 players are called Kim Lee: add the one who is meant by hand.',
      }) as object,
      expect.objectContaining({ number: 6, verdict: 'INVALID', message: 'The same name is on line 1.' }) as object,
      expect.objectContaining({ number: 7, firstName: '99', verdict: 'NEW' }) as object,
      expect.objectContaining({
        number: 8,
        verdict: 'INVALID',
        message: 'The line must not hold control characters.',
      }) as object,
      expect.objectContaining({
        number: 9,
        verdict: 'INVALID',
        message: 'The name must have at most 100 characters; this has 101.',
      }) as object,
    ]);
  });

  test('a list is added as a whole, found again instead of doubled, and undone', async () => {
    const { as, rockets, ana, roster } = await site();
    const lines = ['12 Zoe Quill', 'Reyes, Ana #4', 'Bo Park', 'Nenê'];
    const { data } = await call(as, ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines });
    expect(data!.done).toEqual({
      newCount: 2,
      knownCount: 1,
      presentCount: 1,
      undoId: expect.any(String) as string,
      message: 'Added 3 players to Rockets.',
    });
    expect(await roster()).toEqual(['Bo|Park', '12|Zoe|Quill', '4|Ana|Reyes', 'Nenê|']);
    const again = await call(as, ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines });
    expect(again.data!.done).toEqual({
      newCount: 0,
      knownCount: 0,
      presentCount: 4,
      undoId: null,
      message: 'Everybody was there already; nothing was changed.',
    });
    expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as })).errors).toBeUndefined();
    expect(await roster()).toEqual(['Bo|Park']);
    expect(
      (await call(as, PLAYERS, { seasonLeagueTeamId: rockets, lines })).data!.listed.map(({ verdict, namesakes }) => [
        verdict,
        namesakes,
      ]),
    ).toEqual([
      ['NEW', []],
      ['KNOWN', [{ id: ana }]],
      ['PRESENT', expect.any(Array)],
      ['NEW', []],
    ]);
  });

  test('with a line that cannot be added nothing is; each such line is named', async () => {
    const { as, rockets, roster } = await site();
    const { error } = await call(as, ADD_PLAYERS, {
      seasonLeagueTeamId: rockets,
      lines: ['Zoe Quill', ' ', 'Kim Lee', 'ZOE QUILL'],
    });
    expect(error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'lines[2]', message: expect.stringMatching(/^Line 3: 2 players/) as string },
        { field: 'lines[3]', message: 'Line 4: The same name is on line 1.' },
      ],
    });
    expect(await roster()).toEqual(['Bo|Park']);
  });

  test('no line, and more than 200, are refused', async () => {
    const { as, rockets } = await site();
    for (const document of [PLAYERS, ADD_PLAYERS]) {
      expect((await call(as, document, { seasonLeagueTeamId: rockets, lines: ['', ' \t'] })).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please enter at least one name.',
      });
      const many = Array.from({ length: 201 }, (_, index) => `Player Number${index}`);
      expect((await call(as, document, { seasonLeagueTeamId: rockets, lines: many })).error).toMatchObject({
        message: 'lines must be at most 200 at once; these are 201.',
      });
    }
  });

  test('the same list sent twice at once adds everybody once', async () => {
    const { as, rockets, roster } = await site();
    const lines = ['Zoe Quill', 'Eve Moss'];
    await Promise.all([1, 2, 3].map(() => call(as, ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines })));
    expect(await roster()).toEqual(['Bo|Park', 'Zoe|Quill', 'Eve|Moss']);
  });
});

describe('teams', () => {
  test('join a league: new ones, the one of the organization, and those that play there stay', async () => {
    const { id, as, league } = await site();
    const free = await createTeam(app.manager, id, { name: 'Free' });
    for (let count = 0; count < 2; count += 1) await createTeam(app.manager, id, { name: 'Twins' });
    const preview = await call(as, TEAMS, {
      seasonLeagueId: league.id,
      lines: ['76ers', 'FREE', 'rockets', 'Twins', 'x'.repeat(201)],
    });
    expect(preview.data!.listed.map(({ name, verdict }) => [name.slice(0, 8), verdict])).toEqual([
      ['76ers', 'NEW'],
      ['FREE', 'KNOWN'],
      ['rockets', 'PRESENT'],
      ['Twins', 'INVALID'],
      ['xxxxxxxx', 'INVALID'],
    ]);
    expect(preview.data!.listed[1]!.namesakes).toEqual([{ id: String(free.id) }]);
    const { data } = await call(as, ADD_TEAMS, { seasonLeagueId: league.id, lines: ['76ers', 'FREE', 'rockets'] });
    expect(data!.done).toMatchObject({
      newCount: 1,
      knownCount: 1,
      presentCount: 1,
      message: expect.stringMatching(/^Added 2 teams to /) as string,
    });
    const teams = async () =>
      (
        await app.manager.query<{ name: string }[]>(
          'SELECT t.name FROM season_league_teams s JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id WHERE s.season_league_id = $1 ORDER BY s.id',
          [league.id],
        )
      ).map(({ name }) => name);
    expect(await teams()).toEqual(['Rockets', 'Comets', '76ers', 'Free']);
    expect((await app.graphql(UNDO, { id: data!.done.undoId }, { as })).errors).toBeUndefined();
    expect(await teams()).toEqual(['Rockets', 'Comets']);
    expect(
      (await call(as, TEAMS, { seasonLeagueId: league.id, lines: ['76ers', 'free'] })).data!.listed.map(
        ({ verdict }) => verdict,
      ),
    ).toEqual(['NEW', 'KNOWN']);
  });

  test('without a league only those that are not there yet are made', async () => {
    const { as } = await site();
    const { data } = await call(as, ADD_TEAMS, { lines: ['Rockets', '1. Stars', '2. Moons'] });
    expect(data!.done).toMatchObject({ newCount: 2, knownCount: 0, presentCount: 1, message: 'Added 2 teams.' });
  });

  test.each(['in a league', 'without one'])('the same list sent twice at once adds each once, %s', async (place) => {
    const { id, as, league } = await site();
    const seasonLeagueId = place === 'without one' ? null : league.id;
    await Promise.all([1, 2, 3].map(() => call(as, ADD_TEAMS, { seasonLeagueId, lines: ['Stars', 'Moons'] })));
    const teams = await app.manager.query<{ name: string }[]>(
      "SELECT name FROM teams WHERE organization_id = $1 AND name IN ('Stars', 'Moons') ORDER BY id",
      [id],
    );
    expect(teams.map(({ name }) => name)).toEqual(['Stars', 'Moons']);
  });
});

describe('while a list is added', () => {
  /** Adds a list, which meets what somebody else has done and commits once it waits for that. */
  async function addAfter(
    { as, id }: Awaited<ReturnType<typeof site>>,
    statements: readonly (readonly [sql: string, ...params: unknown[]])[],
    add: readonly [document: string, input: object],
  ) {
    const { data, error } = await overtaken(
      app.database.pool,
      async (other) => {
        for (const [sql, ...params] of statements) await other.query(sql, [id, ...params]);
      },
      () => call(as, ...add),
    );
    expect(error).toBeUndefined();
    return data!.done;
  }

  test('a player of it who is deleted is a new one', async () => {
    const world = await site();
    const { ana, rockets, roster } = world;
    const done = await addAfter(
      world,
      [
        ['DELETE FROM roster_entries WHERE organization_id = $1 AND player_id = $2', ana],
        ['DELETE FROM players WHERE organization_id = $1 AND id = $2', ana],
      ],
      [ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines: ['Ana Reyes', 'Zoe Quill'] }],
    );
    expect(done).toMatchObject({ newCount: 2, knownCount: 0, message: 'Added 2 players to Rockets.' });
    expect(await roster()).toEqual(['Bo|Park', 'Ana|Reyes', 'Zoe|Quill']);
  });

  test('a player of it who gets another name is none of it', async () => {
    const world = await site();
    const { ana, rockets, roster } = world;
    const done = await addAfter(
      world,
      [["UPDATE players SET first_name = 'Eva' WHERE organization_id = $1 AND id = $2", ana]],
      [ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines: ['Ana Reyes'] }],
    );
    expect(done).toMatchObject({ newCount: 1, knownCount: 0 });
    expect(await roster()).toEqual(['Bo|Park', 'Ana|Reyes']);
  });

  test('a player of it who gets on the roster by a merge is there already', async () => {
    const world = await site();
    const { ana, bo, rockets, roster } = world;
    const done = await addAfter(
      world,
      [
        ['SELECT FROM players WHERE organization_id = $1 AND id IN ($2, $3) FOR UPDATE', ana, bo],
        ['UPDATE roster_entries SET player_id = $2 WHERE organization_id = $1 AND player_id = $3', ana, bo],
        ['DELETE FROM players WHERE organization_id = $1 AND id = $2', bo],
      ],
      [ADD_PLAYERS, { seasonLeagueTeamId: rockets, lines: ['Ana Reyes'] }],
    );
    expect(done).toMatchObject({ presentCount: 1, knownCount: 0, undoId: null });
    expect(await roster()).toEqual(['Ana|Reyes']);
  });

  test('a team of it that is deleted is a new one', async () => {
    const world = await site();
    const { id: free } = await createTeam(app.manager, world.id, { name: 'Free' });
    const done = await addAfter(
      world,
      [['DELETE FROM teams WHERE organization_id = $1 AND id = $2', free]],
      [ADD_TEAMS, { seasonLeagueId: world.league.id, lines: ['Free', 'Ants'] }],
    );
    expect(done).toMatchObject({ newCount: 2, knownCount: 0 });
  });
});
