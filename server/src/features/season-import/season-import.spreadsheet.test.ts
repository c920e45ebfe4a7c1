import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import {
  FIVE,
  GAMES,
  HEAD,
  importSmall,
  LINES,
  PLAYERS,
  problemLines,
  seasonFile,
  type SmallSeason,
  smallSeason,
  STATISTICS,
  TEAMS,
} from '../../testing/small-season.js';
import { describeProblem } from './reporting/problem.js';
import type { SeasonImportReport } from './reporting/report.js';

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
});

const run = (season: SmallSeason): Promise<SeasonImportReport> => importSmall(app, organizationId, season);
const query = <Row>(sql: string): Promise<Row[]> => app.manager.query<Row[]>(sql, [organizationId]);

test('times, periods, divisions, positions and statistics may be missing', async () => {
  const season = {
    teams: 'team,league\nAnts,D1\nBees,D1',
    games: 'date,home_team,away_team,home_score,away_score\n2025-09-14,Ants,Bees,5,3',
    players:
      'date,team,opponent,first_name,last_name,PTS\n2025-09-14,Ants,Bees,Ann,Archer,5\n2025-09-14,Bees,Ants,Bo,Baker,3',
  };
  expect(problemLines(await run(season))).toEqual([]);
  expect(
    await query(
      'SELECT l.position, l.started, v.value FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id WHERE l.organization_id = $1 ORDER BY l.id',
    ),
  ).toEqual([
    { position: null, started: false, value: 5 },
    { position: null, started: false, value: 3 },
  ]);
});

test('titles above the heading are left out and named, and lines keep their numbers', async () => {
  const titled = (content: string): string => `Garden League\n,,\n"Season 2025, all of it"\n\n${content}`;
  const report = await run({ teams: titled(TEAMS), games: titled(GAMES), players: titled(`${PLAYERS}\nwrong`) });
  expect(problemLines(report)).toEqual([expect.stringMatching(/^player_games.csv:8: 1 fields? instead of/)]);
  const { warnings } = await run({ teams: titled(TEAMS), games: titled(GAMES), players: titled(PLAYERS) });
  expect(warnings.items.filter(({ file }) => file === 'teams.csv').map(describeProblem)).toEqual([
    'teams.csv:1: this line is left out, as it stands above the columns\' names: "Garden League"',
    'teams.csv:3: this line is left out, as it stands above the columns\' names: "Season 2025, all of it"',
  ]);
});

test('where no row names the columns, the first one is taken for the heading', async () => {
  expect(problemLines(await run({ teams: `Garden League\n${'\nx'.repeat(10)}\n${TEAMS}` }))).toEqual(
    expect.arrayContaining(['teams.csv:1 Garden League: unknown column "Garden League"']),
  );
});

test('a file with fewer columns says nothing of the others', async () => {
  await run({});
  const values =
    'SELECT l.position, l.started, count(v.value)::int FROM game_lines l JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = l.id WHERE l.organization_id = $1 GROUP BY l.organization_id, l.id ORDER BY l.id';
  const before = await query(values);
  const players =
    'date,team,opponent,first_name,last_name,PTS\n2025-09-14,Ants,Bees,Ann,Archer,5\n2025-09-14,Bees,Ants,Bo,Baker,2';
  expect(await run({ players })).toMatchObject({ done: true, lines: { same: 1, changed: 1 } });
  expect(await query(values)).toEqual(before);
});

test('empty cells behind the last column and empty lines are ignored', async () => {
  const wide = (text: string): string =>
    `${text
      .split('\n')
      .map((line) => `${line},,, `)
      .join('\n')}\n,,,,\n,\n  ,,\n`;
  const report = await run({ teams: wide(TEAMS), games: wide(GAMES), players: wide(PLAYERS) });
  expect(problemLines(report)).toEqual([]);
  expect(report).toMatchObject({ done: true, teams: { added: 3 }, games: { added: 2 }, lines: { added: 2 } });
});

test('cells may be parted by semicolons or tabs, each file as it was saved', async () => {
  const report = await run({
    teams: `\ufeff${TEAMS.replaceAll(',', ';')}`,
    games: GAMES.replaceAll(',', '\t'),
    players: PLAYERS.replaceAll(',', ';'),
  });
  expect(problemLines(report)).toEqual([]);
  expect(report).toMatchObject({ done: true, teams: { added: 3 }, games: { added: 2 }, lines: { added: 2 } });
  expect(await run({})).toMatchObject({ done: true, games: { same: 2 }, lines: { same: 2 } });
});

test('files in the encodings that spreadsheets save are read, and a guess is told', async () => {
  const named = (text: string): string => text.replaceAll('Ants', 'Añares');
  const report = await run({
    teams: Buffer.from(named(TEAMS), 'latin1'),
    games: Buffer.from(`\ufeff${named(GAMES).replaceAll(',', '\t')}`, 'utf16le'),
    players: named(PLAYERS),
  });
  expect(problemLines(report)).toEqual([]);
  expect(report).toMatchObject({ done: true, teams: { added: 3 }, games: { added: 2 }, lines: { added: 2 } });
  expect(report.warnings.items.map(describeProblem)).toEqual([
    'teams.csv:2: this line is not UTF-8. The file is read as Windows-1252, as spreadsheets save it. If letters come out wrong, save it as UTF-8',
  ]);
  const utf8 = await run({ teams: named(TEAMS), games: named(GAMES), players: named(PLAYERS) });
  expect(utf8).toMatchObject({ done: true, teams: { added: 0 }, games: { same: 2 }, lines: { same: 2 } });
  expect(utf8.warnings.items).toEqual([]);
});

