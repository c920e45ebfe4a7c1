import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { describeProblem } from './problem.js';
import type { SeasonImportReport } from './report.js';
import { MOST_FILE_BYTES, type SeasonFile } from './season-files.js';
import { importSeason, importSeasonAs, type SeasonImport } from './season-import.service.js';

const AUTHOR = { id: null, name: 'the importer' };

const STATISTICS = ['MIN', 'PTS', 'AST', 'REB', 'OREB', 'DREB', 'STL', 'BLK', 'TO', 'PF', '2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA'];
const TEAMS = 'team,league,division\nAnts,D1,East\nBees,D1,West\nCats,D1,';
const GAMES =
  'date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,away_p1,away_p2,away_p3,away_p4\n' +
  '2025-09-14,9:00,Ants,Bees,5,3,1,1,1,2,0,1,1,1\n' +
  '2025-09-21,18:30,Cats,Ants,,,,,,,,,,';
const LINES = ['2025-09-14,Ants,Bees,Ann,Archer,G,true', '2025-09-14,Bees,Ants,Bo,Baker,,false'];
const HEAD = `date,team,opponent,first_name,last_name,position,started,${STATISTICS.join(',')}`;
/** MIN 30, PTS, two-pointers and free throws as needed. */
const five = '30,5,1,2,1,1,0,0,1,2,2,4,0,1,1,2';
const three = '30,3,1,2,1,1,0,0,1,2,1,4,0,1,1,2';
const PLAYERS = `${HEAD}\n${LINES[0]},${five}\n${LINES[1]},${three}`;

type Content = string | Buffer | null;

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
});

function file(name: string, content: Content): SeasonFile | null {
  if (content === null) return null;
  const bytes = Buffer.from(content);
  return { name, size: bytes.length, open: () => Readable.from([bytes], { objectMode: false }) };
}

async function run({ teams = TEAMS, games = GAMES, players = PLAYERS }: { teams?: Content; games?: Content; players?: Content } = {}, more: Partial<SeasonImport> = {}): Promise<SeasonImportReport> {
  const files = { teams: file('teams.csv', teams), games: file('games.csv', games), playerGames: file('player_games.csv', players) };
  return importSeasonAs(await app.context(), organizationId, AUTHOR, { files, name: 'Fall 2025', ...more });
}

async function query<Row>(sql: string, ...params: unknown[]): Promise<Row[]> {
  return app.manager.query<Row[]>(sql, [organizationId, ...params]);
}

const TABLES = ['seasons', 'leagues', 'season_leagues', 'teams', 'season_league_teams', 'divisions', 'division_teams', 'players', 'roster_entries', 'games', 'game_periods'];
const MORE_TABLES = ['period_scores', 'game_lines', 'game_line_values', 'stat_definitions', 'player_stat_totals', 'team_season_totals', 'audit_entries', 'statistics_ledger'];

/** Rows of the organization in every table that an import writes. */
async function rowCount(): Promise<number> {
  const counts = [...TABLES, ...MORE_TABLES].map((table) => `(SELECT count(*) FROM ${table} WHERE organization_id = $1)`);
  const [row] = await query<{ count: number }>(`SELECT (${counts.join(' + ')})::int AS count`);
  return row!.count;
}

const lines = ({ problems }: SeasonImportReport): string[] => problems.items.map(describeProblem);

