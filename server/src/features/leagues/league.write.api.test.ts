import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeague,
  createOrganization,
  createPlayer,
  createRosterEntry,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../testing/factories.js';
import type { SeasonEntity } from '../seasons/season.entity.js';

const CREATE = `mutation ($input: CreateLeagueInput!) { leagues: createLeague(input: $input) {
  position season { name } league { id name } teams { rank captainName team { name } roster { jerseyNumber player { lastName } } } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateLeagueInput!) { league: updateLeague(id: $id, input: $input) { name version } }`;
const REORDER = `mutation ($input: ReorderSeasonLeaguesInput!) { leagues: reorderSeasonLeagues(input: $input) { position league { name } } }`;
const DELETE = `mutation ($ids: [ID!]!) { gone: deleteLeagues(ids: $ids) { deletedIds undoId message } }`;

let app: TestApp;
let organizationId: number;
let as: Caller;
let fall: SeasonEntity;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
  fall = await createSeason(app.manager, organizationId, { name: 'Fall' });
});

interface SeasonLeague {
  position: number;
  league: { id: string; name: string };
}
type Leagues = GraphqlResponse<{ leagues: SeasonLeague[] }>;
const create = (input: object): Promise<Leagues> => app.graphql(CREATE, { input }, { as });
const reorder = (leagueIds: number[]): Promise<Leagues> =>
  app.graphql(REORDER, { input: { seasonId: fall.id, leagueIds } }, { as });
const update = (id: number, input: object): Promise<GraphqlResponse<{ league: object }>> =>
  app.graphql(UPDATE, { id, input }, { as });

async function addLeagues(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [position, name] of names.entries()) {
    const { leagueId } = await createSeasonLeague(app.manager, organizationId, {
      seasonId: fall.id,
      leagueId: (await createLeague(app.manager, organizationId, { name })).id,
      position,
    });
    ids.push(leagueId);
  }
  return ids;
}

async function order(): Promise<string[]> {
  const rows = (await app.manager.query(
    `SELECT l.name FROM season_leagues sl JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE sl.organization_id = $1 AND sl.season_id = $2 ORDER BY sl.position, sl.id`,
    [organizationId, fall.id],
  )) as { name: string }[];
  return rows.map(({ name }) => name);
}

