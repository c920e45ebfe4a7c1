import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import { createOrganization, createPlayer, createUser, unique } from '../../testing/factories.js';
import type { TestResponse } from '../../testing/http-client.js';
import { multipartBody, type TestFile } from '../../testing/multipart.js';
import { overtaken } from '../../testing/overtaken.js';
import { GAMES, importedRows, PLAYERS, TEAMS } from '../../testing/small-season.js';
import { RunningImports } from './running-imports.js';

interface Answer {
  data?: { answer: Record<string, unknown> } | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const NOTES = 'items { file line field reason } more';
const PREVIEW = `mutation ($input: ImportSeasonInput!) { answer: previewSeasonImport(input: $input) {
  seasonId teams games players lines problems { ${NOTES} } warnings { ${NOTES} }
  kept { ${NOTES} } missing { games lines names more }
  files { file columns { name field } fields { name required } rows }
} }`;
const IMPORT = `mutation ($input: ImportSeasonInput!) { answer: importSeason(input: $input) {
  done seasonId problems { ${NOTES} } warnings { ${NOTES} } kept { ${NOTES} }
  missing { games lines names more } removed { games lines names more } undoId
  teams { total added } players { total added } games { added changed same kept } lines { added changed same kept }
} }`;

let app: TestApp;
let organizationId: number;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
  as = await app.signInAs(await createUser(app.manager, organizationId));
});

const csv = (name: string, text: string | Buffer): TestFile => ({ name, type: 'text/csv', bytes: Buffer.from(text) });
const FILES = {
  teams: csv('teams.csv', TEAMS),
  games: csv('games.csv', GAMES),
  playerGames: csv('player_games.csv', PLAYERS),
};

async function send(
  query: string,
  files: Record<string, TestFile> = FILES,
  more: object = {},
  caller = as,
): Promise<Answer> {
  return JSON.parse((await sendWith({}, query, files, more, caller)).text) as Answer;
}

async function sendWith(
  extra: Record<string, string>,
  query: string,
  files: Record<string, TestFile>,
  more: object = {},
  caller = as,
): Promise<TestResponse> {
  const names = Object.fromEntries(Object.keys(files).map((name) => [name, null]));
  const { columns, ...input } = more as { columns?: unknown };
  const variables = { input: { name: 'Fall 2025', ...input, files: { ...names, columns } } };
  const { body, headers } = multipartBody(
    { query, variables },
    Object.fromEntries(Object.entries(files).map(([name, file]) => [`variables.input.files.${name}`, file])),
  );
  return app.request({
    method: 'POST',
    path: '/graphql',
    body,
    headers: { ...headers, 'apollo-require-preflight': '1', ...extra },
    as: caller,
  });
}