describe('a good season', () => {
  test('played games are final, the others scheduled; times get two digits', async () => {
    expect(await run()).toMatchObject({ done: true, games: { added: 2 }, lines: { added: 2 }, warnings: { items: [] } });
    const games = await query('SELECT date, time, status, home_score, away_score FROM games WHERE organization_id = $1 ORDER BY date');
    expect(games).toEqual([
      { date: '2025-09-14', time: '09:00', status: 'final', home_score: 5, away_score: 3 },
      { date: '2025-09-21', time: '18:30', status: 'scheduled', home_score: null, away_score: null },
    ]);
  });

  test('BOM, CR LF, quotes, blank lines, other order and case of columns make no difference', async () => {
    const teams = '\ufeff"Division","TEAM",League\r\n"East","Ants",D1\r\n\r\nWest,  Bees ,D1\r\n,Cats,D1\r\n';
    expect(lines(await run({ teams }))).toEqual([]);
    expect(await query('SELECT name FROM teams WHERE organization_id = $1 ORDER BY name')).toEqual([{ name: 'Ants' }, { name: 'Bees' }, { name: 'Cats' }]);
  });

  test('a line without values did not play', async () => {
    await run({ players: `${PLAYERS}\n2025-09-14,Ants,Bees,Al,Ash,,,${','.repeat(STATISTICS.length - 1)}` });
    expect(await query('SELECT did_not_play FROM game_lines WHERE organization_id = $1 ORDER BY id')).toEqual([false, false, true].map((did_not_play) => ({ did_not_play })));
  });

  test('an overtime that the organization lacks is added before the final', async () => {
    await run();
    await query("DELETE FROM game_periods WHERE organization_id = $1 AND name IN ('OT2', 'OT3', 'OT4')");
    const games = 'date,time,home_team,away_team,home_score,away_score,home_p1,home_p2,home_p3,home_p4,home_p5,home_p6,away_p1,away_p2,away_p3,away_p4,away_p5,away_p6\n2025-10-01,,Bees,Cats,8,7,1,1,1,1,2,2,1,1,1,1,2,1';
    expect(lines(await run({ games, players: HEAD }))).toEqual([]);
    const periods = await query<{ name: string }>('SELECT name FROM game_periods WHERE organization_id = $1 ORDER BY position, id');
    expect(periods.map(({ name }) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2', 'Final']);
  });

  test('active makes the season active, also later', async () => {
    await run();
    expect(await query('SELECT active FROM seasons WHERE organization_id = $1')).toEqual([{ active: false }]);
    await run({}, { active: true });
    expect(await query('SELECT active FROM seasons WHERE organization_id = $1')).toEqual([{ active: true }]);
  });

  test('an extra statistic of the organization may come along', async () => {
    await run();
    await query("INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation) SELECT $1, sport_id, 'Charges', 'CHG' FROM seasons WHERE organization_id = $1");
    expect(await run({ players: `${HEAD},CHG\n${LINES[0]},${five},3\n${LINES[1]},${three},` })).toMatchObject({ done: true, lines: { changed: 1, same: 1 } });
  });
});

describe('who is who', () => {
  test('without keys the same name is one person', async () => {
    await run({ players: `${PLAYERS}\n2025-09-21,ants,Cats, ANN ,archer,F,true,${five}` });
    expect(await query('SELECT first_name, last_name FROM players WHERE organization_id = $1 ORDER BY id')).toEqual([
      { first_name: 'Ann', last_name: 'Archer' },
      { first_name: 'Bo', last_name: 'Baker' },
    ]);
  });

  test('keys tell namesakes apart, now and later', async () => {
    const players = `player_key,${HEAD}\n1,${LINES[0]},${five}\n2,2025-09-14,Bees,Ants,Ann,Archer,,false,${three}`;
    expect(await run({ players })).toMatchObject({ done: true, players: { total: 2, added: 2 } });
    expect(await run({ players })).toMatchObject({ done: true, players: { total: 2, added: 0 }, lines: { same: 2 } });
    expect(lines(await run({ players: `${HEAD}\n${LINES[0]},${five}` }))).toEqual([
      'player_games.csv:2 player_key: there are several players called "ann archer": give the key of the one who is meant',
    ]);
  });

  test('one key has one name', async () => {
    const players = `player_key,${HEAD}\n1,${LINES[0]},${five}\n1,${LINES[1]},${three}`;
    expect(lines(await run({ players }))).toEqual(['player_games.csv:3 player_key: this key belongs to "Ann Archer" on line 2']);
  });

  const second = `${GAMES}\n2025-09-14,12:00,Bees,Ants,3,5,,,,,,,,`;

  test('a second game of a pair on a day needs a key or a time', async () => {
    expect(lines(await run({ games: second }))).toContain(
      'games.csv:4: a second game of these teams on this day (the first is on line 2): player_games.csv has to tell them apart by game_key or time',
    );
    expect(await rowCount()).toBe(0);
  });

  test('times tell two games apart', async () => {
    const players = `time,${HEAD}\n09:00,${LINES[0]},${five}\n9:00,${LINES[1]},${three}\n12:00,${LINES[0]},${five}`;
    expect(await run({ games: second, players })).toMatchObject({ done: true, games: { added: 3 }, lines: { added: 3 } });
    expect(await run({ games: second, players })).toMatchObject({ done: true, games: { same: 3 }, lines: { same: 3 } });
  });

  test('keys tell two games apart, also at the same time', async () => {
    const games = second.replace('12:00', '9:00').split('\n').map((line, index) => `${['game_key', 'a', 'b', 'c'][index]},${line}`).join('\n');
    const players = `game_key,${HEAD}\na,${LINES[0]},${five}\na,${LINES[1]},${three}\nc,${LINES[0]},${five}`;
    expect(await run({ games, players })).toMatchObject({ done: true, games: { added: 3 }, lines: { added: 3 } });
    expect(lines(await run({ games, players: `${players}\nx,${LINES[1]},${three}\nb,${LINES[1]},${three}` }))).toEqual([
      'player_games.csv:5 game_key: games.csv has no such game (date, time or game_key, both teams)',
      'player_games.csv:6 game_key: this game has another date or other teams',
    ]);
  });
});

describe('importing again', () => {
  beforeEach(async () => {
    await run();
  });

  test('a score that was edited since is kept and reported', async () => {
    await query('UPDATE games SET home_score = 6 WHERE organization_id = $1 AND home_score = 5');
    const report = await run();
    expect(report).toMatchObject({ done: true, games: { kept: 1, same: 1 }, lines: { same: 2 } });
    expect(report.kept.items.map(describeProblem)).toEqual(['games.csv:2: the game was edited since it was imported; kept as it is']);
    expect(await query('SELECT home_score FROM games WHERE organization_id = $1 ORDER BY date')).toEqual([{ home_score: 6 }, { home_score: null }]);
  });

  test('a game that was moved to another day is not imported twice', async () => {
    await query("UPDATE games SET date = '2025-09-15' WHERE organization_id = $1 AND date = '2025-09-14'");
    expect(await run()).toMatchObject({ games: { kept: 1, same: 1, added: 0 }, lines: { same: 2 } });
  });

  test('a statistic that was edited since is kept, also when the file has a new value', async () => {
    await query("UPDATE game_line_values v SET value = 9 FROM stat_definitions d WHERE v.organization_id = $1 AND d.organization_id = $1 AND d.id = v.stat_definition_id AND d.abbreviation = 'PTS' AND v.value = 5");
    const report = await run({ players: PLAYERS.replace('30,5,1', '31,5,1') });
    expect(report).toMatchObject({ lines: { kept: 1, same: 1 } });
    expect(report.kept.items.map(describeProblem)).toEqual(['player_games.csv:2: the line was edited since it was imported; kept as it is']);
  });

  test('renamed teams and players are found again', async () => {
    await query("UPDATE teams SET name = 'Aardvarks' WHERE organization_id = $1 AND name = 'Ants'");
    await query("UPDATE players SET last_name = 'Butcher' WHERE organization_id = $1 AND last_name = 'Baker'");
    const report = await run();
    expect(report).toMatchObject({ teams: { added: 0 }, players: { added: 0 }, games: { same: 2 }, lines: { same: 2 } });
    expect(report.kept.items.map(describeProblem)).toEqual(['teams.csv:2 team: the team was renamed since it was imported; kept as it is']);
  });

  test('what nobody edited follows the file; the ledger keeps the correction and the totals agree', async () => {
    const games = GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1');
    expect(await run({ games, players: PLAYERS.replace(`true,${five}`, `true,${five.replace('30,5', '30,7')}`) })).toMatchObject({
      games: { changed: 1, same: 1 },
      lines: { changed: 1, same: 1 },
    });
    expect(await query('SELECT operation, before, after, actor_name FROM statistics_ledger WHERE organization_id = $1')).toEqual([
      { operation: 'import', before: 5, after: 7, actor_name: 'the importer' },
    ]);
    expect(await query("SELECT wins, losses FROM team_season_totals s JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id WHERE s.organization_id = $1 AND t.name = 'Cats'")).toEqual([{ wins: 1, losses: 0 }]);
  });

  test('a scheduled game entered by hand gets its result; a played one is kept with its lines', async () => {
    await query('UPDATE games SET import_key = NULL, import_hash = NULL WHERE organization_id = $1');
    const games = GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1');
    const report = await run({ games, players: `${PLAYERS}\n2025-09-14,Ants,Bees,New,Comer,,,${five}` });
    expect(report).toMatchObject({ games: { changed: 1, same: 1 }, lines: { same: 2, added: 1 } });
    await query('UPDATE games SET home_score = 9, import_hash = NULL, import_key = NULL WHERE organization_id = $1 AND home_score = 5');
    expect(await run({ games })).toMatchObject({ games: { kept: 1, same: 1 }, lines: { kept: 2 } });
  });

  test('another season of the same teams and players adds neither', async () => {
    const report = await run({ games: GAMES.replaceAll('2025-', '2026-'), players: PLAYERS.replaceAll('2025-', '2026-') }, { name: 'Fall 2026' });
    expect(report).toMatchObject({ teams: { added: 0 }, players: { added: 0 }, games: { added: 2 }, lines: { added: 2 } });
    expect(await query('SELECT count(*)::int AS leagues FROM leagues WHERE organization_id = $1')).toEqual([{ leagues: 1 }]);
  });
});

describe('warnings do not stop an import', () => {
  test('points, periods and sums that disagree', async () => {
    const report = await run({ games: GAMES.replace('5,3,1,1', '6,3,1,1'), players: PLAYERS.replace('30,5,1', '30,4,1') });
    expect(report.done).toBe(true);
    expect(report.warnings.items.map(describeProblem)).toEqual([
      'games.csv:2 home_score: the periods add up to 5, the final is 6',
      'player_games.csv:2 PTS: Ann Archer has 4, but 2PM, 3PM and FTM make 5',
      "games.csv:2 home_score: the players' points add up to 4, the final is 6",
    ]);
  });
});

describe('a bad season writes nothing', () => {
  const latin1 = Buffer.from(TEAMS.replace('Cats', 'Ca\u00f1as'), 'latin1');
  const cases: [name: string, files: { teams?: Content; games?: Content; players?: Content }, problems: string[]][] = [
    ['missing file', { teams: null }, ['teams.csv: the file is missing']],
    ['empty file', { games: '' }, ['games.csv: the file is empty']],
    ['heading alone', { teams: 'team,league,division\n' }, ['teams.csv: there is no team in this file']],
    ['binary file', { games: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) }, ['games.csv:1: this is a binary file, not text']],
    ['wrong encoding', { teams: latin1 }, ['teams.csv:4: the text is not UTF-8 (another encoding, such as Windows-1252?): save the file as UTF-8']],
    ['UTF-16', { teams: Buffer.from(`\ufeff${TEAMS}`, 'utf16le') }, ['teams.csv:1: the file is in UTF-16: save it as UTF-8']],
    ['missing column', { games: GAMES.replace('away_score', 'away_points') }, ['games.csv:1 away_points: unknown column "away_points"', 'games.csv:1 away_score: this column is missing']],
    ['missing statistic', { players: PLAYERS.replace(',PTS', ',PPP') }, ['player_games.csv:1 PPP: unknown column "PPP"', 'player_games.csv:1 PTS: this column is missing']],
    ['derived statistic', { players: PLAYERS.replace(',PTS', ',PTS,FGM') }, ['player_games.csv:1 FGM: FGM follows from 2PM, 3PM: leave the column out']],
    ['half a period column', { games: GAMES.split('\n').map((line, index) => line + [',home_p5', ',0', ','][index]).join('\n') }, ['games.csv:1 away_p5: this column is missing']],
    ['column twice', { teams: 'team,league,division,team\nA,B,,A' }, ['teams.csv:1 team: this column is there twice']],
    ['semicolons', { teams: TEAMS.replaceAll(',', ';') }, ['teams.csv:1: the columns are separated by semicolons or tabs: save the file with commas']],
    ['wrong number', { players: PLAYERS.replace('30,5,1', '30,5.5,1') }, ['player_games.csv:2 PTS: "5.5" is not a whole number from 0 to 99999']],
    ['huge number', { games: GAMES.replace('Bees,5', 'Bees,4000000000') }, ['games.csv:2 home_score: "4000000000" is not a whole number from 0 to 99999']],
    ['negative number', { games: GAMES.replace('Bees,5,3', 'Bees,5,-3') }, ['games.csv:2 away_score: -3 is negative']],
    ['one score', { games: GAMES.replace('Bees,5,3', 'Bees,5,') }, ['games.csv:2 away_score: is blank while the other score is given']],
    ['unknown team', { games: GAMES.replace('Cats,Ants', 'Cats,Aunts') }, ['games.csv:3 away_team: unknown team "Aunts": teams.csv does not have it']],
    ['home is away', { games: GAMES.replace('Cats,Ants', 'Cats,cats') }, ['games.csv:3 away_team: home and away are the same team']],
    ['wrong date', { games: GAMES.replace('2025-09-21', '2025-02-30') }, ['games.csv:3 date: "2025-02-30" is not a date (YYYY-MM-DD)']],
    ['no date', { games: GAMES.replace('2025-09-21', '') }, ['games.csv:3 date: is blank']],
    ['wrong time', { games: GAMES.replace('18:30', '6:30pm') }, ['games.csv:3 time: "6:30pm" is not a time (HH:MM, 00:00 to 23:59)']],
    ['wrong flag', { players: PLAYERS.replace('true', 'maybe') }, ['player_games.csv:2 started: "maybe" is neither true nor false']],
    ['team twice', { teams: `${TEAMS}\n ants ,D2,` }, ['teams.csv:5 team: this team is on line 2 already']],
    ['no league', { teams: TEAMS.replace('Bees,D1', 'Bees,') }, ['teams.csv:3 league: is blank']],
    ['game twice', { games: `${GAMES}\n${GAMES.split('\n')[1]}` }, expect.arrayContaining([expect.stringContaining('games.csv:4: a second game')]) as unknown as string[]],
    ['line twice', { players: `${PLAYERS}\n${LINES[0]},${five}` }, ['player_games.csv:4: this player is in this game on line 2 already']],
    ['line without game', { players: PLAYERS.replace('2025-09-14,Bees', '2025-09-15,Bees') }, ['player_games.csv:3: games.csv has no such game (date, time or game_key, both teams)']],
    ['line against the own team', { players: PLAYERS.replace('Bees,Ants', 'Bees,Bees') }, ['player_games.csv:3 opponent: team and opponent are the same']],
    ['nameless player', { players: PLAYERS.replace('Bo,Baker', ',') }, ['player_games.csv:3 last_name: the player has no name']],
    ['long name', { players: PLAYERS.replace('Baker', 'B'.repeat(101)) }, ['player_games.csv:3 last_name: 101 characters; the most is 100']],
    ['short line', { games: `${GAMES}\n2025-09-28,18:00,Ants` }, ['games.csv:4: 3 fields instead of 14']],
    ['open quote', { teams: TEAMS.replace('Cats', '"Cats') }, ['teams.csv:4: a quote is opened and not closed. The file is not read further']],
    ['text behind a quote', { teams: TEAMS.replace('Bees', '"Bees"x') }, ['teams.csv:3: text follows a closing quote; a quote inside a quoted field is written twice. The file is not read further']],
    ['endless line', { teams: `${TEAMS}\n${'x'.repeat(200_000)}` }, [expect.stringMatching(/^teams\.csv:5: /) as unknown as string]],
    ['key in one file only', { players: `game_key,${HEAD}\na,${LINES[0]},${five}` }, expect.arrayContaining(['games.csv:1 game_key: this column is missing, which player_games.csv has']) as unknown as string[]],
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
      'teams.csv:5 league', 'games.csv:2 time', 'games.csv:3 time', 'player_games.csv:2 MIN', 'player_games.csv:3 MIN',
    ]);
    const many = await run({ players: `${HEAD}${`\n${LINES[0]},${five.replace('30', 'x')}`.repeat(1500)}` });
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
    const files = { teams: { name: 'teams.csv', size: null, open }, games: file('games.csv', GAMES), playerGames: file('player_games.csv', PLAYERS) };
    const ctx = await app.context();
    const streamed = await importSeasonAs(ctx, organizationId, AUTHOR, { files, name: 'x' });
    expect(lines(streamed).at(0)).toBe('teams.csv: the file is larger than 32 MB, the most that is read');
    expect(read).toBeLessThan(MOST_FILE_BYTES + 10 * piece.length);
    const known = { name: 'teams.csv', size: 200_000_000, open: () => expect.fail('it is not even opened') };
    expect(lines(await importSeasonAs(ctx, organizationId, AUTHOR, { files: { ...files, teams: known }, name: 'x' }))[0]).toBe('teams.csv: the file is larger than 32 MB, the most that is read');
    expect(await rowCount()).toBe(0);
  });
});

