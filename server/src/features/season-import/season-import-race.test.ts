import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { GAMES, importSmall } from '../../testing/small-season.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a game that somebody deletes while its scores are imported is a deleted one', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  await importSmall(app, organizationId);
  const deleting = app.database.dataSource.createQueryRunner();
  await deleting.startTransaction();
  const [{ pid }] = (await deleting.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
  await deleting.query('DELETE FROM games WHERE organization_id = $1 AND home_score IS NULL', [organizationId]);
  const importing = importSmall(app, organizationId, {
    games: GAMES.replace('Cats,Ants,,,,,,,,,,', 'Cats,Ants,9,8,3,3,2,1,2,2,2,2'),
  });
  const blocked = 'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
  await expect.poll(() => app.manager.query(blocked, [pid]), { timeout: 120_000 }).toHaveLength(1);
  await deleting.commitTransaction();
  await deleting.release();
  expect(await importing).toMatchObject({ done: true, games: { changed: 0 } });
  expect(await verifyTotals(app.manager, organizationId)).toEqual([]);
});