describe('the preview', () => {
  test('says what the files hold and writes nothing', async () => {
    const before = await importedRows(app, organizationId);
    const { data, errors } = await send(PREVIEW);
    expect(errors).toBeUndefined();
    expect(data!.answer).toMatchObject({
      seasonId: null,
      teams: 3,
      games: 2,
      players: 2,
      lines: 2,
      problems: { items: [], more: 0 },
    });
    const [teams, games] = data!.answer['files'] as {
      file: string;
      columns: object[];
      fields: { name: string; required: boolean }[];
      rows: string[][];
    }[];
    expect(teams).toEqual({
      file: 'TEAMS',
      columns: ['team', 'league', 'division'].map((name) => ({ name, field: name })),
      fields: [
        'team',
        'league',
        'division',
        'division_position',
        'captain_key',
        'captain',
        'rank',
        'lot',
        'withdrawn',
        'colour',
        'abbreviation',
        'logo',
        'unavailable_times',
      ].map((name) => ({ name, required: name === 'team' || name === 'league' })),
      rows: [
        ['Ants', 'D1', 'East'],
        ['Bees', 'D1', 'West'],
        ['Cats', 'D1', ''],
      ],
    });
    expect(games!.fields).toContainEqual({ name: 'game_key', required: false });
    expect(await importedRows(app, organizationId)).toBe(before);
  });

  test('says what speaks against the places of games to come, as the import does', async () => {
    const toCome = ['2025-10-12,9:00,Ants,Bees,,,,,,,,,,', '2025-10-12,9:00,Cats,Ants,,,,,,,,,,'];
    const files = { ...FILES, games: csv('games.csv', [GAMES, ...toCome].join('\n')) };
    const busy = (line: number, other: string) => ({
      file: 'games.csv',
      line,
      field: 'date',
      reason: `Ants already plays ${other} on Oct 12, 2025 at 9:00 AM.`,
    });
    const warnings = { items: [busy(4, 'Cats vs Ants'), busy(5, 'Ants vs Bees')], more: 0 };
    const before = await importedRows(app, organizationId);
    expect((await send(PREVIEW, files)).data!.answer).toMatchObject({ warnings, problems: { items: [] } });
    expect(await importedRows(app, organizationId)).toBe(before);
    expect((await send(IMPORT, files)).data!.answer).toMatchObject({ done: true, warnings });
  });

  test('asks to be tried again when a statistic of the sport comes meanwhile, as the import does', async () => {
    const add = (other: PoolClient) =>
      other.query(
        `INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation)
         SELECT $1, sport_id, 'Minutes', 'MIN' FROM organization_sports WHERE organization_id = $1`,
        [organizationId],
      );
    const { errors } = await overtaken(app.database.pool, add, () => send(PREVIEW));
    expect(errors).toMatchObject([
      { message: expect.stringContaining('please try again') as string, extensions: { code: 'CONFLICT' } },
    ]);
    expect((await send(PREVIEW)).errors).toBeUndefined();
  });

  test('several of one organization wait for each other', async () => {
    const answers = await Promise.all([send(PREVIEW), send(PREVIEW), send(PREVIEW)]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  });

  test('shows every problem at its line', async () => {
    const { data } = await send(PREVIEW, {
      ...FILES,
      games: csv('games.csv', GAMES.replace('5,3', '-5,3').replace('Cats,Ants', 'Cows,Ants')),
    });
    expect(data!.answer['problems']).toEqual({
      items: [
        { file: 'games.csv', line: 2, field: 'home_score', reason: '-5 is negative' },
        { file: 'games.csv', line: 3, field: 'home_team', reason: 'unknown team "Cows": teams.csv does not have it' },
      ],
      more: 0,
    });
  });

  test('what only the database shows to be wrong is told before the import, for a new season too', async () => {
    const bracket = {
      ...FILES,
      games: csv('games.csv', GAMES.replace('date,', 'bracket,date,').replaceAll('\n2025', '\nNorth,2025')),
    };
    const rows = await importedRows(app, organizationId);
    const unknown = { file: 'games.csv', field: 'bracket', reason: 'the season has no division "North"' };
    expect((await send(PREVIEW, bracket)).data!.answer).toMatchObject({
      seasonId: null,
      problems: {
        items: [
          { ...unknown, line: 2 },
          { ...unknown, line: 3 },
        ],
      },
    });
    expect((await send(IMPORT, bracket)).data!.answer).toMatchObject({
      done: false,
      problems: { items: [unknown, unknown] },
    });
    expect(await importedRows(app, organizationId)).toBe(rows);
    for (let count = 0; count < 2; count += 1)
      await createPlayer(app.manager, organizationId, { firstName: 'Ann', lastName: 'Archer' });
    const namesake = {
      file: 'player_games.csv',
      line: 2,
      field: 'player_key',
      reason: 'there are several players called "ann archer": give the key of the one who is meant',
    };
    expect((await send(PREVIEW)).data!.answer).toMatchObject({ seasonId: null, problems: { items: [namesake] } });
    expect((await send(IMPORT)).data!.answer).toMatchObject({ done: false, problems: { items: [namesake] } });
  });

  test('a file that is missing is a problem', async () => {
    const { data } = await send(PREVIEW, { teams: FILES.teams });
    expect(data!.answer).toMatchObject({
      teams: 3,
      problems: { items: [{ file: 'games.csv' }] },
    });
  });

  test('a file that the transport cuts is too large, in our words', async () => {
    const { data, errors } = await send(PREVIEW, {
      ...FILES,
      teams: csv('teams.csv', Buffer.alloc(66 * 1024 * 1024, 'team,league\n')),
    });
    expect(errors).toBeUndefined();
    expect(data!.answer).toMatchObject({
      problems: {
        items: [
          {
            file: 'teams.csv',
            line: null,
            field: null,
            reason: 'the file is larger than 32 MB, the most that is read',
          },
        ],
      },
    });
  });

  test('columns whose names differ are mapped or left out', async () => {
    const files = {
      ...FILES,
      teams: csv('clubs.csv', 'Club,League,Division,Colour\nAnts,D1,East,red\nBees,D1,West,blue\nCats,D1,,'),
    };
    const unmapped = await send(PREVIEW, files);
    expect(unmapped.data!.answer['problems']).toMatchObject({
      items: expect.arrayContaining([
        { file: 'teams.csv', line: 1, field: 'Club', reason: 'unknown column "Club"' },
      ]) as unknown,
    });
    const columns = [
      { file: 'TEAMS', column: 'club', field: 'team' },
      { file: 'TEAMS', column: 'Colour', field: null },
    ];
    expect((await send(PREVIEW, files, { columns })).data!.answer).toMatchObject({
      problems: { items: [] },
      files: [
        {
          columns: [
            { name: 'Club', field: 'team' },
            { field: 'league' },
            { field: 'division' },
            { name: 'Colour', field: null },
          ],
        },
        {},
        {},
      ],
    });
    expect((await send(IMPORT, files, { columns })).data!.answer).toMatchObject({ done: true, teams: { added: 3 } });
  });
});

describe('files that lack what an earlier import brought', () => {
  const shorter = {
    ...FILES,
    games: csv('games.csv', GAMES.split('\n').slice(0, 2).join('\n')),
    playerGames: csv('player_games.csv', PLAYERS.split('\n').slice(0, 2).join('\n')),
  };
  const missing = {
    games: 1,
    lines: 1,
    names: ['2025-09-21 18:30 Cats – Ants', 'Bo Baker in 2025-09-14 09:00 Ants – Bees'],
    more: 0,
  };
  const none = { games: 0, lines: 0, names: [], more: 0 };

  test('the preview names it and writes nothing; the import removes it when asked to; undo brings it back', async () => {
    expect((await send(PREVIEW, FILES)).data!.answer).toMatchObject({ missing: none });
    await send(IMPORT);
    await app.manager.query('UPDATE games SET home_score = 6 WHERE organization_id = $1 AND home_score = 5', [
      organizationId,
    ]);
    const rows = await importedRows(app, organizationId);
    expect((await send(PREVIEW, shorter)).data!.answer).toMatchObject({
      missing,
      kept: { items: [{ file: 'games.csv', line: 2 }] },
      problems: { items: [] },
    });
    expect(await importedRows(app, organizationId)).toBe(rows);
    expect((await send(IMPORT, shorter)).data!.answer).toMatchObject({
      done: true,
      missing,
      removed: none,
      undoId: null,
    });
    expect(await importedRows(app, organizationId)).toBe(rows);
    const { data } = await send(IMPORT, shorter, { removeMissing: true });
    expect(data!.answer).toMatchObject({
      done: true,
      missing: none,
      removed: missing,
      undoId: expect.any(String) as unknown,
    });
    const games = async (): Promise<unknown> =>
      app.manager.query('SELECT count(*)::int AS count FROM games WHERE organization_id = $1', [organizationId]);
    expect(await games()).toEqual([{ count: 1 }]);
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data!.answer['undoId'] }, { as });
    expect(await games()).toEqual([{ count: 2 }]);
  });

  test('the preview waits for nobody who enters statistics of what it does not change', async () => {
    await send(IMPORT);
    let isAnswered = false;
    const { data } = await overtaken(
      app.database.pool,
      async (other) => {
        await other.query('SELECT FROM games WHERE organization_id = $1 AND home_score = 5 FOR SHARE', [
          organizationId,
        ]);
        await other.query('SELECT FROM teams WHERE organization_id = $1 FOR NO KEY UPDATE', [organizationId]);
      },
      () =>
        send(PREVIEW, {
          ...FILES,
          games: csv('games.csv', GAMES.replace('Cats,Ants,,,,,,,,,,', 'Cats,Ants,9,8,3,3,2,1,2,2,2,2')),
        }).finally(() => (isAnswered = true)),
      async () => expect(isAnswered).toBe(true),
    );
    expect(data!.answer).toMatchObject({ problems: { items: [] } });
  });

  test('what only the database shows to be wrong is told by the preview', async () => {
    const keyed = PLAYERS.split('\n')
      .map((line, index) => `${['player_key', '1', '2'][index]},${line}`)
      .join('\n')
      .replace('Bo,Baker', 'Ann,Archer');
    await send(IMPORT, { ...FILES, playerGames: csv('player_games.csv', keyed) });
    const answer = (await send(PREVIEW, shorter)).data!.answer;
    expect(answer).toMatchObject({
      problems: { items: [{ line: 2, field: 'player_key' }] },
      missing: none,
      warnings: { items: [] },
    });
  });
});

