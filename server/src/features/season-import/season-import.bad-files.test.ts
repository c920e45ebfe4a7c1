import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import {
  FIVE,
  GAMES,
  HEAD,
  importedRows,
  importSmall,
  LINES,
  PLAYERS,
  problemLines as lines,
  type SmallSeason,
  smallSeason,
  TEAMS,
} from '../../testing/small-season.js';
import type { SeasonImportReport } from './reporting/report.js';
import { MOST_FILE_BYTES } from './reading/files/season-files.js';
import { importSeasonAs } from './season-import.service.js';

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
});

const run = (season: SmallSeason = {}): Promise<SeasonImportReport> => importSmall(app, organizationId, season);
const rowCount = (): Promise<number> => importedRows(app, organizationId);

describe('a bad season writes nothing', () => {
  const latin1 = Buffer.from(TEAMS.replace('Cats', 'Ca\u00f1as'), 'latin1');
  const cases: [name: string, files: SmallSeason, problems: string[]][] = [
    ['missing file', { teams: null }, ['teams.csv: the file is missing']],
    ['empty file', { games: '' }, ['games.csv: the file is empty']],
    ['heading alone', { teams: 'team,league,division\n' }, ['teams.csv: there is no team in this file']],
    [
      'binary file',
      { games: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) },
      ['games.csv:1: this is a binary file, not text'],
    ],
    [
      'an encoding that is none',
      { teams: Buffer.concat([latin1, Buffer.from([10, 0x81])]) },
      ['teams.csv:5: the text is neither UTF-8 nor Windows-1252: save the file as UTF-8'],
    ],
    [
      'two encodings',
      {
        teams: Buffer.concat([
          Buffer.from('team,league,division\nÁnts,D1,\n'),
          Buffer.from('Ca\u00f1as,D1,', 'latin1'),
        ]),
      },
      ['teams.csv:3: this line is not UTF-8, as the text before it is: save the file as UTF-8'],
    ],
    [
      'missing column',
      { games: GAMES.replace('away_score', 'away_points') },
      ['games.csv:1 away_points: unknown column "away_points"', 'games.csv:1 away_score: this column is missing'],
    ],
    [
      'unknown statistic',
      { players: PLAYERS.replace(',PTS', ',PPP') },
      ['player_games.csv:1 PPP: unknown column "PPP"'],
    ],
    [
      'derived statistic',
      { players: PLAYERS.replace(',PTS', ',PTS,FGM') },
      ['player_games.csv:1 FGM: FGM follows from 2PM, 3PM: leave the column out'],
    ],
    [
      'half a period column',
      {
        games: GAMES.split('\n')
          .map((line, index) => line + [',home_p5', ',0', ','][index])
          .join('\n'),
      },
      ['games.csv:1 away_p5: this column is missing, while home_p5 is there'],
    ],
    ['column twice', { teams: 'team,league,division,team\nA,B,,A' }, ['teams.csv:1 team: this column is there twice']],
    [
      'wrong number',
      { players: PLAYERS.replace('30,5,1', '30,5.5,1') },
      ['player_games.csv:2 PTS: "5.5" is not a whole number from 0 to 99999'],
    ],
    [
      'huge number',
      { games: GAMES.replace('Bees,5', 'Bees,4000000000') },
      ['games.csv:2 home_score: "4000000000" is not a whole number from 0 to 99999'],
    ],
    ['negative number', { games: GAMES.replace('Bees,5,3', 'Bees,5,-3') }, ['games.csv:2 away_score: -3 is negative']],
    [
      'one score',
      { games: GAMES.replace('Bees,5,3', 'Bees,5,') },
      ['games.csv:2 away_score: is blank while the other score is given'],
    ],
    [
      'final scores of a game in progress',
      {
        games: GAMES.replace('date,', 'status,date,')
          .replace('\n2025-09-14', '\nin_progress,2025-09-14')
          .replace('\n2025-09-21', '\nin_progress,2025-09-21'),
      },
      ['games.csv:2 status: is in_progress, and the final scores are given: leave these blank, or say final'],
    ],
    [
      'unknown team',
      { games: GAMES.replace('Cats,Ants', 'Cats,Aunts') },
      ['games.csv:3 away_team: unknown team "Aunts": teams.csv does not have it'],
    ],
    [
      'a team spelled otherwise',
      { games: GAMES.replace('Cats,Ants', 'Cáts,Ants') },
      ['games.csv:3 home_team: unknown team "Cáts": teams.csv does not have it; is it "Cats"?'],
    ],
    [
      'home is away',
      { games: GAMES.replace('Cats,Ants', 'Cats,cats') },
      ['games.csv:3 away_team: home and away are the same team'],
    ],
    [
      'wrong date',
      { games: GAMES.replace('2025-09-21', '2025-02-30') },
      ['games.csv:3 date: "2025-02-30" is not a date (YYYY-MM-DD)'],
    ],
    [
      'a year of two digits',
      { games: GAMES.replace('2025-09-21', '0025-09-21') },
      ['games.csv:3 date: "0025-09-21" is in the year 25: write the year with four digits'],
    ],
    ['no date', { games: GAMES.replace('2025-09-21', '') }, ['games.csv:3 date: is blank']],
    [
      'wrong time',
      { games: GAMES.replace('18:30', '18:30pm') },
      ['games.csv:3 time: "18:30pm" is not a time (HH:MM, 00:00 to 23:59)'],
    ],
    [
      'wrong flag',
      { players: PLAYERS.replace('true', 'maybe') },
      ['player_games.csv:2 started: "maybe" is neither yes nor no'],
    ],
    [
      'colour and abbreviation',
      { teams: 'team,league,division,colour,abbreviation\nAnts,D1,,red,A\nBees,D1,,#C8102E,bee\nCats,D1,,,' },
      [
        'teams.csv:2 colour: "red" is not a colour of six digits such as #1d4ed8',
        'teams.csv:2 abbreviation: "A" is not 2 to 4 letters and digits such as MIL',
      ],
    ],
    ['team twice', { teams: `${TEAMS}\n ants ,d1,` }, ['teams.csv:5 team: this team is on line 2 already']],
    [
      'a league of neither team',
      { games: GAMES.replace('date,', 'league,date,').replaceAll('\n2025', '\nD2,2025') },
      [
        'games.csv:2 league: teams.csv has neither team in the league "D2"',
        'games.csv:3 league: teams.csv has neither team in the league "D2"',
      ],
    ],
    [
      'one of two shared leagues',
      { teams: `${TEAMS}\nAnts,Cup,\nBees,Cup,` },
      ['games.csv:2 league: is blank, and both teams play in "D1" and "Cup": give the one whose game it is'],
    ],
    [
      'a position in no division',
      { teams: 'team,league,division,division_position\nAnts,D1,East,0\nBees,D1,West,\nCats,D1,,0' },
      ['teams.csv:4 division_position: is given without a division'],
    ],
    ['no league', { teams: TEAMS.replace('Bees,D1', 'Bees,') }, ['teams.csv:3 league: is blank']],
    [
      'game twice',
      { games: `${GAMES}\n${GAMES.split('\n')[1]}` },
      expect.arrayContaining([expect.stringContaining('games.csv:4: a second game')]) as unknown as string[],
    ],
    [
      'line twice',
      { players: `${PLAYERS}\n${LINES[0]},${FIVE}` },
      ['player_games.csv:4: this player is in this game on line 2 already'],
    ],
    [
      'line without game',
      { players: PLAYERS.replace('2025-09-14,Bees', '2025-09-15,Bees') },
      ['player_games.csv:3: games.csv has no such game (date, time or game_key, both teams)'],
    ],
    [
      'line against the own team',
      { players: PLAYERS.replace('Bees,Ants', 'Bees,Bees') },
      ['player_games.csv:3 opponent: team and opponent are the same'],
    ],
    [
      'nameless player',
      { players: PLAYERS.replace('Bo,Baker', ',') },
      ['player_games.csv:3 last_name: the player has no name'],
    ],
    [
      'control characters',
      { teams: TEAMS.replace('Cats', 'Ca\u0007ts').replace('D1,East', 'D1,E\u202east') },
      [
        'teams.csv:2 division: "E\\u202east" holds the character U+202E, which cannot be shown',
        'teams.csv:4 team: "Ca\\u0007ts" holds the character U+0007, which cannot be shown',
        'games.csv:3 home_team: unknown team "Cats": teams.csv does not have it; is it "Ca\\u0007ts"?',
      ],
    ],
    [
      'a player of control characters',
      { players: PLAYERS.replace('Baker', 'B\u2066aker') },
      ['player_games.csv:3 last_name: "B\\u2066aker" holds the character U+2066, which cannot be shown'],
    ],
    [
      'a player of dots',
      { players: PLAYERS.replace('Bo,Baker', '.,-') },
      ['player_games.csv:3 first_name: ". -" is no name'],
    ],
    [
      'a league that nobody sees',
      { teams: TEAMS.replace('Bees,D1', 'Bees,\u200b') },
      ['teams.csv:3 league: "\u200b" holds nothing that can be seen'],
    ],
    [
      'long name',
      { players: PLAYERS.replace('Baker', 'B'.repeat(101)) },
      ['player_games.csv:3 last_name: 101 characters; the most is 100'],
    ],
    [
      'a cell beyond the columns',
      { games: GAMES.replace('18:30,Cats,Ants,,,,,,,,,,', '18:30,Cats,Ants,,,,,,,,,,,,x') },
      ['games.csv:3: 16 fields instead of 14'],
    ],
    ['short line', { games: `${GAMES}\n2025-09-28,18:00,Ants` }, ['games.csv:4: 3 fields instead of 14']],
    [
      'open quote',
      { teams: TEAMS.replace('Cats', '"Cats') },
      ['teams.csv:4: a quote is opened and not closed. The file is not read further'],
    ],
    [
      'text behind a quote',
      { teams: TEAMS.replace('Bees', '"Bees"x') },
      [
        'teams.csv:3: text follows a closing quote; a quote inside a quoted field is written twice. The file is not read further',
      ],
    ],
    [
      'endless line',
      { teams: `${TEAMS}\n${'x'.repeat(200_000)}` },
      [expect.stringMatching(/^teams\.csv:5: /) as unknown as string],
    ],
    [
      'a date of no calendar',
      { games: GAMES.replace('2025-09-14', '2025-02-30') },
      ['games.csv:2 date: "2025-02-30" is not a date (YYYY-MM-DD)'],
    ],
    [
      'a team that is not there',
      { games: GAMES.replace('Bees', 'Beees') },
      ['games.csv:2 away_team: unknown team "Beees": teams.csv does not have it'],
    ],
    [
      'a date of no calendar, and a line of another pair',
      {
        games: GAMES.replace('2025-09-14', '2025-02-30'),
        players: `${PLAYERS}\n2025-09-14,Cats,Ants,Cy,Cobb,,false,${FIVE}`,
      },
      [
        'games.csv:2 date: "2025-02-30" is not a date (YYYY-MM-DD)',
        'player_games.csv:4: games.csv has no such game (date, time or game_key, both teams)',
      ],
    ],
    [
      'a date of no calendar of a game with a key',
      {
        games: GAMES.replace('date,', 'game_key,date,')
          .replace('2025-09-14', 'a,2025-02-30')
          .replace('2025-09-21', 'b,2025-09-21'),
        players: `game_key,${HEAD}\na,${LINES[0]},${FIVE}`,
      },
      ['games.csv:2 date: "2025-02-30" is not a date (YYYY-MM-DD)'],
    ],
    [
      'a line of a game that has no date yet',
      {
        games: GAMES.replace('date,', 'game_key,date,')
          .replace('2025-09-14', 'a,')
          .replace('2025-09-21', 'b,2025-09-21'),
        players: `game_key,${HEAD}\nc,${LINES[0]},${FIVE}`,
      },
      ['player_games.csv:2 game_key: games.csv has no such game (date, time or game_key, both teams)'],
    ],
    [
      'key in one file only',
      { players: `game_key,${HEAD}\na,${LINES[0]},${FIVE}` },
      expect.arrayContaining([
        'games.csv:1 game_key: this column is missing, which player_games.csv has',
      ]) as unknown as string[],
    ],
  ];

  test.each(cases)('%s', async (_name, files, problems) => {
    const report = await run(files);
    expect(report.done).toBe(false);
    expect(lines(report)).toEqual(problems);
    expect(await rowCount()).toBe(0);
  });

  test('every bad line of every file is reported, up to a limit', async () => {
    const games = GAMES.replace('9:00', '25:00').replace('18:30', '7');
    const report = await run({ teams: `${TEAMS}\nDogs,,`, games, players: PLAYERS.replaceAll('30,', 'x,') });
    expect(lines(report).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'teams.csv:5 league',
      'games.csv:2 time',
      'games.csv:3 time',
      'player_games.csv:2 MIN',
      'player_games.csv:3 MIN',
    ]);
    const many = await run({ players: `${HEAD}${`\n${LINES[0]},${FIVE.replace('30', 'x')}`.repeat(1500)}` });
    expect([many.problems.items.length, many.problems.more]).toEqual([1000, 1999]); // 1500 numbers and 1499 doubles
  });

  test('a file above the limit is refused, whether its size is known or not', async () => {
    const piece = Buffer.from(`${'x'.repeat(50_000)},D1,\n`.repeat(20));
    let read = 0;
    function* endless(): Generator<Buffer> {
      yield Buffer.from('team,league,division\n');
      for (;;) {
        read += piece.length;
        yield piece;
      }
    }
    const open = (): Readable => Readable.from(endless(), { objectMode: false });
    const files = { ...smallSeason(), teams: { name: 'teams.csv', size: null, open } };
    const ctx = await app.context();
    const streamed = await importSeasonAs(ctx, organizationId, { id: null, name: 'x' }, { files, name: 'x' });
    expect(lines(streamed).at(0)).toBe('teams.csv: the file is larger than 32 MB, the most that is read');
    expect(read).toBeLessThan(MOST_FILE_BYTES + 10 * piece.length);
    const known = { name: 'teams.csv', size: 200_000_000, open: () => expect.fail('it is not even opened') };
    expect(
      lines(
        await importSeasonAs(
          ctx,
          organizationId,
          { id: null, name: 'x' },
          { files: { ...files, teams: known }, name: 'x' },
        ),
      )[0],
    ).toBe('teams.csv: the file is larger than 32 MB, the most that is read');
    expect(await rowCount()).toBe(0);
  });
});
