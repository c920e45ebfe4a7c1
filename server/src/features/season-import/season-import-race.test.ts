import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createPlayer, createTeam } from '../../testing/factories.js';
import { noteLines } from '../../testing/imported-season.js';
import { overtaken } from '../../testing/overtaken.js';
import {
  FIVE,
  GAMES,
  HEAD,
  importSmall,
  LINES,
  PLAYERS,
  type SmallSeason,
  TEAMS,
  THREE,
} from '../../testing/small-season.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
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

const PLAYED_ONLY = GAMES.split('\n').slice(0, 2).join('\n');
const ANN_ONLY = `${HEAD}\n${LINES[0]},${FIVE}`;

const run = (season: SmallSeason = {}, more: Partial<SeasonImport> = {}): Promise<SeasonImportReport> =>
  importSmall(app, organizationId, season, more);

const rows = <Row>(text: string, ...params: unknown[]): Promise<Row[]> =>
  app.manager.query(text, [organizationId, ...params]);

type Statement = [sql: string, ...params: unknown[]];

/** An import that meets what somebody else has done, who commits once it waits for that. $1 is the organization. */
const runAfter = (
  statements: readonly Statement[],
  season: SmallSeason = {},
  more: Partial<SeasonImport> = {},
): Promise<SeasonImportReport> =>
  overtaken(
    app.database.pool,
    async (other: PoolClient) => {
      for (const [sql, ...params] of statements) await other.query(sql, [organizationId, ...params]);
    },
    () => run(season, more),
  );

/** What who enters statistics of games holds of them. */
const ENTER: Statement = ['SELECT FROM games WHERE organization_id = $1 AND home_score = 5 FOR SHARE'];

describe('what somebody saves while an import runs stays', () => {
  test('a game that is deleted is a deleted one', async () => {
    await run();
    const report = await runAfter([['DELETE FROM games WHERE organization_id = $1 AND home_score IS NULL']], {
      games: GAMES.replace('Cats,Ants,,,,,,,,,,', 'Cats,Ants,9,8,3,3,2,1,2,2,2,2'),
    });
    expect(report).toMatchObject({ done: true, games: { changed: 0 } });
    expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
  });

  test('a result with the scores of its periods', async () => {
    await run();
    const score: Statement[] = [
      [
        `UPDATE period_scores SET score = 73 WHERE organization_id = $1 AND score = 2 AND game_id IN (
           SELECT id FROM games WHERE organization_id = $1 AND home_score = 5 FOR NO KEY UPDATE)`,
      ],
      ['UPDATE games SET home_score = 77, version = version + 1 WHERE organization_id = $1 AND home_score = 5'],
    ];
    const report = await runAfter(score, { games: GAMES.replace('Ants,Bees,5,3,1,1,1,2', 'Ants,Bees,6,3,1,1,1,3') });
    expect(
      await rows('SELECT home_score, version FROM games WHERE organization_id = $1 AND away_score IS NOT NULL'),
    ).toEqual([{ home_score: 77, version: 2 }]);
    expect(await rows('SELECT score FROM period_scores WHERE organization_id = $1 AND score > 2')).toEqual([
      { score: 73 },
    ]);
    expect(noteLines(report.kept)).toEqual(['games.csv:2: the game was edited since it was imported; kept as it is']);
  });

  test('a statistic', async () => {
    await run();
    const value: Statement = ['UPDATE game_line_values SET value = 9 WHERE organization_id = $1 AND value = 5'];
    const report = await runAfter([ENTER, value], { players: PLAYERS.replace('30,5,', '30,6,') });
    expect(noteLines(report.kept)).toEqual([
      'player_games.csv:2: the line was edited since it was imported; kept as it is',
    ]);
    expect(await rows('SELECT value FROM game_line_values WHERE organization_id = $1 AND value IN (5, 6, 9)')).toEqual([
      { value: 9 },
    ]);
    expect(await rows('SELECT before FROM statistics_ledger WHERE organization_id = $1')).toEqual([]);
  });

  test('a line of a player whom the file brings, too', async () => {
    await run({ players: ANN_ONLY });
    const { id: playerId } = await createPlayer(app.manager, organizationId, { firstName: 'Bo', lastName: 'Baker' });
    const line: Statement = [
      `INSERT INTO game_lines (organization_id, game_id, team_id, player_id, position)
       SELECT $1, id, away_team_id, $2, 'C' FROM games WHERE organization_id = $1 AND home_score = 5`,
      playerId,
    ];
    const report = await runAfter([ENTER, line]);
    expect(report).toMatchObject({ done: true, lines: { added: 0, same: 1, kept: 1 } });
    expect(
      await rows('SELECT position FROM game_lines WHERE organization_id = $1 AND player_id = $2', playerId),
    ).toEqual([{ position: 'C' }]);
  });

  test('a game that the files no longer hold, although those are to be removed', async () => {
    await run();
    const move: Statement = [
      `UPDATE games SET time = '20:00', version = version + 1 WHERE organization_id = $1 AND home_score IS NULL`,
    ];
    const report = await runAfter([move], { games: PLAYED_ONLY }, { removeMissing: true });
    expect(report).toMatchObject({ done: true, removed: { games: 0, lines: 0 }, undoId: null });
    expect(noteLines(report.kept)).toEqual([
      'games.csv: 2025-09-21 20:00 Cats – Ants is not in the file any more, but was edited since it was imported; kept as it is',
    ]);
    expect(await rows('SELECT FROM games WHERE organization_id = $1')).toHaveLength(2);
  });

  test('a line with a statistic that the files no longer hold, although those are to be removed', async () => {
    await run();
    const value: Statement = ['UPDATE game_line_values SET value = 9 WHERE organization_id = $1 AND value = 3'];
    const report = await runAfter([ENTER, value], { players: ANN_ONLY }, { removeMissing: true });
    expect(report).toMatchObject({ done: true, removed: { games: 0, lines: 0 }, undoId: null });
    expect(await rows('SELECT FROM game_lines WHERE organization_id = $1')).toHaveLength(2);
  });
});

