import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuditEntryEntity } from '../features/audit/audit-entry.entity.js';
import { GameLineEntity } from '../features/box-scores/game-line.entity.js';
import { GameEntity } from '../features/games/game.entity.js';
import { OrganizationEntity } from '../features/organizations/organization.entity.js';
import { PlayerEntity } from '../features/players/player.entity.js';
import { SeasonEntity } from '../features/seasons/season.entity.js';
import { TeamEntity } from '../features/teams/team.entity.js';
import { openTestDatabase, type TestDatabase } from '../testing/database.js';
import { createOrganization, createSports } from '../testing/factories.js';

// How the entities meet TypeORM: keys of two columns of which one is numbered by PostgreSQL, and the types of values.

let database: TestDatabase;
let organizationId: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  organizationId = (await createOrganization(manager())).id;
});

const manager = () => database.dataSource.manager;

test('a season is inserted with its number and defaults, read back, and updated in place', async () => {
  const sportId = (await createSports(manager())).basketball.id;
  const made = await manager().save(SeasonEntity, { organizationId, sportId, name: 'Fall', startDate: '2025-03-09' });
  expect(made).toMatchObject({
    id: expect.any(Number),
    active: false,
    version: 1,
    updatedAt: expect.any(Date),
    finishDate: null,
  });
  const season = await manager().findOneByOrFail(SeasonEntity, { organizationId, id: made.id });
  expect(season.startDate).toBe('2025-03-09'); // a calendar date stays text: no midnight to fall over
  season.name = 'Fall 2025';
  season.version += 1;
  await manager().save(season);
  expect(await manager().findBy(SeasonEntity, { organizationId })).toEqual([
    { ...season, name: 'Fall 2025', version: 2 },
  ]);
});

test('several teams at once, with lists, and one under a given id', async () => {
  const [ants, bees] = await manager().save(TeamEntity, [
    { organizationId, name: 'Ants' },
    { organizationId, name: 'Bees', unavailableSlots: ['18:00', 'a"b,{c}'] },
  ]);
  expect(ants!.id).toBeLessThan(bees!.id);
  expect(ants!.unavailableSlots).toEqual([]);
  await manager().insert(TeamEntity, { organizationId, id: 2_000_000_000, name: 'Cats' });
  const teams = await manager().find(TeamEntity, { where: { organizationId }, order: { id: 'ASC' } });
  expect(teams.map((team) => [team.name, team.unavailableSlots])).toEqual([
    ['Ants', []],
    ['Bees', ['18:00', 'a"b,{c}']],
    ['Cats', []],
  ]);
});

test('a game and its line: an optional reference that is cleared stays an update of the same row', async () => {
  const season = await manager().save(SeasonEntity, {
    organizationId,
    sportId: (await createSports(manager())).basketball.id,
    name: 'S',
  });
  const [home, away] = await manager().save(TeamEntity, [
    { organizationId, name: 'H' },
    { organizationId, name: 'A' },
  ]);
  const player = await manager().save(PlayerEntity, { organizationId, firstName: 'Zoë', lastName: 'Ångström' });
  const ids = { homeTeamId: home!.id, awayTeamId: away!.id, seasonId: season.id };
  const game = await manager().save(GameEntity, {
    organizationId,
    ...ids,
    date: '2024-02-29',
    time: '19:30',
    homeScore: 0,
  });
  expect(game).toMatchObject({ status: 'scheduled', homeScore: 0, awayScore: null, locationId: null });
  const line = await manager().save(GameLineEntity, {
    organizationId,
    gameId: game.id,
    teamId: home!.id,
    playerId: player.id,
    started: true,
  });
  const loaded = await manager().findOneByOrFail(GameEntity, { organizationId, id: game.id });
  await manager().save(GameEntity, { ...loaded, seasonId: null, status: 'final', awayScore: 3 });
  await manager().update(GameLineEntity, { organizationId, id: line.id }, { position: 'PG', sortOrder: 2 });
  expect(await manager().findBy(GameEntity, { organizationId })).toEqual([
    { ...loaded, seasonId: null, status: 'final', awayScore: 3 },
  ]);
  expect(await manager().findBy(GameLineEntity, { organizationId })).toEqual([
    { ...line, position: 'PG', sortOrder: 2 },
  ]);
});

test('what PostgreSQL computes is read and never written', async () => {
  const player = await manager().save(PlayerEntity, { organizationId, firstName: 'Zoë', lastName: 'Ångström' });
  const loaded = await manager().findOneByOrFail(PlayerEntity, { organizationId, id: player.id });
  expect(loaded.searchName).toBe('zoë ångström');
  await manager().save(PlayerEntity, { ...loaded, firstName: 'Ada', searchName: 'ignored' });
  expect(await manager().findOneByOrFail(PlayerEntity, { organizationId, id: player.id })).toMatchObject({
    searchName: 'ada ångström',
    searchText: 'ada angstrom',
  });
});

test('saving under another tenant with a known id adds a row there and leaves the first one alone', async () => {
  const other = (await createOrganization(manager())).id;
  const team = await manager().save(TeamEntity, { organizationId, name: 'Ants' });
  await manager().save(TeamEntity, { organizationId: other, id: team.id, name: 'Thieves' });
  expect(await manager().findOneByOrFail(TeamEntity, { organizationId, id: team.id })).toMatchObject({ name: 'Ants' });
});

test('JSON, big numbers and moments come back as they went', async () => {
  const at = new Date('2025-01-01T00:00:00.123Z');
  const changes: AuditEntryEntity['changes'] = { name: ["O'Neil", null], tags: [[], ['a']] };
  const entry = await manager().save(AuditEntryEntity, {
    organizationId,
    at,
    actorName: 'me',
    action: 'team.update',
    entityType: 'team',
    changes,
  });
  expect(entry.id).toEqual(expect.any(Number));
  expect(await manager().findOneByOrFail(AuditEntryEntity, { organizationId, id: entry.id })).toMatchObject({
    at,
    changes,
    entityId: null,
  });
  const organization = await manager().findOneByOrFail(OrganizationEntity, { id: organizationId });
  await manager().save(OrganizationEntity, {
    ...organization,
    analyticsIds: { 'a.example': 'G-1' },
    venueOrder: ['Tustin Columbus'],
  });
  expect(await manager().findOneByOrFail(OrganizationEntity, { id: organizationId })).toMatchObject({
    analyticsIds: { 'a.example': 'G-1' },
    venueOrder: ['Tustin Columbus'],
  });
});
