import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createGamePeriods, createOrganization } from '../../testing/factories.js';
import { GamePeriodEntity } from './game-period.entity.js';

const MIGRATION = new URL('../../../../migrations/0072-extra-innings.sql', import.meta.url);

let app: TestApp;
beforeAll(async () => {
  // The migration is about all organizations.
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

/** The list that is left after the migration, of an organization that had these innings. */
async function migrated(innings: number, changes: Partial<GamePeriodEntity> & { of?: string } = {}): Promise<string[]> {
  const { id } = await createOrganization(app.manager, { sports: ['baseball'] });
  const periods = [...(await createGamePeriods(app.manager, id, 'baseball')).values()];
  await app.manager.delete(
    GamePeriodEntity,
    periods.slice(innings).map((period) => ({ organizationId: id, id: period.id })),
  );
  const { of, ...columns } = changes;
  if (of !== undefined) await app.manager.update(GamePeriodEntity, { organizationId: id, name: of }, columns);
  await app.manager.query(await readFile(MIGRATION, 'utf8'));
  const rows = await app.manager.find(GamePeriodEntity, { where: { organizationId: id }, order: { position: 'ASC' } });
  return rows.map(({ name, kind }) => `${name} ${kind}`);
}

const extra = (from: number) => Array.from({ length: 16 - from }, (_, index) => `Inning ${from + index} overtime`);

test('who plays nine innings gets extra ones, and those that were added by hand become so', async () => {
  expect((await migrated(9)).slice(8)).toEqual(['Inning 9 regular', ...extra(10)]);
  expect((await migrated(10, { of: 'Inning 10', kind: 'regular' })).slice(9)).toEqual(extra(10));
});

test('who hides the ninth inning plays fewer, and gets none', async () => {
  expect(await migrated(9, { of: 'Inning 9', hidden: true })).toHaveLength(9);
});
