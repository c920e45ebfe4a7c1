import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrganization } from '../../testing/factories.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
import { describeProblem } from './reporting/problem.js';
import type { SeasonImportReport } from './reporting/report.js';
import { seasonFilesIn } from './reading/files/season-files.js';
import { type ImportProgress, importSeasonAs } from './season-import.service.js';

const DIRECTORY = fileURLToPath(new URL('../../../../demo/nba-2017-18', import.meta.url));
const AUTHOR = { id: null, name: 'the importer' };

let app: TestApp;
let organizationId: number;
let report: SeasonImportReport;
const progress: ImportProgress[] = [];

/** The rows of a file as they stand in it: its cells hold neither quotes nor commas. */
function rowsOf(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(DIRECTORY, file), 'utf8').trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
}

async function importAgain(): Promise<SeasonImportReport> {
  const files = await seasonFilesIn(DIRECTORY);
  return importSeasonAs(await app.context(), organizationId, AUTHOR, {
    files,
    name: '2017-18',
    active: true,
    onProgress: (step) => progress.push(step),
  });
}

async function query<Row>(sql: string, ...params: unknown[]): Promise<Row[]> {
  return app.manager.query<Row[]>(sql, [organizationId, ...params]);
}

beforeAll(async () => {
  app = await startTestApp();
  organizationId = (await createOrganization(app.manager, { timeZone: 'America/New_York' })).id;
  report = await importAgain();
});
afterAll(() => app.close());

test('the season is imported whole', () => {
  expect(report.problems).toEqual({ items: [], more: 0 });
  expect(report).toMatchObject({
    done: true,
    teams: { total: 30, added: 30 },
    players: { total: 495, added: 495 },
    games: { added: 774, changed: 0, same: 0, kept: 0 },
    lines: { added: 16_486, changed: 0, same: 0, kept: 0 },
    kept: { items: [] },
  });
});

test('the known faults of the source are reported', () => {
  expect(report.warnings.items.map(describeProblem)).toEqual([
    'games.csv:26 home_score: the periods add up to 98, the final is 120',
    'games.csv:26 away_score: the periods add up to 109, the final is 128',
    'games.csv:271 away_score: the periods add up to 104, the final is 102',
    'player_games.csv:5813 PTS: Serge Ibaka has 8, but 2PM, 3PM and FTM make 10',
  ]);
});

test('progress goes through both steps to their ends', () => {
  const ends = (['reading', 'writing'] as const).map((step) => progress.filter((item) => item.step === step).at(-1));
  expect(ends.map((end) => end?.done === end?.total)).toEqual([true, true]);
  expect(ends[1]?.total).toBe(16_486);
});

test('every value of every line is in the database', async () => {
  const stored = await query<{ place: string; values: Record<string, number> }>(
    `SELECT concat_ws(',', g.date, t.name, o.name, p.first_name, p.last_name, l.position, l.started) AS place, json_object_agg(d.abbreviation, v.value) AS values
     FROM game_lines l
     JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id
     JOIN teams t ON t.organization_id = l.organization_id AND t.id = l.team_id
     JOIN teams o ON o.organization_id = l.organization_id AND o.id = g.home_team_id + g.away_team_id - l.team_id
     JOIN players p ON p.organization_id = l.organization_id AND p.id = l.player_id
     JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
     JOIN stat_definitions d ON d.organization_id = l.organization_id AND d.id = v.stat_definition_id
     WHERE l.organization_id = $1 GROUP BY 1`,
  );
  const found = new Map(stored.map(({ place, values }) => [place, values]));
  const wrong = rowsOf('player_games.csv').filter(
    ({ date, team, opponent, first_name, last_name, position, started, ...given }) => {
      const values = found.get(
        [date, team, opponent, first_name, last_name, position, started === 'true' ? 't' : 'f'].join(','),
      );
      return Object.entries(given).some(([name, value]) => values?.[name] !== Number(value));
    },
  );
  expect(wrong).toEqual([]);
  expect(found.size).toBe(16_486);
});

test('totals of players are those of the file', async () => {
  const sums = new Map<string, Record<string, number>>();
  for (const { first_name, last_name, MIN, PTS, '3PM': threes, REB, started } of rowsOf('player_games.csv')) {
    const sum = sums.get(`${first_name} ${last_name}`) ?? { games: 0, started: 0, MIN: 0, PTS: 0, '3PM': 0, REB: 0 };
    sums.set(`${first_name} ${last_name}`, {
      games: sum['games']! + 1,
      started: sum['started']! + (started === 'true' ? 1 : 0),
      MIN: sum['MIN']! + Number(MIN),
      PTS: sum['PTS']! + Number(PTS),
      '3PM': sum['3PM']! + Number(threes),
      REB: sum['REB']! + Number(REB),
    });
  }
  const stored = await query<{ name: string; totals: Record<string, number>; games: number; started: number }>(
    `SELECT p.first_name || ' ' || p.last_name AS name,
       (SELECT json_object_agg(abbreviation, total) FROM (SELECT d.abbreviation, sum(t.total)::int AS total FROM player_stat_totals t
          JOIN stat_definitions d ON d.organization_id = t.organization_id AND d.id = t.stat_definition_id
          WHERE t.organization_id = p.organization_id AND t.player_id = p.id AND d.abbreviation IN ('MIN', 'PTS', '3PM', 'REB') GROUP BY 1) x) AS totals,
       (SELECT sum(games_played)::int FROM player_season_totals t WHERE t.organization_id = p.organization_id AND t.player_id = p.id) AS games,
       (SELECT sum(games_started)::int FROM player_season_totals t WHERE t.organization_id = p.organization_id AND t.player_id = p.id) AS started
     FROM players p WHERE p.organization_id = $1`,
  );
  expect(stored).toHaveLength(495);
  expect(new Map(stored.map(({ name, totals, games, started }) => [name, { games, started, ...totals }]))).toEqual(
    sums,
  );
  expect(sums.get('James Harden')).toMatchObject({ PTS: 1355, games: 43 });
});