describe('an import under an Idempotency-Key', () => {
  const count = async (): Promise<unknown> =>
    app.manager.query(
      "SELECT count(*)::int AS count FROM audit_entries WHERE organization_id = $1 AND action = 'season.import'",
      [organizationId],
    );

  test('is done once, however often it is sent', async () => {
    const key = unique('key');
    const long = { ...FILES, teams: csv('teams.csv', `${TEAMS}${'\n'.repeat(300_000)}`) };
    const first = await sendWith({ 'idempotency-key': key }, IMPORT, long);
    for (let time = 0; time < 3; time += 1) {
      const again = await sendWith({ 'idempotency-key': key }, IMPORT, long);
      expect([again.status, again.text, again.headers['idempotency-replayed']]).toEqual([200, first.text, 'true']);
    }
    expect(JSON.parse(first.text)).toMatchObject({ data: { answer: { done: true, games: { added: 2 } } } });
    expect(await count()).toEqual([{ count: 1 }]);
  });

  test.each([
    ['content', { ...FILES, games: csv('games.csv', GAMES.replace('5,3', '5,4')) }],
    ['name', { ...FILES, games: csv('results.csv', GAMES) }],
    ['type', { ...FILES, games: { ...csv('games.csv', GAMES), type: 'text/plain' } }],
    ['place', { teams: FILES.games, games: FILES.teams, playerGames: FILES.playerGames }],
  ])('is refused for a file of another %s', async (_what, files) => {
    const key = unique('key');
    await sendWith({ 'idempotency-key': key }, IMPORT, FILES);
    const other = await sendWith({ 'idempotency-key': key }, IMPORT, files);
    expect(other.status).toBe(422);
    expect(other.text).toContain('This Idempotency-Key was used for another request.');
    expect(await count()).toEqual([{ count: 1 }]);
  });
});

