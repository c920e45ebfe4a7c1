import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createGamePeriods, createOrganization } from '../../testing/factories.js';
import { GamePeriodEntity } from './game-period.entity.js';

const MIGRATION = new URL('../../../../migrations/0069-extra-innings.sql', import.meta.url);

let app: TestApp;
beforeAll(async () => {
  // The migration is about all organizations.
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('innings that somebody has added become extra ones, and no others', async () => {
  const { id } = await createOrganization(app.manager, { sports: ['baseball'] });
  const periods = [...(await createGamePeriods(app.manager, id, 'baseball')).values()];
  for (const [index, name] of ['Inning 10', 'extra Inning', 'Inning 100 runs'].entries())
    await app.manager.update(GamePeriodEntity, { organizationId: id, id: periods[6 + index]!.id }, { name });
  await app.manager.query(await readFile(MIGRATION, 'utf8'));
  const rows = await app.manager.find(GamePeriodEntity, { where: { organizationId: id }, order: { position: 'ASC' } });
  expect(rows.slice(5).map(({ name, kind, version }) => `${name} ${kind} ${version}`)).toEqual([
    'Inning 6 regular 1',
    'Inning 10 overtime 2',
    'extra Inning overtime 2',
    'Inning 100 runs regular 1',
  ]);
});