describe('adding to a season', () => {
  test('a league comes last, and is the one that had this name before', async () => {
    const known = await createLeague(app.manager, organizationId, { name: 'Irvine  Tuesday' });
    expect((await create({ seasonId: fall.id, name: 'D1' })).data?.leagues).toMatchObject([
      { position: 0, season: { name: 'Fall' }, league: { name: 'D1' } },
    ]);
    expect((await create({ seasonId: fall.id, name: 'irvine tuesday' })).data?.leagues).toMatchObject([
      { position: 1, league: { id: String(known.id) } },
    ]);
    expect((await create({ seasonId: fall.id, name: ' d1 ' })).errors?.[0]).toMatchObject({
      message: 'League D1 is in season Fall already.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('a name is required, a known season too', async () => {
    expect((await create({ seasonId: fall.id })).errors?.[0]).toMatchObject({
      message: 'name is required.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await create({ seasonId: fall.id, name: ' ', copyFromSeasonId: fall.id })).errors?.[0]).toMatchObject({
      message: 'name is required.',
    });
    const foreign = await createSeason(app.manager, (await createOrganization(app.manager)).id);
    expect((await create({ seasonId: foreign.id, name: 'D1' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await create({ seasonId: fall.id, copyFromSeasonId: foreign.id })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  test('a copied league brings its teams and rosters, but no rank and nobody who withdrew', async () => {
    const summer = await createSeason(app.manager, organizationId, { name: 'Summer' });
    const league = await createLeague(app.manager, organizationId, { name: 'D1' });
    const d1 = await createSeasonLeague(app.manager, organizationId, { seasonId: summer.id, leagueId: league.id });
    const d2 = await createSeasonLeague(app.manager, organizationId, {
      seasonId: summer.id,
      leagueId: (await createLeague(app.manager, organizationId, { name: 'D2' })).id,
      position: 1,
    });
    const ants = await createSeasonLeagueTeam(app.manager, organizationId, {
      seasonLeagueId: d1.id,
      teamId: (await createTeam(app.manager, organizationId, { name: 'Ants' })).id,
      rank: 1,
      captainName: 'Coach Ann',
    });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: d1.id, withdrawn: true });
    const player = await createPlayer(app.manager, organizationId, { lastName: 'One' });
    await createRosterEntry(app.manager, organizationId, {
      seasonLeagueTeamId: ants.id,
      playerId: player.id,
      jerseyNumber: '7',
    });
    await addLeagues('D5');

    expect((await create({ seasonId: fall.id, name: 'd1', copyFromSeasonId: summer.id })).data?.leagues).toEqual([
      {
        position: 1,
        season: { name: 'Fall' },
        league: { id: String(league.id), name: 'D1' },
        teams: [
          {
            rank: null,
            captainName: 'Coach Ann',
            team: { name: 'Ants' },
            roster: [{ jerseyNumber: '7', player: { lastName: 'One' } }],
          },
        ],
      },
    ]);
    expect((await create({ seasonId: fall.id, name: 'D1', copyFromSeasonId: summer.id })).errors?.[0]?.message).toBe(
      'League D1 is in season Fall already.',
    );
    expect((await create({ seasonId: fall.id, name: 'D9', copyFromSeasonId: summer.id })).errors?.[0]).toMatchObject({
      message: 'Season Summer has no league D9.',
      extensions: { code: 'UNPROCESSABLE', details: { choices: [{ name: 'D1' }, { name: 'D2' }] } },
    });
    expect((await create({ seasonId: fall.id, copyFromSeasonId: summer.id })).data?.leagues).toMatchObject([
      { position: 2, league: { id: String(d2.leagueId) } },
    ]);
    expect((await create({ seasonId: fall.id, copyFromSeasonId: summer.id })).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    expect(await order()).toEqual(['D5', 'D1', 'D2']);
  });

  test('two at once make one league', async () => {
    const answers = await Promise.all([
      create({ seasonId: fall.id, name: 'D1' }),
      create({ seasonId: fall.id, name: 'd1' }),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await order()).toHaveLength(1);
  });
});

describe('changing', () => {
  test('a new name holds in every season; a taken one and a stale version are refused', async () => {
    const [d1] = await addLeagues('D1', 'D2');
    expect((await update(d1!, { name: 'Gold', expectedVersion: 1 })).data?.league).toEqual({
      name: 'Gold',
      version: 2,
    });
    expect((await update(d1!, { name: 'd2', expectedVersion: 2 })).errors?.[0]).toMatchObject({
      message: 'There is a league D2 already.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await update(d1!, { name: 'Silver', expectedVersion: 1 })).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT', details: { changedFields: ['name'] } },
    });
    expect((await update(d1!, { name: 'Silver' })).errors?.[0]?.extensions.errors).toMatchObject([
      { field: 'expectedVersion' },
    ]);
    expect((await update(d1!, { name: 'GOLD', expectedVersion: 2 })).data?.league).toEqual({
      name: 'GOLD',
      version: 3,
    });
  });

  test('a position is set in one season, and needs it', async () => {
    const [d1, d2] = await addLeagues('D1', 'D2');
    await update(d1!, { seasonId: fall.id, position: 2, expectedVersion: 1 });
    expect(await order()).toEqual(['D2', 'D1']);
    expect((await update(d1!, { position: 2, expectedVersion: 1 })).errors?.[0]?.extensions.errors).toMatchObject([
      { field: 'seasonId' },
    ]);
    expect(
      (await update(d1!, { seasonId: fall.id, position: -1, expectedVersion: 1 })).errors?.[0]?.extensions.errors,
    ).toMatchObject([{ field: 'position' }]);
    const elsewhere = await createLeague(app.manager, organizationId);
    expect(
      (await update(elsewhere.id, { seasonId: fall.id, position: 0, expectedVersion: 1 })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(
      (await update(d2!, { name: 'New', seasonId: '2147483647', expectedVersion: 1 })).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect(await order()).toEqual(['D2', 'D1']);
  });

  test('positions set one by one, all at once and in any order, converge', async () => {
    const ids = await addLeagues('A', 'B', 'C', 'D', 'E');
    const calls = ids.map((id, index) => update(id, { seasonId: fall.id, position: 4 - index, expectedVersion: 1 }));
    expect((await Promise.all(calls)).map(({ errors }) => errors)).toEqual(ids.map(() => undefined));
    expect(await order()).toEqual(['E', 'D', 'C', 'B', 'A']);
  });
});

describe('reordering', () => {
  test('takes the full list and answers it', async () => {
    const [a, b, c] = await addLeagues('A', 'B', 'C');
    expect((await reorder([c!, a!, b!])).data?.leagues).toEqual(
      ['C', 'A', 'B'].map((name, position) => ({ position, league: { name } })),
    );
    expect((await reorder([c!, a!])).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT', details: { missing: [b] } },
    });
    expect((await reorder([c!, a!, b!, b!])).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const foreign = await createLeague(app.manager, (await createOrganization(app.manager)).id);
    expect((await reorder([a!, b!, c!, foreign.id])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await order()).toEqual(['C', 'A', 'B']);
  });

  test('two orders at once end in one of the two', async () => {
    const ids = await addLeagues('A', 'B', 'C', 'D');
    const backwards = ids.toReversed();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([reorder(ids), reorder(backwards), reorder(ids), reorder(backwards)]);
      expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
      expect(['ABCD', 'DCBA']).toContain((await order()).join(''));
    }
    const positions = (await app.manager.query(
      'SELECT position FROM season_leagues WHERE organization_id = $1 ORDER BY position',
      [organizationId],
    )) as { position: number }[];
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });
});

test('only leagues that no season has can be deleted, all or none, and come back', async () => {
  const [used] = await addLeagues('D1');
  const free = await createLeague(app.manager, organizationId, { name: 'Old' });
  const remove = (
    ids: unknown[],
  ): Promise<GraphqlResponse<{ gone: { deletedIds: string[]; undoId: string; message: string } }>> =>
    app.graphql(DELETE, { ids }, { as });
  expect((await remove([free.id, used])).errors?.[0]).toMatchObject({
    message: 'League D1 is played in Fall. Remove it from there first.',
    extensions: { code: 'UNPROCESSABLE' },
  });
  expect((await remove([])).errors?.[0]).toMatchObject({ message: 'Select at least one league.' });
  const { data } = await remove([free.id]);
  expect(data?.gone).toMatchObject({ deletedIds: [String(free.id)], message: 'Deleted league Old.' });
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data?.gone.undoId }, { as });
  expect(
    await app.manager.query('SELECT name FROM leagues WHERE organization_id = $1 AND id = $2', [
      organizationId,
      free.id,
    ]),
  ).toEqual([{ name: 'Old' }]);
});
