import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { noteLines, pointsOf, staffContext, withGameKeys } from '../../testing/imported-season.js';
import { FIVE, GAMES, HEAD, importSmall, LINES, PLAYERS, type SmallSeason, THREE } from '../../testing/small-season.js';
import { deletePlayers } from '../players/player-delete.service.js';
import { mergePlayers } from '../players/player-merge.service.js';
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

describe('what was deleted by hand', () => {
  const deleteLine = (name: string): Promise<unknown> => {
    const lines =
      'SELECT l.id FROM game_lines l JOIN players p ON p.organization_id = $1 AND p.id = l.player_id WHERE l.organization_id = $1 AND p.last_name = $2';
    return query(
      `WITH gone AS (DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (${lines})) SELECT`,
      name,
    ).then(() => query(`DELETE FROM game_lines WHERE organization_id = $1 AND id IN (${lines})`, name));
  };

  test('a line stays deleted, and is named', async () => {
    await run();
    await deleteLine('Baker');
    for (const players of [PLAYERS, PLAYERS.replace('30,3,1', '30,4,1')]) {
      const report = await run({ players });
      expect(report).toMatchObject({ lines: { added: 0, same: 1, kept: 1 }, players: { added: 0 } });
      expect(noteLines(report.kept)).toEqual([
        'player_games.csv:3: the line was deleted since it was imported, or is another player’s now; left out',
      ]);
    }
    const later = await run({
      games: GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1'),
      players: `${PLAYERS}\n2025-09-21,Ants,Cats,Bo,Baker,,,${THREE}`,
    });
    expect(later).toMatchObject({ lines: { added: 1, same: 1, kept: 1 } });
  });

  test('a player stays deleted with all lines', async () => {
    await run();
    const [{ id }] = (await query('SELECT id FROM players WHERE organization_id = $1 AND last_name = $2', 'Baker')) as [
      { id: number },
    ];
    await deletePlayers(await staffContext(app, organizationId), [id]);
    expect(await run()).toMatchObject({ players: { added: 0 }, lines: { added: 0, same: 1, kept: 1 } });
    expect(await pointsOf(app, organizationId)).toEqual([{ name: 'Ann', total: 5 }]);
  });

  test('a game stays deleted with its lines', async () => {
    await run();
    await deleteLine('Baker');
    await deleteLine('Archer');
    await query('DELETE FROM period_scores WHERE organization_id = $1');
    await query("DELETE FROM games WHERE organization_id = $1 AND date = '2025-09-14'");
    for (const games of [GAMES, withGameKeys(GAMES, 'a', 'b')]) {
      const report = await run({ games });
      expect(report).toMatchObject({ games: { added: 0, same: 1, kept: 1 }, lines: { added: 0, kept: 2 } });
      expect(noteLines(report.kept)).toEqual([
        'games.csv:2: the game was deleted since it was imported; it and its lines are left out',
      ]);
    }
  });

  test('a line that never came in is added', async () => {
    await run({ players: `${HEAD}\n${LINES[0]},${FIVE}` });
    expect(await run()).toMatchObject({ lines: { added: 1, same: 1 } });
  });

  test('a player who was merged into another does not come back beside the other', async () => {
    const files = {
      games: GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1'),
      players: `${PLAYERS}\n2025-09-21,Ants,Cats,Annie,Archer,,,${THREE}`,
    };
    await run(files);
    const [ann, annie] = await query<{ id: number }>(
      "SELECT id FROM players WHERE organization_id = $1 AND last_name = 'Archer' ORDER BY id",
    );
    await mergePlayers(await staffContext(app, organizationId), ann!.id, [annie!.id]);
    const report = await run(files, { removeMissing: true });
    expect(report).toMatchObject({
      players: { added: 0 },
      lines: { added: 0, same: 2, kept: 1 },
      removed: { lines: 0 },
    });
    expect(await pointsOf(app, organizationId)).toEqual([
      { name: 'Ann', total: 8 },
      { name: 'Bo', total: 3 },
    ]);
  });
});
