import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeProblem } from './reporting/problem.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { GAMES, importSmall, problemLines } from '../../testing/small-season.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a season of teams and games alone is imported, and says nothing of the lines that are there', async () => {
  const organization = await createOrganization(app.manager);
  const lineCount = async (): Promise<number> => {
    const [row] = await app.manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM game_lines WHERE organization_id = $1',
      [organization.id],
    );
    return row!.count;
  };
  const first = await importSmall(app, organization.id, { players: null });
  expect([first.done, problemLines(first), first.missing.names]).toEqual([true, [], []]);
  expect(first.warnings.items.map(describeProblem)).toContain(
    'player_games.csv: there is no such file: what is stored of players’ games stays',
  );
  expect(await lineCount()).toBe(0);
  await importSmall(app, organization.id);
  expect(await lineCount()).toBe(2);
  // Not even when asked to remove what the files lack.
  const again = await importSmall(
    app,
    organization.id,
    { players: null, games: GAMES.replace('9:00', '9:30') },
    { removeMissing: true },
  );
  expect([again.done, again.missing.names]).toEqual([true, []]);
  expect(await lineCount()).toBe(2);
});

test('a season that was made without dates stays open; one that has some reaches over its games', async () => {
  const organization = await createOrganization(app.manager);
  const dates = async (): Promise<unknown> =>
    app.manager.query('SELECT start_date, finish_date FROM seasons WHERE organization_id = $1', [organization.id]);
  await importSmall(app, organization.id);
  expect(await dates()).toEqual([{ start_date: '2025-09-14', finish_date: '2025-09-21' }]);
  await app.manager.query(
    "UPDATE seasons SET start_date = '2025-09-20', finish_date = NULL WHERE organization_id = $1",
    [organization.id],
  );
  await importSmall(app, organization.id, { games: GAMES.replace('9:00', '9:30') });
  expect(await dates()).toEqual([{ start_date: '2025-09-14', finish_date: null }]);
});
