import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
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
  STATISTICS,
  TEAMS,
  THREE,
} from '../../testing/small-season.js';
import { describeProblem } from './reporting/problem.js';
import type { SeasonImportReport } from './reporting/report.js';
import { importSeason, type SeasonImport } from './season-import.service.js';

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
const rowCount = (): Promise<number> => importedRows(app, organizationId);

async function query<Row>(sql: string, ...params: unknown[]): Promise<Row[]> {
  return app.manager.query<Row[]>(sql, [organizationId, ...params]);
}

describe('a good season', () => {
  test('played games are final, the others scheduled; times get two digits', async () => {
    expect(await run()).toMatchObject({
      done: true,
      games: { added: 2 },
      lines: { added: 2 },
      warnings: { items: [] },
      kept: { items: [] },
    });
    const games = await query(
      'SELECT date, time, status, home_score, away_score FROM games WHERE organization_id = $1 ORDER BY date',
    );
    expect(games).toEqual([
      { date: '2025-09-14', time: '09:00', status: 'final', home_score: 5, away_score: 3 },
      { date: '2025-09-21', time: '18:30', status: 'scheduled', home_score: null, away_score: null },
    ]);
  });

  test('BOM, CR LF, quotes, blank lines, other order and case of columns make no difference', async () => {
    const teams = '\ufeff"Division","TEAM",League\r\n"East","Ants",D1\r\n\r\nWest,  Bees ,D1\r\n,Cats,D1\r\n';
    expect(lines(await run({ teams }))).toEqual([]);
    expect(await query('SELECT name FROM teams WHERE organization_id = $1 ORDER BY name')).toEqual([
      { name: 'Ants' },
      { name: 'Bees' },
      { name: 'Cats' },
    ]);
  });

  test('a line without values did not play', async () => {
    await run({ players: `${PLAYERS}\n2025-09-14,Ants,Bees,Al,Ash,,,${','.repeat(STATISTICS.length - 1)}` });
    expect(await query('SELECT did_not_play FROM game_lines WHERE organization_id = $1 ORDER BY id')).toEqual(
      [false, false, true].map((did_not_play) => ({ did_not_play })),
    );
  });

  test('a further league of a team is added, a position in a division that is another by hand is kept', async () => {
    const games = GAMES.replace('date,', 'league,date,')
      .replace('\n2025-09-14', '\nD1,2025-09-14')
      .replace('\n2025-09-21', '\n,2025-09-21');
    const teams = 'team,league,division,division_position\nAnts,D1,East,0\nBees,D1,West,\nCats,D1,,';
    expect(await run({ teams, games })).toMatchObject({ done: true, games: { added: 2 } });
    await query('UPDATE division_teams SET position = 4 WHERE organization_id = $1 AND position = 0');
    const report = await run({ teams: `${teams}\nBees,Cup,East,2\nAnts,Cup,,`, games });
    expect(report).toMatchObject({
      done: true,
      teams: { total: 3, added: 0 },
      games: { added: 0, changed: 0, same: 2 },
    });
    expect(report.kept.items.map(describeProblem)).toEqual([
      'teams.csv:2 division_position: the team is at position 4 of its division; kept as it is',
    ]);
    expect(
      await query(
        `SELECT t.name AS team, l.name AS league, m.position, (SELECT count(*)::int FROM games g WHERE g.organization_id = $1 AND g.season_league_id = p.id) AS games
         FROM season_league_teams s JOIN season_leagues p ON p.organization_id = $1 AND p.id = s.season_league_id JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
         JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id LEFT JOIN division_teams m ON m.organization_id = $1 AND m.season_league_team_id = s.id
         WHERE s.organization_id = $1 ORDER BY s.id`,
      ),
    ).toEqual([
      { team: 'Ants', league: 'D1', position: 4, games: 2 },
      { team: 'Bees', league: 'D1', position: null, games: 2 },
      { team: 'Cats', league: 'D1', position: null, games: 2 },
      { team: 'Bees', league: 'Cup', position: 2, games: 0 },
      { team: 'Ants', league: 'Cup', position: null, games: 0 },
    ]);
  });

  test('the report names the active season that public pages show instead', async () => {
    expect(await run({}, { active: true })).toMatchObject({ shownInstead: null });
    expect(await run({}, { name: 'Old', active: true })).toMatchObject({
      shownInstead: { name: 'Fall 2025', startDate: '2025-09-14' },
    });
    await query(
      "UPDATE seasons SET start_date = '2026-01-01', finish_date = NULL WHERE organization_id = $1 AND name = 'Old'",
    );
    expect(await run({}, { name: 'Old' })).toMatchObject({ shownInstead: null });
    expect(await run()).toMatchObject({ shownInstead: { name: 'Old', startDate: '2026-01-01' } });
    expect(await run({}, { name: 'Idle' })).toMatchObject({ shownInstead: null });
  });

  test('active makes the season active, also later', async () => {
    await run();
    expect(await query('SELECT active FROM seasons WHERE organization_id = $1')).toEqual([{ active: false }]);
    await run({}, { active: true });
    expect(await query('SELECT active FROM seasons WHERE organization_id = $1')).toEqual([{ active: true }]);
  });

  test('an extra statistic of the organization may come along', async () => {
    await run();
    await query(
      "INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation) SELECT $1, sport_id, 'Charges', 'CHG' FROM seasons WHERE organization_id = $1",
    );
    expect(await run({ players: `${HEAD},CHG\n${LINES[0]},${FIVE},3\n${LINES[1]},${THREE},` })).toMatchObject({
      done: true,
      lines: { changed: 1, same: 1 },
    });
  });
});

