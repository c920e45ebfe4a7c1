import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createRosterWorld, ROSTER, rosterRows, type RosterWorld } from '../../testing/rosters.js';
import { importRosterAs } from './roster-import.service.js';

let app: TestApp;
let world: RosterWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createRosterWorld(app);
});

const AUTHOR = { id: null, name: 'the importer' };

const fileOf = (content: Iterable<Buffer> | AsyncIterable<Buffer>) => ({
  name: 'roster.csv',
  size: null,
  open: () => Readable.from(content, { objectMode: false }),
});

test('an import that is stopped leaves nothing', async () => {
  const before = await rosterRows(app, world.organizationId);
  const controller = new AbortController();
  const steps: string[] = [];
  const file = fileOf([Buffer.from(ROSTER)]);
  const stopped = importRosterAs(await app.context(), world.organizationId, AUTHOR, {
    file,
    seasonLeagueId: world.seasonLeagueId,
    seasonLeagueTeamId: null,
    signal: controller.signal,
    onProgress: ({ step, done, total }) => {
      steps.push(`${step} ${done}/${total}`);
      if (step === 'writing') controller.abort(new Error('stopped'));
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(steps).toEqual([`reading ${ROSTER.length}/null`, 'writing 3/6']);
  expect(await rosterRows(app, world.organizationId)).toBe(before);
});

test.each([
  ['deleted', 'DELETE FROM player_attributes WHERE organization_id = $1 AND id = $2'],
  ['hidden', 'UPDATE player_attributes SET visible = false WHERE organization_id = $1 AND id = $2'],
  ['made a text', "UPDATE player_attributes SET type = 'string' WHERE organization_id = $1 AND id = $2"],
])('an attribute that is %s while the file is read', async (_what, change) => {
  const { organizationId, seasonLeagueId, attributeIds } = world;
  const before = await rosterRows(app, organizationId);
  async function* content() {
    await app.manager.query(change, [organizationId, attributeIds[0]]);
    yield Buffer.from(ROSTER);
  }
  const file = fileOf(content());
  const imported = importRosterAs(await app.context(), organizationId, AUTHOR, {
    file,
    seasonLeagueId,
    seasonLeagueTeamId: null,
  });
  await expect(imported).rejects.toThrow(
    'Somebody else changed this league meanwhile. Nothing was imported; please try again.',
  );
  expect(await rosterRows(app, organizationId)).toBe(before);
});

test('an attribute that the file says nothing of may go while it is read', async () => {
  const { organizationId, seasonLeagueId, attributeIds } = world;
  async function* content() {
    await app.manager.query('DELETE FROM player_attributes WHERE organization_id = $1 AND id = $2', [
      organizationId,
      attributeIds[2],
    ]);
    yield Buffer.from('team,player,Number,Born\nAnts,Ann,7,\n');
  }
  const file = fileOf(content());
  const report = await importRosterAs(await app.context(), organizationId, AUTHOR, {
    file,
    seasonLeagueId,
    seasonLeagueTeamId: null,
  });
  expect(report).toMatchObject({ done: true, addedCount: 1, valueCount: 1 });
});

test('has no progress when it is not under way', async () => {
  const { data } = await app.graphql(
    '{ rosterImportProgress(key: "some-import") { underWay step done total } }',
    {},
    { as: world.as },
  );
  expect(data).toEqual({ rosterImportProgress: { underWay: false, step: null, done: 0, total: null } });
  expect((await app.graphql('mutation { cancelRosterImport(key: "some-import") }', {}, { as: world.as })).data).toEqual(
    { cancelRosterImport: false },
  );
});
