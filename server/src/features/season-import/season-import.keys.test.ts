import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { pointsOf, withGameKeys } from '../../testing/imported-season.js';
import {
  FIVE,
  GAMES,
  HEAD,
  importSmall,
  LINES,
  PLAYERS,
  problemLines,
  type SmallSeason,
  THREE,
} from '../../testing/small-season.js';
import type { SeasonImportReport } from './reporting/report.js';
import type { SeasonImport } from './season-import.service.js';

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
});

const run = (season: SmallSeason = {}, more: Partial<SeasonImport> = {}): Promise<SeasonImportReport> =>
  importSmall(app, organizationId, season, more);

async function query<Row>(sql: string, ...params: unknown[]): Promise<Row[]> {
  return app.manager.query<Row[]>(sql, [organizationId, ...params]);
}
const gameIds = async (): Promise<number[]> =>
  (await query<{ id: number }>('SELECT id FROM games WHERE organization_id = $1 ORDER BY date, time')).map(
    ({ id }) => id,
  );

/** Two games of one pair on one day, and players who say which by the time. */
const DOUBLE = `${GAMES}\n2025-09-14,12:00,Bees,Ants,3,5,,,,,,,,`;
const TIMED = `time,${HEAD}\n09:00,${LINES[0]},${FIVE}\n9:00,${LINES[1]},${THREE}\n12:00,${LINES[0]},${FIVE}`;

describe('keys of games', () => {
  test('added, changed and left out again name the same games', async () => {
    await run();
    const ids = await gameIds();
    for (const games of [
      withGameKeys(GAMES, 'a', 'b'),
      withGameKeys(GAMES, 'x', 'y'),
      GAMES,
      withGameKeys(GAMES, 'y', 'x'),
      withGameKeys(GAMES, 'x', 'y'),
    ]) {
      expect(await run({ games })).toMatchObject({
        done: true,
        games: { added: 0, changed: 0, same: 2, kept: 0 },
        lines: { same: 2 },
        missing: { games: 0, lines: 0 },
      });
      expect(await gameIds()).toEqual(ids);
    }
    expect(await query('SELECT import_key FROM games WHERE organization_id = $1 ORDER BY date')).toEqual([
      { import_key: 'x' },
      { import_key: 'y' },
    ]);
  });

  test('added to two games of one pair on a day, the time tells which is which', async () => {
    await run({ games: DOUBLE, players: TIMED });
    const ids = await gameIds();
    expect(await run({ games: withGameKeys(DOUBLE, 'a', 'b', 'c'), players: TIMED })).toMatchObject({
      games: { added: 0, same: 3 },
      lines: { same: 3 },
    });
    expect(await query('SELECT id, import_key FROM games WHERE organization_id = $1 ORDER BY date, time')).toEqual(
      ids.map((id, index) => ({ id, import_key: ['a', 'c', 'b'][index] })),
    );
  });

  test('added to a game that was moved to another day by hand find it', async () => {
    await run();
    await query("UPDATE games SET date = '2025-09-15' WHERE organization_id = $1 AND date = '2025-09-14'");
    expect(await run({ games: withGameKeys(GAMES, 'a', 'b') })).toMatchObject({
      games: { added: 0, kept: 1, same: 1 },
      lines: { same: 2 },
    });
  });

  test('a game of the same pair on another day stays another game', async () => {
    await run({ games: withGameKeys(GAMES, 'a', 'b') });
    const games = `${withGameKeys(GAMES, 'a', 'b')}\nc,2025-09-28,9:00,Ants,Bees,2,4,,,,,,,,`;
    expect(await run({ games })).toMatchObject({ games: { added: 1, same: 2 } });
  });
});

describe('two games of a pair on a day', () => {
  const swapped = [0, 3, 2, 1].map((line) => DOUBLE.split('\n')[line]).join('\n');

  test('are the same whatever the order of the lines', async () => {
    await run({ games: DOUBLE, players: TIMED });
    expect(await run({ games: swapped, players: TIMED })).toMatchObject({
      games: { added: 0, changed: 0, same: 3 },
      lines: { same: 3 },
      kept: { items: [] },
    });
  });

  test('are found under the names of earlier imports, by their time', async () => {
    await run({ games: DOUBLE, players: TIMED });
    const ids = await gameIds();
    // As they were called before: the first line of a pair without its time.
    for (const plain of ['09:00', '12:00']) {
      await query(
        "UPDATE games SET import_key = '2025-09-14 ants / bees' || CASE time WHEN $2 THEN '' ELSE ' ' || time END WHERE organization_id = $1 AND date = '2025-09-14'",
        plain,
      );
      expect(await run({ games: swapped, players: TIMED })).toMatchObject({
        games: { added: 0, changed: 0, same: 3 },
        lines: { same: 3 },
      });
      expect(await gameIds()).toEqual(ids);
    }
  });

  test('a second one that comes later leaves the first as it is', async () => {
    await run();
    const [first] = await gameIds();
    expect(await run({ games: swapped, players: TIMED })).toMatchObject({
      games: { added: 1, same: 2 },
      lines: { added: 1, same: 2 },
    });
    expect((await gameIds())[0]).toBe(first);
  });
});