describe('who is who', () => {
  test('without keys the same name is one person', async () => {
    await run({ players: `${PLAYERS}\n2025-09-21,ants,Cats, ANN ,archer,F,true,${FIVE}` });
    expect(await query('SELECT first_name, last_name FROM players WHERE organization_id = $1 ORDER BY id')).toEqual([
      { first_name: 'Ann', last_name: 'Archer' },
      { first_name: 'Bo', last_name: 'Baker' },
    ]);
  });

  test('keys tell namesakes apart, now and later', async () => {
    const players = `player_key,${HEAD}\n1,${LINES[0]},${FIVE}\n2,2025-09-14,Bees,Ants,Ann,Archer,,false,${THREE}`;
    expect(await run({ players })).toMatchObject({ done: true, players: { total: 2, added: 2 } });
    expect(await run({ players })).toMatchObject({ done: true, players: { total: 2, added: 0 }, lines: { same: 2 } });
    expect(lines(await run({ players: `${HEAD}\n${LINES[0]},${FIVE}` }))).toEqual([
      'player_games.csv:2 player_key: there are several players called "ann archer": give the key of the one who is meant',
    ]);
  });

  test('one key has one name', async () => {
    const players = `player_key,${HEAD}\n1,${LINES[0]},${FIVE}\n1,${LINES[1]},${THREE}`;
    expect(lines(await run({ players }))).toEqual([
      'player_games.csv:3 player_key: this key belongs to "Ann Archer" on line 2',
    ]);
  });

  const second = `${GAMES}\n2025-09-14,12:00,Bees,Ants,3,5,,,,,,,,`;

  test('a second game of a pair on a day needs a key or a time', async () => {
    expect(lines(await run({ games: second }))).toContain(
      'games.csv:4: a second game of these teams on this day (the first is on line 2): player_games.csv has to tell them apart by game_key or time',
    );
    expect(await rowCount()).toBe(0);
  });

  test('times tell two games apart', async () => {
    const players = `time,${HEAD}\n09:00,${LINES[0]},${FIVE}\n9:00,${LINES[1]},${THREE}\n12:00,${LINES[0]},${FIVE}`;
    expect(await run({ games: second, players })).toMatchObject({
      done: true,
      games: { added: 3 },
      lines: { added: 3 },
    });
    expect(await run({ games: second, players })).toMatchObject({ done: true, games: { same: 3 }, lines: { same: 3 } });
  });

  test('keys tell two games apart, also at the same time', async () => {
    const games = second
      .replace('12:00', '9:00')
      .split('\n')
      .map((line, index) => `${['game_key', 'a', 'b', 'c'][index]},${line}`)
      .join('\n');
    const players = `game_key,${HEAD}\na,${LINES[0]},${FIVE}\na,${LINES[1]},${THREE}\nc,${LINES[0]},${FIVE}`;
    expect(await run({ games, players })).toMatchObject({ done: true, games: { added: 3 }, lines: { added: 3 } });
    expect(lines(await run({ games, players: `${players}\nx,${LINES[1]},${THREE}\nb,${LINES[1]},${THREE}` }))).toEqual([
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
    expect(report.kept.items.map(describeProblem)).toEqual([
      'games.csv:2: the game was edited since it was imported; kept as it is',
    ]);
    expect(await query('SELECT home_score FROM games WHERE organization_id = $1 ORDER BY date')).toEqual([
      { home_score: 6 },
      { home_score: null },
    ]);
  });

  test('a game that was moved to another day is not imported twice', async () => {
    await query("UPDATE games SET date = '2025-09-15' WHERE organization_id = $1 AND date = '2025-09-14'");
    expect(await run()).toMatchObject({ games: { kept: 1, same: 1, added: 0 }, lines: { same: 2 } });
  });

  test('a statistic that was edited since is kept, also when the file has a new value', async () => {
    await query(
      "UPDATE game_line_values v SET value = 9 FROM stat_definitions d WHERE v.organization_id = $1 AND d.organization_id = $1 AND d.id = v.stat_definition_id AND d.abbreviation = 'PTS' AND v.value = 5",
    );
    const report = await run({ players: PLAYERS.replace('30,5,1', '31,5,1') });
    expect(report).toMatchObject({ lines: { kept: 1, same: 1 } });
    expect(report.kept.items.map(describeProblem)).toEqual([
      'player_games.csv:2: the line was edited since it was imported; kept as it is',
    ]);
  });

  test('renamed teams and players are found again', async () => {
    await query("UPDATE teams SET name = 'Aardvarks' WHERE organization_id = $1 AND name = 'Ants'");
    await query("UPDATE players SET last_name = 'Butcher' WHERE organization_id = $1 AND last_name = 'Baker'");
    const report = await run();
    expect(report).toMatchObject({
      teams: { added: 0 },
      players: { added: 0 },
      games: { same: 2 },
      lines: { same: 2 },
    });
    expect(report.kept.items.map(describeProblem)).toEqual([
      'teams.csv:2 team: the team was renamed since it was imported; kept as it is',
    ]);
  });

  test('what nobody edited follows the file; the ledger keeps the correction and the totals agree', async () => {
    const games = GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1');
    expect(
      await run({ games, players: PLAYERS.replace(`true,${FIVE}`, `true,${FIVE.replace('30,5', '30,7')}`) }),
    ).toMatchObject({
      games: { changed: 1, same: 1 },
      lines: { changed: 1, same: 1 },
    });
    expect(
      await query('SELECT operation, before, after, actor_name FROM statistics_ledger WHERE organization_id = $1'),
    ).toEqual([{ operation: 'import', before: 5, after: 7, actor_name: 'the importer' }]);
    expect(
      await query(
        "SELECT wins, losses FROM team_season_totals s JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id WHERE s.organization_id = $1 AND t.name = 'Cats'",
      ),
    ).toEqual([{ wins: 1, losses: 0 }]);
  });

  test('a scheduled game entered by hand gets its result; a played one is kept with its lines', async () => {
    await query('UPDATE games SET import_key = NULL, import_hash = NULL WHERE organization_id = $1');
    const games = GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1');
    const report = await run({ games, players: `${PLAYERS}\n2025-09-14,Ants,Bees,New,Comer,,,${FIVE}` });
    expect(report).toMatchObject({ games: { changed: 1, same: 1 }, lines: { same: 2, added: 1 } });
    await query(
      'UPDATE games SET home_score = 9, import_hash = NULL, import_key = NULL WHERE organization_id = $1 AND home_score = 5',
    );
    expect(await run({ games })).toMatchObject({ games: { kept: 1, same: 1 }, lines: { kept: 2 } });
  });

  test('another season of the same teams and players adds neither', async () => {
    const report = await run(
      { games: GAMES.replaceAll('2025-', '2026-'), players: PLAYERS.replaceAll('2025-', '2026-') },
      { name: 'Fall 2026' },
    );
    expect(report).toMatchObject({
      teams: { added: 0 },
      players: { added: 0 },
      games: { added: 2 },
      lines: { added: 2 },
    });
    expect(await query('SELECT count(*)::int AS leagues FROM leagues WHERE organization_id = $1')).toEqual([
      { leagues: 1 },
    ]);
  });
});

describe('warnings do not stop an import', () => {
  test('points, periods and sums that disagree', async () => {
    const report = await run({
      games: GAMES.replace('5,3,1,1', '6,3,1,1'),
      players: PLAYERS.replace('30,5,1', '30,4,1'),
    });
    expect(report.done).toBe(true);
    expect(report.warnings.items.map(describeProblem)).toEqual([
      'games.csv:2 home_score: the periods add up to 5, the final is 6',
      'player_games.csv:2 PTS: Ann Archer has 4, but 2PM, 3PM and FTM make 5',
      "games.csv:2 home_score: the players' points add up to 4, the final is 6",
    ]);
  });
});

describe('names that may be one', () => {
  test('teams and players without keys that differ in marks, spaces and signs alone are told', async () => {
    const report = await run({
      teams: `${TEAMS}\nC.áts,D1,`,
      players: `${PLAYERS}\n2025-09-14,Ants,Bees,Ánn,Archer,,false,${THREE}`,
    });
    expect(report.done).toBe(true);
    expect(report.warnings.items.map(describeProblem).slice(0, 2)).toEqual([
      'teams.csv:5 team: "C.áts" is another team than "Cats" of line 4: if they are one, spell it in one way',
      'player_games.csv:4 last_name: "Ánn Archer" is another player than "Ann Archer" of line 2: if they are one, spell the name in one way',
    ]);
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
    await expect(run()).rejects.toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'Which sport is it: basketball, volleyball?',
    });
    await expect(run({}, { sport: 'chess' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await run({}, { sport: 'Basketball' })).toMatchObject({ done: true });
    expect(await run()).toMatchObject({ done: true, games: { same: 2 } }); // the season knows its sport
  });

  test('a season needs a name', async () => {
    await expect(run({}, { name: ' ' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('only administrators import, each into the own organization', async () => {
    const other = (await createOrganization(app.manager)).id;
    const files = smallSeason();
    await expect(importSeason(await app.context(), { files, name: 'x' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const user = await createUser(app.manager, organizationId);
    const ctx = {
      ...(await app.context()),
      actor: { id: user.id, username: user.username, role: 'staff' as const, organizationId },
    };
    expect(await importSeason(ctx, { files, name: 'x' })).toMatchObject({ done: true });
    expect(await query('SELECT actor_name FROM audit_entries WHERE organization_id = $1')).toEqual([
      { actor_name: user.username },
    ]);
    organizationId = other;
    expect(await rowCount()).toBe(0);
  });
});