describe('around the files', () => {
  test('an aborted import writes nothing, while reading and while writing', async () => {
    for (const step of ['reading', 'writing'] as const) {
      const controller = new AbortController();
      const onProgress: SeasonImport['onProgress'] = (progress) => progress.step === step && controller.abort();
      await expect(run({}, { signal: controller.signal, onProgress })).rejects.toThrow('aborted');
      expect(await rowCount()).toBe(0);
    }
  });

  test('two imports at once are one after the other', async () => {
    const reports = await Promise.all([run(), run()]);
    expect(reports.map(({ games }) => games.added).sort()).toEqual([0, 2]);
  });

  test('the sport has to be clear', async () => {
    organizationId = (await createOrganization(app.manager, { sports: ['basketball', 'volleyball'] })).id;
    await expect(run()).rejects.toMatchObject({ code: 'UNPROCESSABLE', message: 'Which sport is it: basketball, volleyball?' });
    await expect(run({}, { sport: 'chess' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await run({}, { sport: 'Basketball' })).toMatchObject({ done: true });
    expect(await run()).toMatchObject({ done: true, games: { same: 2 } }); // the season knows its sport
  });

  test('a season needs a name', async () => {
    await expect(run({}, { name: ' ' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('only administrators import, each into the own organization', async () => {
    const other = (await createOrganization(app.manager)).id;
    const files = { teams: file('teams.csv', TEAMS), games: file('games.csv', GAMES), playerGames: file('player_games.csv', PLAYERS) };
    await expect(importSeason(await app.context(), { files, name: 'x' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const user = await createUser(app.manager, organizationId);
    const ctx = { ...(await app.context()), actor: { id: user.id, username: user.username, role: 'staff' as const, organizationId } };
    expect(await importSeason(ctx, { files, name: 'x' })).toMatchObject({ done: true });
    expect(await query('SELECT actor_name FROM audit_entries WHERE organization_id = $1')).toEqual([{ actor_name: user.username }]);
    organizationId = other;
    expect(await rowCount()).toBe(0);
  });
});
