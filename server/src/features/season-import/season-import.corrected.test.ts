import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { noteLines, pointsOf, recordsOf, staffContext } from '../../testing/imported-season.js';
import { FIVE, GAMES, importSmall, PLAYERS, type SmallSeason, THREE } from '../../testing/small-season.js';
import { verifyTotals } from '../totals/verify-totals.service.js';
import { undo } from '../undo/undo.service.js';
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

describe('what corrected files no longer hold', () => {
  const third = '2025-09-28,9:00,Ants,Cats,7,2,,,,,,,,';
  const games = `${GAMES}\n${third}`;
  const players = `${PLAYERS}\n2025-09-14,Ants,Bees,Al,Ash,,,${THREE}\n2025-09-28,Ants,Cats,Ann,Archer,G,true,${FIVE}`;
  const one = `${GAMES}\n`;
  const label = '2025-09-28 09:00 Ants – Cats';
  const keptNote = (file: string, what: string): string =>
    `${file}: ${what} is not in the file any more, but was edited since it was imported; kept as it is`;

  test('stays and is named, in the order of games and lines', async () => {
    await run({ games, players });
    const report = await run({ games: one, players: PLAYERS });
    expect(report).toMatchObject({
      games: { same: 2 },
      lines: { same: 2 },
      removed: { games: 0, lines: 0 },
      undoId: null,
    });
    expect(report.missing).toEqual({
      games: 1,
      lines: 2,
      names: [label, 'Al Ash in 2025-09-14 09:00 Ants – Bees'],
      more: 0,
    });
    expect(noteLines(report.warnings)).toContain(
      `games.csv: an earlier import brought what the files now lack: 1 game and 2 player lines. Nothing of it is removed unless that is asked for: ${label}; Al Ash in 2025-09-14 09:00 Ants – Bees`,
    );
    expect(await pointsOf(app, organizationId)).toEqual([
      { name: 'Ann', total: 10 },
      { name: 'Bo', total: 3 },
      { name: 'Al', total: 3 },
    ]);
  });

  test('is removed when asked for, with its totals, and comes back by undo or by the next file', async () => {
    await run({ games, players });
    const before = [await pointsOf(app, organizationId), await recordsOf(app, organizationId)];
    const report = await run({ games: one, players: PLAYERS }, { removeMissing: true });
    expect(report).toMatchObject({
      missing: { games: 0 },
      removed: { games: 1, lines: 2 },
      games: { same: 2 },
      lines: { same: 2 },
    });
    expect(await pointsOf(app, organizationId)).toEqual([
      { name: 'Ann', total: 5 },
      { name: 'Bo', total: 3 },
    ]);
    expect(await recordsOf(app, organizationId)).toEqual([
      { name: 'Ants', wins: 1, losses: 0 },
      { name: 'Bees', wins: 0, losses: 1 },
    ]);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
    expect((await undo(await staffContext(app, organizationId), report.undoId!)).label).toBe(
      'Removed 1 game and 2 player lines that the files of Fall 2025 no longer hold.',
    );
    expect([await pointsOf(app, organizationId), await recordsOf(app, organizationId)]).toEqual(before);
    expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
    // What has come back is missing as before, not taken for edited.
    expect(await run({ games: one, players: PLAYERS }, { removeMissing: true })).toMatchObject({
      removed: { games: 1, lines: 2 },
      kept: { items: [] },
    });
    expect(await run({ games, players })).toMatchObject({
      games: { added: 1, same: 2 },
      lines: { added: 2, same: 2 },
      kept: { items: [] },
    });
    expect([await pointsOf(app, organizationId), await recordsOf(app, organizationId)]).toEqual(before);
  });

  test('a corrected name is undone as one step too', async () => {
    await run();
    const report = await run({ players: PLAYERS.replace('Bo,Baker', 'Bob,Baker') }, { removeMissing: true });
    expect(report).toMatchObject({
      removed: { games: 0, lines: 1, names: ['Bo Baker in 2025-09-14 09:00 Ants – Bees'] },
      lines: { added: 1, same: 1 },
    });
    expect(await pointsOf(app, organizationId)).toEqual([
      { name: 'Ann', total: 5 },
      { name: 'Bob', total: 3 },
    ]);
    await undo(await staffContext(app, organizationId), report.undoId!);
    expect(await pointsOf(app, organizationId)).toEqual([
      { name: 'Ann', total: 5 },
      { name: 'Bo', total: 3 },
      { name: 'Bob', total: 3 },
    ]);
  });

  test('what was edited by hand is kept and named', async () => {
    await run({ games, players });
    await query("UPDATE games SET home_score = 8 WHERE organization_id = $1 AND date = '2025-09-28'");
    await query(
      "UPDATE game_lines l SET position = 'C' FROM players p WHERE l.organization_id = $1 AND p.organization_id = $1 AND p.id = l.player_id AND p.last_name = 'Ash'",
    );
    const report = await run({ games: one, players: PLAYERS }, { removeMissing: true });
    expect(report).toMatchObject({ removed: { games: 0, lines: 0 }, undoId: null });
    expect(noteLines(report.kept).toSorted()).toEqual([
      keptNote('games.csv', label),
      keptNote('player_games.csv', 'Al Ash in 2025-09-14 09:00 Ants – Bees'),
    ]);
  });

  test.each([
    [
      'a video',
      "UPDATE games SET version = version + 1, video_url = 'https://video.example/1' WHERE organization_id = $1 AND date = '2025-09-28'",
    ],
    [
      'a place',
      `WITH place AS (INSERT INTO locations (organization_id, name) VALUES ($1, 'Gym') RETURNING id)
       UPDATE games SET version = version + 1, location_id = (SELECT id FROM place) WHERE organization_id = $1 AND date = '2025-09-28'`,
    ],
    [
      'a week of a schedule',
      "UPDATE games SET version = version + 1, week_index = 0 WHERE organization_id = $1 AND date = '2025-09-28'",
    ],
    [
      'a line marked as not played',
      "UPDATE game_lines l SET did_not_play = true FROM games g WHERE l.organization_id = $1 AND g.organization_id = $1 AND g.id = l.game_id AND g.date = '2025-09-28'",
    ],
  ])('a game that was given %s by hand is kept and named', async (_what, edit) => {
    await run({ games, players });
    await query(edit);
    const report = await run({ games: one, players: PLAYERS }, { removeMissing: true });
    expect(report).toMatchObject({
      removed: { games: 0, lines: 1, names: ['Al Ash in 2025-09-14 09:00 Ants – Bees'] },
    });
    expect(noteLines(report.kept)).toEqual([keptNote('games.csv', label)]);
    expect(await gameIds()).toHaveLength(3);
  });

  test('a game that came with a place and a video is removed as any other, and comes back with them', async () => {
    const placed = (text: string): string =>
      text
        .split('\n')
        .map((line, index) => `${line},${index === 0 ? 'location,video_url' : 'Gym,https://youtu.be/dQw4w9WgXcQ'}`)
        .join('\n');
    const additions = (): Promise<unknown[]> =>
      query("SELECT video_url, location_id FROM games WHERE organization_id = $1 AND date = '2025-09-28'");
    await run({ games: placed(games), players });
    const before = await additions();
    expect(before).toEqual([{ video_url: expect.any(String) as unknown, location_id: expect.any(Number) as unknown }]);
    const report = await run({ games: placed(GAMES), players: PLAYERS }, { removeMissing: true });
    expect(report).toMatchObject({ removed: { games: 1, lines: 2 }, kept: { items: [] } });
    await undo(await staffContext(app, organizationId), report.undoId!);
    expect(await additions()).toEqual(before);
  });

  test('a line that was marked as not played by hand is kept and named, and one that came so is removed', async () => {
    const absent = `2025-09-14,Ants,Bees,Cy,Cole,,,${THREE.replaceAll(/\d+/gu, '')}`;
    await run({ games, players: `${players}\n${absent}` });
    await query(
      "UPDATE game_lines l SET did_not_play = true FROM players p WHERE l.organization_id = $1 AND p.organization_id = $1 AND p.id = l.player_id AND p.last_name = 'Ash'",
    );
    const report = await run({ games: one, players: PLAYERS }, { removeMissing: true });
    expect(report).toMatchObject({
      removed: { games: 1, lines: 2, names: [label, 'Cy Cole in 2025-09-14 09:00 Ants – Bees'] },
    });
    expect(noteLines(report.kept)).toEqual([keptNote('player_games.csv', 'Al Ash in 2025-09-14 09:00 Ants – Bees')]);
  });

  test('a line that was entered by hand is nobody’s to remove, and keeps its game', async () => {
    await run({ games, players });
    await query(
      "UPDATE game_lines l SET import_hash = NULL FROM games g WHERE l.organization_id = $1 AND g.organization_id = $1 AND g.id = l.game_id AND g.date = '2025-09-28'",
    );
    await query(
      "UPDATE game_lines l SET import_hash = NULL FROM players p WHERE l.organization_id = $1 AND p.organization_id = $1 AND p.id = l.player_id AND p.last_name = 'Ash'",
    );
    expect(await run({ games: one, players: PLAYERS }, { removeMissing: true })).toMatchObject({
      removed: { games: 0, lines: 0 },
      missing: { games: 0, lines: 0 },
    });
    expect(await gameIds()).toHaveLength(3);
  });
});