test('a guess is told of the files beside the three, too', async () => {
  const attributes = seasonFile('attributes.csv', Buffer.from('attribute,type\nTamaño,string', 'latin1'));
  const files = { ...smallSeason({}), detail: (name: string) => (name === 'attributes.csv' ? attributes : null) };
  const report = await importSmall(app, organizationId, {}, { files });
  expect(problemLines(report)).toEqual([]);
  expect(report.warnings.items.map(describeProblem)).toEqual([
    expect.stringContaining('attributes.csv:2: this line is not UTF-8.'),
  ]);
});

test('a final or a forfeit without scores is warned of', async () => {
  const games = `${GAMES.replace('date,', 'status,date,').replace('\n2025-09-14', '\n,2025-09-14').replace('\n2025-09-21', '\nFinal,2025-09-21')}\nforfeit,2025-09-28,,Bees,Cats,,,,,,,,,,`;
  const report = await run({ games });
  expect(report.done).toBe(true);
  expect(report.warnings.items.map(describeProblem)).toEqual([
    'games.csv:3 status: the game is final and has no scores, so that it counts for nothing',
    'games.csv:4 status: the game is a forfeit and has no scores, so that it counts for nothing',
  ]);
});

test('scores of a game that is off are warned of', async () => {
  const games = GAMES.replace('date,', 'status,date,')
    .replace('\n2025-09-14', '\npostponed,2025-09-14')
    .replace('\n2025-09-21', '\ncancelled,2025-09-21');
  const report = await run({ games });
  expect(report.done).toBe(true);
  expect(report.warnings.items.map(describeProblem)).toEqual([
    'games.csv:2 status: the game is postponed, so that its scores count for nothing',
  ]);
});

test('a statistic without any value in a line', async () => {
  expect(
    await run({ players: `${HEAD}\n${LINES[0]},${FIVE}\n${LINES[1]},${','.repeat(STATISTICS.length - 1)}` }),
  ).toMatchObject({ done: true });
});

describe('dates and times as a spreadsheet saves them', () => {
  const teams = 'team,league\nAnts,D1\nBees,D1';
  const games = (...days: string[]): string =>
    `date,time,home_team,away_team,home_score,away_score\n${days.map((day) => `${day},Ants,Bees,5,3`).join('\n')}`;
  const lines = (...days: string[]): string =>
    `date,team,opponent,first_name,last_name,PTS\n${days.map((day) => `${day},Ants,Bees,Ann,Archer,5`).join('\n')}`;
  const stored = (): Promise<unknown> =>
    query("SELECT to_char(date, 'YYYY-MM-DD') AS date, time FROM games WHERE organization_id = $1 ORDER BY date");

  test.each([
    ['in America', ['9/8/2025', '9/14/2025'], ['6:00 PM', '18:00:00']],
    ['in Britain', ['08/09/2025', '14/09/2025'], ['18:00', '6:00 pm']],
    ['in Germany', ['08.09.2025', '14.09.2025'], ['18:00:00', '18:00']],
    ['in Japan', ['2025/9/8', '2025/9/14'], ['18:00', '18:00']],
  ] as const)('%s', async (_where, days, times) => {
    await run({ teams, games: games('2025-09-08,18:00', '2025-09-14,18:00'), players: lines('2025-09-08') });
    const before = await stored();
    const again = games(`${days[0]},${times[0]}`, `${days[1]},${times[1]}`);
    const report = await run({ teams, games: again, players: lines(days[0], days[1]) });
    expect(problemLines(report)).toEqual([]);
    expect(report).toMatchObject({ done: true, games: { same: 2 }, lines: { same: 1, added: 1 } });
    expect(await stored()).toEqual(before);
  });

  test('dates that may be two days are refused, as are those that contradict each other', async () => {
    const unclear =
      'may be two days: the file does not tell whether the day or the month comes first. Write dates as YYYY-MM-DD';
    expect(problemLines(await run({ teams, games: games('9/8/2025,18:00'), players: lines('2025-09-08') }))).toContain(
      `games.csv:2 date: "9/8/2025" ${unclear}`,
    );
    expect(
      problemLines(
        await run({ teams, games: games('9/14/2025,18:00', '15/9/2025,18:00'), players: lines('9/14/2025') }),
      ),
    ).toEqual(
      expect.arrayContaining([
        'games.csv:2 date: "9/14/2025" is not a date (YYYY-MM-DD)',
        'games.csv:3 date: "15/9/2025" is not a date (YYYY-MM-DD)',
      ]),
    );
    expect(await stored()).toEqual([]);
  });
});