describe('what somebody adds while an import runs is not there twice', () => {
  const HELD = {
    league: 'SELECT FROM season_leagues WHERE organization_id = $1 FOR UPDATE',
    division: 'SELECT FROM divisions WHERE organization_id = $1 FOR UPDATE',
  };
  const SCOPE = { league: 'season_league_id', division: 'division_id' };
  test.each(['league', 'division'] as const)('a game of a %s', async (scope) => {
    await run({ games: PLAYED_ONLY });
    // A new game holds what it belongs to.
    const add: Statement[] = [
      [HELD[scope]],
      [
        `INSERT INTO games (organization_id, season_id, ${SCOPE[scope]}, date, time, home_team_id, away_team_id)
         SELECT $1, s.id, x.id, '2025-09-21', '18:30', home.id, away.id
         FROM seasons s, ${scope === 'league' ? 'season_leagues' : 'divisions'} x, teams home, teams away
         WHERE s.organization_id = $1 AND x.organization_id = $1 AND home.organization_id = $1 AND away.organization_id = $1
           AND home.name = 'Cats' AND away.name = 'Ants' ${scope === 'league' ? '' : "AND x.name = 'East'"}`,
      ],
    ];
    const bracket = GAMES.split('\n')
      .map((line, index) => `${['bracket', '', 'East'][index]},${line}`)
      .join('\n');
    const report = await runAfter(add, { games: scope === 'league' ? GAMES : bracket });
    expect(report).toMatchObject({ done: true, games: { added: 0, changed: 1, same: 1 } });
    expect(await rows('SELECT FROM games WHERE organization_id = $1')).toHaveLength(2);
  });

  test('a team in a league', async () => {
    await run();
    const { id: teamId } = await createTeam(app.manager, organizationId, { name: 'Dogs' });
    const report = await runAfter([[HELD.league], enrol(teamId)], { teams: `${TEAMS}\nDogs,D1,` });
    expect(report).toMatchObject({ done: true, teams: { added: 0 } });
    expect(
      await rows('SELECT FROM season_league_teams WHERE organization_id = $1 AND team_id = $2', teamId),
    ).toHaveLength(1);
  });
});

const enrol = (teamId: number): Statement => [
  `INSERT INTO season_league_teams (organization_id, season_league_id, team_id)
   SELECT $1, id, $2 FROM season_leagues WHERE organization_id = $1`,
  teamId,
];

describe('an import asks to be tried again', () => {
  const AGAIN = {
    code: 'CONFLICT',
    message: 'Somebody else changed what is imported meanwhile. Nothing was imported; please try again.',
  };
  const SPORT = '(SELECT sport_id FROM organization_sports WHERE organization_id = $1)';

  test('when a player of its files comes meanwhile', async () => {
    const player: Statement = [
      `INSERT INTO players (organization_id, first_name, last_name, import_key) VALUES ($1, 'Ann', 'Archer', 'name:ann archer')`,
    ];
    await expect(runAfter([player])).rejects.toMatchObject(AGAIN);
    expect(await run()).toMatchObject({ done: true, players: { total: 2, added: 1 } });
  });

  test('when a team comes back to its league meanwhile, by an undo', async () => {
    await run();
    const { id: teamId } = await createTeam(app.manager, organizationId, { name: 'Dogs' });
    const teams = `${TEAMS}\nDogs,D1,`;
    await expect(runAfter([enrol(teamId)], { teams })).rejects.toMatchObject(AGAIN);
    expect(await run({ teams })).toMatchObject({ done: true, teams: { added: 0 } });
  });

  test('when a statistic or a period of its sport comes meanwhile', async () => {
    const statistic = `INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation) VALUES ($1, ${SPORT}, 'Minutes', 'MIN')`;
    await expect(runAfter([[statistic]])).rejects.toMatchObject(AGAIN);
    const period = `INSERT INTO game_periods (organization_id, sport_id, name) VALUES ($1, ${SPORT}, 'q1')`;
    await expect(runAfter([[period]])).rejects.toMatchObject(AGAIN);
    expect(await rows('SELECT FROM seasons WHERE organization_id = $1')).toEqual([]);
  });

  // The files have been read by the time an import waits for another one.
  const OTHER_IMPORT: Statement = ["SELECT pg_advisory_xact_lock(hashtext('season-import'), $1)"];

  test('when a period of its files gets another name meanwhile', async () => {
    await run();
    const rename: Statement = [`UPDATE game_periods SET name = 'First' WHERE organization_id = $1 AND name = 'Q1'`];
    await expect(runAfter([OTHER_IMPORT, rename])).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The period Q1 was removed or renamed meanwhile. Nothing was imported; please try again.',
    });
    expect(await run()).toMatchObject({ done: true, games: { same: 2 } });
  });

  test('when a statistic of its files is removed meanwhile', async () => {
    await run();
    await rows(
      `INSERT INTO stat_definitions (organization_id, sport_id, name, abbreviation, position) VALUES ($1, ${SPORT}, 'Dunks', 'DNK', 99)`,
    );
    const players = [`${HEAD},DNK`, `${LINES[0]},${FIVE},1`, `${LINES[1]},${THREE},1`].join('\n');
    const remove: Statement = [`DELETE FROM stat_definitions WHERE organization_id = $1 AND abbreviation = 'DNK'`];
    await expect(runAfter([OTHER_IMPORT, remove], { players })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The statistic DNK was removed or renamed meanwhile. Nothing was imported; please try again.',
    });
  });
});
