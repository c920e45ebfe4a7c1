import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { describeProblem } from './reporting/problem.js';
import { HEAD, importSmall, problemLines } from '../../testing/small-season.js';

let app: TestApp;
let organizationId: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
  await importSmall(app, organizationId, { games: 'date,home_team,away_team,home_score,away_score', players: HEAD });
});

const FINAL = 'date,home_team,away_team,home_score,away_score';
const query = <Row>(sql: string, ...params: unknown[]): Promise<Row[]> =>
  app.manager.query<Row[]>(sql, [organizationId, ...params]);

/** Periods instead of the sport's own, in this order; hidden ones have a * behind their names. */
async function havePeriods(...names: readonly string[]): Promise<void> {
  await query('DELETE FROM game_periods WHERE organization_id = $1');
  for (const [position, name] of names.entries()) {
    await query(
      `INSERT INTO game_periods (organization_id, sport_id, name, kind, position, hidden) SELECT $1, sport_id, $2, $3, $4, $5 FROM organization_sports WHERE organization_id = $1`,
      name.replace('*', ''),
      /^OT|^Extra/.test(name) ? 'overtime' : name === 'Final' ? 'final' : 'regular',
      position,
      name.endsWith('*'),
    );
  }
}

/** Imports one game of the Bees at home with these columns. */
async function importGame(columns: Readonly<Record<string, number | ''>>) {
  const games = `${[FINAL, ...Object.keys(columns)].join(',')}\n2025-10-01,Bees,Cats,8,7,${Object.values(columns).join(',')}`;
  return problemLines(await importSmall(app, organizationId, { games, players: HEAD }));
}

/** What is stored of the home team: 'Q1 5'. */
async function stored(): Promise<string[]> {
  const rows = await query<{ score: string }>(
    `SELECT p.name || ' ' || s.score AS score FROM period_scores s JOIN game_periods p ON p.organization_id = $1 AND p.id = s.game_period_id
     JOIN games g ON g.organization_id = $1 AND g.id = s.game_id AND g.home_team_id = s.team_id WHERE s.organization_id = $1 ORDER BY p.position`,
  );
  return rows.map(({ score }) => score);
}

test('columns are named after the periods, in any case and order', async () => {
  expect(await importGame({ away_q2: 3, HOME_Q2: 4, home_ot1: 1, home_q1: 3, away_q1: 4, away_OT1: 0 })).toEqual([]);
  expect(await stored()).toEqual(['Q1 3', 'Q2 4', 'OT1 1']);
});

test('numbers mean the visible regular periods in order, then overtimes', async () => {
  await havePeriods('Warm-up*', 'H1', 'H2', 'Extra time', 'Final');
  expect(await importGame({ home_p1: 3, home_p2: 4, home_p3: 1, away_p1: 3, away_p2: 4, away_p3: 0 })).toEqual([]);
  expect(await stored()).toEqual(['H1 3', 'H2 4', 'Extra time 1']);
  expect(
    await importGame({ 'home_warm-up': 2, home_h1: 3, home_p3: 3, 'away_warm-up': 2, away_h1: 4, away_p3: 1 }),
  ).toEqual([]);
  expect(await stored()).toEqual(['Warm-up 2', 'H1 3', 'H2 4', 'Extra time 3']);
});

test('a name comes before a number', async () => {
  await havePeriods('P2', 'P1', 'OT');
  expect(await importGame({ home_p1: 3, home_p2: 4, away_p1: 3, away_p2: 4, home_p3: 1, away_p3: 0 })).toEqual([]);
  expect(await stored()).toEqual(['P2 4', 'P1 3', 'OT 1']);
});

test('what has no place is refused at its line, and may stand there blank', async () => {
  await havePeriods('H1', 'H2', 'OT');
  const columns = {
    home_p1: 3,
    home_p2: 4,
    home_p3: 1,
    home_p4: 0,
    away_p1: 3,
    away_p2: 4,
    away_p3: 0,
    away_p4: '',
  } as const;
  expect(await importGame(columns)).toEqual([
    'games.csv:2 home_p4: there is no such period; the periods are H1, H2, OT. Add it under game periods, or leave the cell blank',
  ]);
  expect(await importGame({ home_ot2: 1, away_ot2: '' })).toEqual([
    'games.csv:2 home_ot2: there is no such period; the periods are H1, H2, OT. Add it under game periods, or leave the cell blank',
  ]);
  expect(await importGame({ ...columns, home_p4: '' })).toEqual([]);
  expect(await importGame({ home_q1: 1, away_q1: 2 })).toEqual([
    'games.csv:1 home_q1: unknown column "home_q1"',
    'games.csv:1 away_q1: unknown column "away_q1"',
  ]);
});

test('a period has one column for each team', async () => {
  expect(await importGame({ home_q1: 1, home_p1: 1, away_q1: 1, away_p1: 1 })).toEqual([
    'games.csv:1 home_p1: this column is of the period Q1, and so is home_q1',
    'games.csv:1 away_p1: this column is of the period Q1, and so is away_q1',
  ]);
});

test('a file without periods and times leaves those that are stored', async () => {
  await importGame({ home_q1: 3, away_q1: 3 });
  await query("UPDATE games SET time = '18:00' WHERE organization_id = $1");
  expect(await importGame({})).toEqual([]);
  expect(await stored()).toEqual(['Q1 3']);
  expect(await query('SELECT time FROM games WHERE organization_id = $1')).toEqual([{ time: '18:00' }]);
});

test.each(['tennis', 'volleyball'] as const)('a match of %s has the sets won, and else it is told', async (sport) => {
  const { id } = await createOrganization(app.manager, { sports: [sport] });
  const sets = 'home_set_1,home_set_2,home_set_3,away_set_1,away_set_2,away_set_3';
  const reportOf = (scores: string) =>
    importSmall(app, id, {
      games: `${FINAL},${sets}\n2025-10-01,Bees,Cats,${scores}`,
      players: HEAD.replace(/,MIN.*/, ''),
    });
  const right = await reportOf('2,1,6,3,7,4,6,5');
  expect([right.done, right.warnings.items.map(describeProblem)]).toEqual([true, []]);
  expect((await reportOf('3,1,6,3,7,4,6,5')).warnings.items.map(describeProblem)).toEqual([
    'games.csv:2 home_score: 2 of the sets are won, the final is 3',
  ]);
});
