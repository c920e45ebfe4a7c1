import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsDirectory } from '../../../database/migrations-directory.js';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import { createOrganization, createSchedule, createSeasonLeague } from '../../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('drafts that know games by their versions go, since they would call every game changed', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId);
  const schedule = await createSchedule(app.manager, organizationId, { seasonLeagueId });
  const store = (seed: number, games: unknown[]): Promise<unknown> =>
    app.manager.query(
      `INSERT INTO schedule_drafts (organization_id, schedule_id, seed, games, fairness, basis) VALUES ($1, $2, $3, '[]', '[]', $4)`,
      [organizationId, schedule.id, seed, JSON.stringify({ schedule: '', teams: [], weeksOff: [], games })],
    );
  await store(1, [[1, 'Ants vs Bees', 3, false]]);
  await store(2, [[1, 'Ants vs Bees', '[1,0]', false]]);
  await store(3, []);
  await app.manager.query(await readFile(join(migrationsDirectory(), '0042-drafts-by-content.sql'), 'utf8'));
  expect(
    await app.manager.query('SELECT seed FROM schedule_drafts WHERE organization_id = $1 ORDER BY seed', [
      organizationId,
    ]),
  ).toEqual([{ seed: 2 }, { seed: 3 }]);
});