describe('the import', () => {
  test('imports the files; again changes nothing', async () => {
    expect((await send(IMPORT, FILES, { active: true, key: 'an-import-1' })).data!.answer).toMatchObject({
      done: true,
      games: { added: 2 },
      lines: { added: 2 },
    });
    const rows = await importedRows(app, organizationId);
    const again = await send(IMPORT);
    expect(again.data!.answer).toMatchObject({ done: true, games: { added: 0, same: 2 }, lines: { same: 2 } });
    expect(await importedRows(app, organizationId)).toBe(rows);
    const [season] = await app.manager.query<object[]>('SELECT version FROM seasons WHERE organization_id = $1', [
      organizationId,
    ]);
    const trail = await app.manager.query(
      "SELECT version FROM audit_entries WHERE organization_id = $1 AND action = 'season.import'",
      [organizationId],
    );
    expect(trail).toEqual([season]);
    expect((await send(PREVIEW)).data!.answer['seasonId']).toBe(again.data!.answer['seasonId']);
  });

  test('with a problem nothing is written', async () => {
    const { data } = await send(IMPORT, {
      ...FILES,
      games: csv('games.csv', `${GAMES}\n2025-13-01,,Ants,Bees,1,2,,,,,,,,`),
    });
    expect(data!.answer).toMatchObject({
      done: false,
      seasonId: null,
      problems: { items: [{ line: 4, field: 'date' }] },
    });
    expect(await app.manager.query('SELECT id FROM seasons WHERE organization_id = $1', [organizationId])).toEqual([]);
  });

  test('a file above 32 MB is refused with its name, one below is read', async () => {
    const line = `${'x'.repeat(1022)},\n`;
    const large = (megabytes: number): TestFile =>
      csv('teams.csv', `team,league,division\n${line.repeat(megabytes * 1024)}`);
    const over = await send(IMPORT, { ...FILES, teams: large(32) });
    expect(over.data?.answer['problems']).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          file: 'teams.csv',
          line: null,
          reason: 'the file is larger than 32 MB, the most that is read',
        }),
      ]) as unknown,
    });
    expect((await send(IMPORT, { ...FILES, teams: large(6) })).data!.answer).toMatchObject({
      done: false,
      problems: { more: expect.any(Number) as unknown },
    });
  });

  test('visitors may send 5 MB at most and import nothing', async () => {
    const { errors } = await send(IMPORT, FILES, {}, {});
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('statuses and brackets come along', async () => {
    const [head, first, second] = GAMES.split('\n');
    const games = [`${head},status,bracket`, `${first},Forfeit,`, `${second},postponed,east`].join('\n');
    expect((await send(IMPORT, { ...FILES, games: csv('games.csv', games) })).data!.answer).toMatchObject({
      done: true,
    });
    const rows = await app.manager.query(
      'SELECT g.status, d.name AS bracket FROM games g LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = g.division_id WHERE g.organization_id = $1 ORDER BY g.date',
      [organizationId],
    );
    expect(rows).toEqual([
      { status: 'forfeit', bracket: null },
      { status: 'postponed', bracket: 'East' },
    ]);
    const wrong = [`${head},status,bracket`, `${first},lost,`, `${second},,North`].join('\n');
    expect(
      (await send(IMPORT, { ...FILES, games: csv('games.csv', wrong) }, { name: 'Other' })).data!.answer['problems'],
    ).toMatchObject({ items: [{ line: 2, field: 'status' }] });
    expect(
      (await send(IMPORT, { ...FILES, games: csv('games.csv', wrong.replace('lost', '')) }, { name: 'Other' })).data!
        .answer['problems'],
    ).toMatchObject({ items: [{ line: 3, field: 'bracket' }] });
  });

  test('there is no progress of what is not under way', async () => {
    const { data } = await app.graphql(
      '{ seasonImportProgress(key: "some-import") { underWay step done total } }',
      {},
      { as },
    );
    expect(data).toEqual({ seasonImportProgress: { underWay: false, step: null, done: 0, total: null } });
    expect((await app.graphql('mutation { cancelSeasonImport(key: "some-import") }', {}, { as })).data).toEqual({
      cancelSeasonImport: false,
    });
  });
});

