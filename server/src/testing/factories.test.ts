import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageRevisionEntity } from '../features/pages/page-revision.entity.js';
import { TeamSeasonTotalEntity } from '../features/totals/team-season-total.entity.js';
import { verifyTotals } from '../features/totals/verify-totals.service.js';
import { openTestDatabase, type TestDatabase } from './database.js';
import {
  createBusiness,
  createDivision,
  createGame,
  createGameLine,
  createLeagueWorld,
  createLink,
  createLocation,
  createOrganization,
  createPage,
  createRosterEntry,
  createSeasonLeagueTeam,
  createSports,
  createUser,
} from './factories.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const manager = () => database.dataSource.manager;

test('every factory makes what it needs itself, within the organization', async () => {
  const { id } = await createOrganization(manager(), {
    domains: ['a.example', 'b.example'].map((name) => `${Math.random()}.${name}`),
  });
  const slt = await createSeasonLeagueTeam(manager(), id);
  const made = [
    slt,
    await createRosterEntry(manager(), id),
    await createDivision(manager(), id, {}, [slt.id]),
    await createGame(manager(), id, {
      seasonLeagueId: slt.seasonLeagueId,
      homeTeamId: slt.teamId,
      locationId: (await createLocation(manager(), id)).id,
    }),
    await createUser(manager(), id),
    await createLink(manager(), id),
    await createBusiness(manager(), id),
  ];
  expect(made.map((row) => row.organizationId)).toEqual(made.map(() => id));
  expect(await createUser(manager(), null)).toMatchObject({ role: 'super_admin', organizationId: null });
  expect(Object.keys(await createSports(manager())).sort()).toEqual(
    expect.arrayContaining(['baseball', 'basketball', 'tennis', 'volleyball']),
  );
});

test('a page is published unless told otherwise', async () => {
  const { id: organizationId } = await createOrganization(manager());
  const blocks = [{ kind: 'HEADING' as const, text: 'Rules' }];
  const page = await createPage(manager(), organizationId, { blocks });
  const revision = await manager().findOneByOrFail(PageRevisionEntity, {
    organizationId,
    id: page.publishedRevisionId!,
  });
  expect(revision).toMatchObject({ pageId: page.id, blocks });
  expect((await createPage(manager(), organizationId, { published: false })).publishedRevisionId).toBeNull();
});

test('a value of an unknown statistic is refused', async () => {
  const { id } = await createOrganization(manager());
  const game = await createGame(manager(), id);
  await expect(
    createGameLine(manager(), id, { gameId: game.id, teamId: game.homeTeamId, values: { PTS: 1 } }),
  ).rejects.toThrow('no statistic PTS');
});

test('the league world is as its description says', async () => {
  const { organizationId, teams, current, last } = await createLeagueWorld(manager());
  expect([current.games.length, last.games.length]).toEqual([4, 1]);
  const rows = await manager().findBy(TeamSeasonTotalEntity, { organizationId, seasonId: current.season.id });
  const records = Object.values(teams)
    .map(({ id }) => rows.find((row) => row.teamId === id))
    .map((row) => `${row?.wins}-${row?.losses}`);
  expect(records).toEqual(['1-0', '1-1', '0-2', '1-0']);
  expect(await verifyTotals(database.dataSource, organizationId)).toEqual([]);
});
