import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createGamePeriods, createOrganization, createSports } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('periods of a sport come in order with their kind; without a sport all', async () => {
  const { id, slug } = await createOrganization(app.manager, { sports: ['basketball', 'volleyball'] });
  const other = await createOrganization(app.manager);
  const sports = await createSports(app.manager);
  await createGamePeriods(app.manager, id, 'basketball');
  await createGamePeriods(app.manager, id, 'volleyball');
  await createGamePeriods(app.manager, other.id, 'tennis');
  const read = async (sportId?: number | string) =>
    (
      await app.graphql<{
        organization: { gamePeriods: { name: string; kind: string; sport: { name: string } }[] | null };
      }>(
        'query ($slug: String!, $sportId: ID) { organization(slug: $slug) { gamePeriods(sportId: $sportId) { name kind sport { name } } } }',
        { slug, sportId },
      )
    ).data!.organization.gamePeriods?.map(({ name, kind, sport }) => `${sport.name} ${name} ${kind}`);

  expect(await read(sports.basketball.id)).toEqual([
    ...['Q1', 'Q2', 'Q3', 'Q4'].map((name) => `basketball ${name} REGULAR`),
    ...['OT1', 'OT2', 'OT3', 'OT4'].map((name) => `basketball ${name} OVERTIME`),
    'basketball Final FINAL',
  ]);
  const all = (await read())!;
  expect(all.filter((period) => period.startsWith('basketball'))).toHaveLength(9);
  expect(all).toHaveLength(9 + (await read(sports.volleyball.id))!.length);
  expect(await read(sports.tennis.id)).toEqual([]);
  // There is no such sport.
  expect(await read('0')).toBeUndefined();
});