test('records of teams are those of the file', async () => {
  const records = new Map<string, [number, number]>();
  for (const { home_team, away_team, home_score, away_score } of rowsOf('games.csv')) {
    const homeWon = Number(home_score) > Number(away_score);
    for (const [team, won] of [[home_team!, homeWon] as const, [away_team!, !homeWon] as const]) {
      const [wins, losses] = records.get(team) ?? [0, 0];
      records.set(team, won ? [wins + 1, losses] : [wins, losses + 1]);
    }
  }
  const stored = await query<{ name: string; wins: number; losses: number }>(
    `SELECT t.name, s.wins, s.losses FROM team_season_totals s JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id
     WHERE s.organization_id = $1`,
  );
  expect(new Map(stored.map(({ name, wins, losses }) => [name, [wins, losses]]))).toEqual(records);
  expect(records.get('Golden State Warriors')).toEqual([41, 11]);
});

test('totals pass their verification', async () => {
  expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
});

test('players who changed teams are one player with an entry on each roster', async () => {
  const rows = await query<{ teams: string[] }>(
    `SELECT array_agg(t.name ORDER BY t.name) AS teams FROM players p
     JOIN roster_entries r ON r.organization_id = p.organization_id AND r.player_id = p.id
     JOIN season_league_teams s ON s.organization_id = r.organization_id AND s.id = r.season_league_team_id
     JOIN teams t ON t.organization_id = s.organization_id AND t.id = s.team_id
     WHERE p.organization_id = $1 GROUP BY p.id HAVING count(*) > 1`,
  );
  expect(rows).toHaveLength(14);
  expect(rows.map(({ teams }) => teams)).toContainEqual(['Milwaukee Bucks', 'Phoenix Suns']);
});

test('overtimes are OT1 and up', async () => {
  const rows = await query<{ name: string; games: number }>(
    `SELECT p.name, count(DISTINCT s.game_id)::int AS games FROM period_scores s
     JOIN game_periods p ON p.organization_id = s.organization_id AND p.id = s.game_period_id WHERE s.organization_id = $1 GROUP BY p.organization_id, p.id, p.name, p.position ORDER BY p.position`,
  );
  const played = (column: string): number => rowsOf('games.csv').filter((game) => game[column] !== '').length;
  expect(rows.filter(({ name }) => name.startsWith('OT'))).toEqual(
    ['home_p5', 'home_p6', 'home_p7', 'home_p8']
      .map((column, index) => ({ name: `OT${index + 1}`, games: played(column) }))
      .filter(({ games }) => games > 0),
  );
  expect(rows.find(({ name }) => name === 'OT1')?.games).toBe(33);
});

test('season, league and divisions are made from the files', async () => {
  const [season] = await query('SELECT name, active, start_date, finish_date FROM seasons WHERE organization_id = $1');
  expect(season).toEqual({ name: '2017-18', active: true, start_date: '2017-10-17', finish_date: '2018-02-02' });
  const divisions = await query<{ name: string; teams: number }>(
    `SELECT d.name, count(*)::int AS teams FROM divisions d JOIN division_teams t ON t.organization_id = d.organization_id AND t.division_id = d.id
     WHERE d.organization_id = $1 GROUP BY d.name ORDER BY d.name`,
  );
  expect(divisions).toEqual(
    ['Atlantic', 'Central', 'Northwest', 'Pacific', 'Southeast', 'Southwest'].map((name) => ({ name, teams: 5 })),
  );
  expect(await query('SELECT actor_name, action FROM audit_entries WHERE organization_id = $1')).toEqual([
    { actor_name: 'the importer', action: 'season.import' },
  ]);
});

test('the same files again change nothing', async () => {
  const fingerprint = `SELECT (SELECT count(*) FROM audit_entries WHERE organization_id = $1) AS audit,
    (SELECT md5(string_agg(g::text, '|' ORDER BY id)) FROM games g WHERE organization_id = $1) AS games,
    (SELECT md5(string_agg(l::text, '|' ORDER BY id)) FROM game_lines l WHERE organization_id = $1) AS lines,
    (SELECT md5(string_agg(v::text, '|' ORDER BY id)) FROM game_line_values v WHERE organization_id = $1) AS values,
    (SELECT md5(string_agg(t::text, '|' ORDER BY id)) FROM player_stat_totals t WHERE organization_id = $1) AS totals,
    (SELECT md5(string_agg(s::text, '|' ORDER BY id)) FROM seasons s WHERE organization_id = $1) AS seasons,
    (SELECT md5(string_agg(r::text, '|' ORDER BY id)) FROM roster_entries r WHERE organization_id = $1) AS rosters`;
  const before = await query(fingerprint);
  const again = await importAgain();
  expect(again).toMatchObject({ done: true, games: { same: 774 }, lines: { same: 16_486 }, kept: { items: [] } });
  expect(await query(fingerprint)).toEqual(before);
});