describe('leagues and brackets', () => {
  const [head, first, second] = GAMES.split('\n');
  const bracket = (division: string): string => [`${head},bracket`, `${first},${division}`, `${second},`].join('\n');
  const places = (): Promise<object[]> =>
    query(
      `SELECT d.name AS bracket, g.season_league_id IS NOT NULL AS "inLeague" FROM games g LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = g.division_id WHERE g.organization_id = $1 ORDER BY g.date`,
    );

  test('another bracket is a change, and so is none', async () => {
    await run({ games: bracket('East') });
    expect(await run({ games: bracket('West') })).toMatchObject({ games: { changed: 1, same: 1 } });
    expect(await places()).toEqual([
      { bracket: 'West', inLeague: false },
      { bracket: null, inLeague: true },
    ]);
    expect(await recordsOf(app, organizationId)).toEqual([]);
    expect(await run({ games: bracket('') })).toMatchObject({ games: { changed: 1, same: 1 } });
    expect(await places()).toEqual([
      { bracket: null, inLeague: true },
      { bracket: null, inLeague: true },
    ]);
    expect(await recordsOf(app, organizationId)).toEqual([
      { name: 'Ants', wins: 1, losses: 0 },
      { name: 'Bees', wins: 0, losses: 1 },
    ]);
  });

  test('a bracket that was set by hand is kept', async () => {
    await run();
    await query(
      "UPDATE games SET season_league_id = NULL, division_id = (SELECT id FROM divisions WHERE organization_id = $1 AND name = 'East') WHERE organization_id = $1 AND date = '2025-09-14'",
    );
    expect(await run({ games: bracket('West') })).toMatchObject({ games: { kept: 1, same: 1 } });
  });

  test('games of an import that noted neither are as they were, and follow the file', async () => {
    await run();
    // The digests of these two games without league and bracket.
    const rows = await query<{ id: number; parts: unknown[] }>(
      `SELECT g.id, json_build_array(g.date, g.time, g.home_team_id, g.away_team_id, g.home_score, g.away_score, g.status,
         coalesce((SELECT json_agg(json_build_array(p.team_id, p.game_period_id, p.score) ORDER BY p.team_id, p.game_period_id) FROM period_scores p WHERE p.organization_id = $1 AND p.game_id = g.id), '[]')) AS parts
       FROM games g WHERE g.organization_id = $1`,
    );
    for (const { id, parts } of rows)
      await query(
        'UPDATE games SET import_hash = $3 WHERE organization_id = $1 AND id = $2',
        id,
        createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
      );
    expect(await run({ games: bracket('East').replace('5,3,1,1', '6,3,1,1') })).toMatchObject({
      games: { changed: 1, same: 1 },
      kept: { items: [] },
    });
    expect(
      await query("SELECT count(*)::int AS placed FROM games WHERE organization_id = $1 AND import_hash LIKE '2:%'"),
    ).toEqual([{ placed: 2 }]);
  });

  test('a team that the files have in another league or division is named', async () => {
    await run();
    expect(
      noteLines((await run({ teams: 'team,league,division\nAnts,D2,East\nBees,D1,North\nCats,D1,West' })).kept),
    ).toEqual([
      'teams.csv:2 league: the team is in the league "D1" of this season; kept as it is',
      'teams.csv:3 division: the team is in the division "West" of this season; kept as it is',
      'teams.csv:4 division: the team is in no division of this season; kept as it is',
    ]);
  });
});
