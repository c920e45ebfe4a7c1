import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../context/request-context.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { noteLines, staffContext } from '../../testing/imported-season.js';
import { GAMES, importSmall, type SmallSeason } from '../../testing/small-season.js';
import { deleteGames } from '../games/game-delete.service.js';
import { GameEntity } from '../games/game.entity.js';
import { setGameScore } from '../games/game-score.write.service.js';
import { createGame, updateGame } from '../games/game.write.service.js';
import type { SeasonImportReport } from './reporting/report.js';

let app: TestApp;
let organizationId: number;
let staff: RequestContext;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
  staff = await staffContext(app, organizationId);
});

const run = (season: SmallSeason = {}): Promise<SeasonImportReport> => importSmall(app, organizationId, season);

interface Row {
  id: number;
  date: string;
  time: string;
  homeScore: number | null;
  status: string;
}

const games = (): Promise<Row[]> =>
  app.manager.query(
    'SELECT id, date, time, home_score AS "homeScore", status FROM games WHERE organization_id = $1 ORDER BY id',
    [organizationId],
  );

describe('a later import of the same files', () => {
  test('keeps games that were moved, scored or given a status by hand', async () => {
    await run();
    const [played, open] = await games();
    await setGameScore(staff, played!.id, { homeScore: 7, awayScore: 3, expectedVersion: 1 });
    await updateGame(staff, open!.id, { date: '2025-09-22', time: '20:00', location: 'Hall', expectedVersion: 1 });
    const edited = await games();
    expect(edited).toMatchObject([{ homeScore: 7 }, { date: '2025-09-22', time: '20:00' }]);
    const report = await run();
    expect(report.games).toMatchObject({ added: 0, changed: 0, kept: 2 });
    expect(noteLines(report.kept)).toEqual([
      'games.csv:2: the game was edited since it was imported; kept as it is',
      'games.csv:3: the game was edited since it was imported; kept as it is',
    ]);
    expect(await games()).toEqual(edited);
    await updateGame(staff, open!.id, { status: 'cancelled', expectedVersion: 2 });
    await run({ games: GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1') });
    expect(await games()).toMatchObject([{ homeScore: 7 }, { homeScore: null, status: 'cancelled' }]);
  });

  test('leaves a game out that was deleted by hand', async () => {
    await run();
    const [played] = await games();
    await deleteGames(staff, [played!.id]);
    expect((await run()).games).toMatchObject({ added: 0, kept: 1, same: 1 });
    expect(await games()).toHaveLength(1);
  });

  test('brings the result of a game that was entered by hand and is open, and keeps one that has a result', async () => {
    await run({ games: GAMES.split('\n').slice(0, 2).join('\n') });
    const [played] = await games();
    const { seasonLeagueId } = await app.manager.findOneByOrFail(GameEntity, {
      organizationId,
      id: played!.id,
    });
    const teams = (await app.manager.query('SELECT id, name FROM teams WHERE organization_id = $1', [
      organizationId,
    ])) as { id: number; name: string }[];
    const idOf = (name: string): string => String(teams.find((team) => team.name === name)!.id);
    const { id } = await createGame(staff, {
      seasonLeagueId: String(seasonLeagueId),
      homeTeamId: idOf('Cats'),
      awayTeamId: idOf('Ants'),
      date: '2025-09-21',
      time: '18:30',
    });
    const result = { games: GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1') };
    expect((await run(result)).games).toMatchObject({ added: 0, changed: 1, same: 1 });
    expect(await games()).toMatchObject([{}, { id, homeScore: 2, status: 'final' }]);
    await setGameScore(staff, id, { homeScore: 4, awayScore: 1, expectedVersion: 2 });
    expect((await run(result)).games).toMatchObject({ kept: 1, same: 1 });
    expect(await games()).toMatchObject([{}, { id, homeScore: 4 }]);
  });
});
