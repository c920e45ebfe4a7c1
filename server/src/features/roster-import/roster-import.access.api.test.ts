import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createPlayer, createSeasonLeagueTeam } from '../../testing/factories.js';
import { createRosterWorld, ROSTER, rosterRows, type RosterWorld, sendRoster } from '../../testing/rosters.js';

const PREVIEW = 'mutation ($input: ImportRosterInput!) { answer: previewRosterImport(input: $input) { rows } }';
const IMPORT = 'mutation ($input: ImportRosterInput!) { answer: importRoster(input: $input) { done newPlayerCount } }';

let app: TestApp;
let world: RosterWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createRosterWorld(app);
});

const input = () => ({ seasonLeagueId: String(world.seasonLeagueId) });

test('visitors neither look nor import', async () => {
  for (const query of [PREVIEW, IMPORT])
    expect((await sendRoster(app, {}, query, ROSTER, input())).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
});

test("another tenant's season league and team answer like missing ones", async () => {
  const other = await createRosterWorld(app);
  const foreign = await createSeasonLeagueTeam(app.manager, other.organizationId, {
    seasonLeagueId: other.seasonLeagueId,
  });
  const elsewhere = await createSeasonLeagueTeam(app.manager, world.organizationId);
  const before = await rosterRows(app, other.organizationId);
  const inputs = [
    [{ seasonLeagueId: String(other.seasonLeagueId) }, 'Season league not found.'],
    [{ seasonLeagueId: '2147483647' }, 'Season league not found.'],
    [{ ...input(), seasonLeagueTeamId: String(foreign.id) }, 'Team not found.'],
    [{ ...input(), seasonLeagueTeamId: String(elsewhere.id) }, 'Team not found.'],
  ] as const;
  for (const [wanted, message] of inputs) {
    for (const query of [PREVIEW, IMPORT])
      expect((await sendRoster(app, world.as, query, ROSTER, wanted)).errors).toMatchObject([
        { message, extensions: { code: 'NOT_FOUND' } },
      ]);
  }
  expect(await rosterRows(app, other.organizationId)).toBe(before);
});

test("another tenant's players of the name and the key are no candidates", async () => {
  const other = await createRosterWorld(app);
  const theirs = await createPlayer(app.manager, other.organizationId, {
    firstName: 'Ann',
    lastName: 'Archer',
    importKey: 'a-1',
  });
  for (const key of ['a-1', `courtbook-${other.organizationId}-${theirs.id}`]) {
    const { data } = await sendRoster<{ answer: object }>(
      app,
      world.as,
      IMPORT,
      `team,player,player_key\nAnts,Ann Archer,${key}\n`,
      input(),
    );
    expect(data?.answer).toEqual({ done: true, newPlayerCount: 1 });
  }
  expect(
    await app.manager.query('SELECT count(*)::int AS count FROM roster_entries WHERE organization_id = $1', [
      other.organizationId,
    ]),
  ).toEqual([{ count: 0 }]);
});

test('without a file', async () => {
  const { errors } = await app.graphql(PREVIEW, { input: input() }, { as: world.as });
  expect(errors).toMatchObject([
    { message: 'Please choose the file that holds the roster.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});