describe('imports under way', () => {
  const waiting = (signal: AbortSignal): Promise<never> =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('can be followed and cancelled by their organization alone', async () => {
    const imports = new RunningImports();
    const run = imports.run(1, 'first-import', (signal, onProgress) => {
      onProgress({ step: 'writing', done: 3, total: 7 });
      return waiting(signal);
    });
    expect(imports.progress(1, 'first-import')).toEqual({ step: 'writing', done: 3, total: 7 });
    expect([
      imports.progress(2, 'first-import'),
      imports.progress(1, 'other-import'),
      imports.cancel(2, 'first-import'),
    ]).toEqual([null, null, false]);
    expect(imports.cancel(1, 'first-import')).toBe(true);
    await expect(run).rejects.toThrow('The import was cancelled. Nothing was imported.');
    expect(imports.progress(1, 'first-import')).toBeNull();
  });

  test('are cancelled also when that comes before the files have arrived', async () => {
    const imports = new RunningImports();
    expect(imports.cancel(1, 'first-import')).toBe(false);
    const work = async () => 'done';
    await expect(imports.run(1, 'first-import', work)).rejects.toThrow('The import was cancelled.');
    expect([await imports.run(2, 'first-import', work), await imports.run(1, 'other-import', work)]).toEqual([
      'done',
      'done',
    ]);
  });

  test('are one for an organization, and few in all', async () => {
    const imports = new RunningImports();
    const runs = [1, 2, 3].map((id) => imports.run(id, `import-of-${id}`, waiting));
    await expect(imports.run(1, 'again', waiting)).rejects.toThrow('Another import of this organization is under way');
    await expect(imports.run(4, 'fourth', waiting)).rejects.toThrow('Several imports are under way');
    for (const id of [1, 2, 3]) imports.cancel(id, `import-of-${id}`);
    expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await imports.run(1, 'again', async () => 'done')).toBe('done');
  });
});