describe('keys of players', () => {
  const withKeys = (...keys: string[]): string =>
    `player_key,${HEAD}\n${keys[0]},${LINES[0]},${FIVE}\n${keys[1]},${LINES[1]},${THREE}`;

  test('added, changed and left out again mean the same persons, renamed ones too', async () => {
    await run();
    await query("UPDATE players SET last_name = 'Butcher' WHERE organization_id = $1 AND last_name = 'Baker'");
    for (const players of [withKeys('1', '2'), withKeys('1', '2')]) {
      expect(await run({ players })).toMatchObject({
        done: true,
        players: { total: 2, added: 0 },
        lines: { same: 2, added: 0 },
      });
    }
    await query("UPDATE players SET last_name = 'Baker' WHERE organization_id = $1 AND last_name = 'Butcher'");
    for (const players of [withKeys('7', '8'), PLAYERS]) {
      expect(await run({ players })).toMatchObject({
        done: true,
        players: { total: 2, added: 0 },
        lines: { same: 2, added: 0 },
      });
    }
    expect(await query('SELECT import_key FROM players WHERE organization_id = $1 ORDER BY id')).toEqual([
      { import_key: '7' },
      { import_key: '8' },
    ]);
  });

  test('another key in another season is another person', async () => {
    await run({ players: withKeys('1', '2') });
    const next = {
      games: GAMES.replaceAll('2025-', '2026-'),
      players: withKeys('1', '3').replaceAll('2025-', '2026-'),
    };
    expect(await run(next, { name: 'Fall 2026' })).toMatchObject({ players: { total: 2, added: 1 } });
  });

  test('that are new here and found by the name of somebody else are told of, once', async () => {
    const archer = "INSERT INTO players (organization_id, first_name, last_name) VALUES ($1, 'ANN', 'Archer')";
    await query(archer);
    const told =
      '"Ann Archer" is taken for the player of this name who is here already: if they are two, rename the one here before the import, and back after it';
    const first = await run({ players: withKeys('1', '2') });
    expect(first).toMatchObject({ done: true, players: { total: 2, added: 1 } });
    expect(first.warnings.items).toContainEqual({
      file: 'player_games.csv',
      line: 2,
      field: 'player_key',
      reason: told,
    });
    // Who is known by the key, or by a line of this season, is nobody else.
    for (const keys of [
      ['1', '2'],
      ['7', '8'],
    ] as const)
      expect(
        problemLines({ ...first, problems: (await run({ players: withKeys(...keys) })).warnings }),
      ).not.toContainEqual(expect.stringContaining('is taken for'));
  });

  const more = '2025-09-21,Ants,Cats,ann,ARCHER,G,true';

  test('a line without one means the one player of that name who has one', async () => {
    for (const players of [
      `player_key,${HEAD}\n1,${LINES[0]},${FIVE}\n,${more},${THREE}`,
      `player_key,${HEAD}\n,${more},${THREE}\n1,${LINES[0]},${FIVE}`,
    ]) {
      expect(await run({ players })).toMatchObject({ done: true, players: { total: 1 } });
      expect(await pointsOf(app, organizationId)).toEqual([{ name: 'Ann', total: 8 }]);
    }
  });

  test('a line without one that may mean several is refused', async () => {
    const players = `player_key,${HEAD}\n1,${LINES[0]},${FIVE}\n2,2025-09-14,Bees,Ants,Ann,Archer,,,${FIVE}\n,${more},${THREE}`;
    expect(problemLines(await run({ players }))).toEqual([
      'player_games.csv:4 player_key: several players called "ann ARCHER" have a key: give the key of the one who is meant',
    ]);
  });

  test('the same person twice in a game is refused, once with and once without', async () => {
    const players = `player_key,${HEAD}\n,${LINES[0]},${FIVE}\n1,${LINES[0]},${FIVE}`;
    expect(problemLines(await run({ players }))).toEqual([
      'player_games.csv:3: this player is in this game on line 2 already',
    ]);
  });
});

describe('keys that stand for names', () => {
  const keyed = (...lines: [key: string, line: string][]): string =>
    [`player_key,${HEAD}`, ...lines.map(([key, line]) => `${key},${line}`)].join('\n');
  const renamed = LINES[1].replace('Bo,Baker', 'Bob,Barker');

  test('come back in as they are, also in an organization that never saw the name', async () => {
    const players = keyed(['name:ann archer', `${LINES[0]},${FIVE}`], ['name:bo baker', `${renamed},${THREE}`]);
    expect(await run({ players })).toMatchObject({ done: true, players: { added: 2 } });
    expect(await run({ players })).toMatchObject({ done: true, players: { added: 0 }, lines: { same: 2 } });
  });

  test('do not stand beside another player of that name without a key', async () => {
    const players = keyed(['name:bo baker', `${LINES[0]},${FIVE}`], ['', `${LINES[1]},${THREE}`]);
    const report = await run({ players });
    expect(report.done).toBe(false);
    expect(problemLines(report)).toEqual([
      'player_games.csv:3 player_key: "Ann Archer" has the key "name:bo baker", which stands for this name: give a key here too',
    ]);
  });
});
