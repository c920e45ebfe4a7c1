import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportRouter } from '../../exports/export-router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import {
  byVisitor,
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaysWorld,
  statisticsOf,
} from '../../testing/plays-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [exportRouter] });
});
afterAll(() => app.close());

const run = async <Data>(world: PlaysWorld, query: string, variables: object, as = world.ann): Promise<Data> => {
  const { data, errors } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
  expect(errors).toBeUndefined();
  return data!;
};
const undo = (world: PlaysWorld, id: string | null, as = world.ann) =>
  run(world, 'mutation ($id: ID!) { undo(id: $id) { __typename } }', { id }, as);
const rowsOf = (table: string, { organizationId }: PlaysWorld): Promise<object[]> =>
  app.manager.query(`SELECT * FROM ${table} WHERE organization_id = $1 ORDER BY id`, [organizationId]);

const GAME = `query ($organization: ID!, $game: ID!, $includeDeleted: Boolean) { organization(id: $organization) { game(id: $game) {
  plays(includeDeleted: $includeDeleted) {
    id revision isDeleted kind clock sortOrder x y note linkedPlayId madeBy device period { name } team { id } player { id } otherPlayer { id }
  } playSettings { assistsOnFreeThrows bonusFouls doubleBonusFouls technicalCountsAsPersonal periodMinutes } } } }`;
interface Shown {
  organization: { game: { plays: Record<string, unknown>[]; playSettings: Record<string, unknown> } };
}
const shown = async (world: PlaysWorld, as: typeof world.ann | undefined, includeDeleted = false) => {
  const variables = { organization: String(world.organizationId), game: String(world.gameId), includeDeleted };
  const { data, errors } = await app.graphql<Shown>(GAME, variables, as ? { as } : {});
  expect(errors).toBeUndefined();
  return data!.organization.game;
};

/** A shot with its assist, a substitution and a note. */
async function play(world: PlaysWorld) {
  const shot = newPlay(world, 'MADE_TWO', { clock: 500, x: 80, y: 40 });
  const plays = [
    shot,
    newPlay(world, 'ASSIST', { linkedPlayId: shot.id, playerId: String(world.home[1]) }),
    newPlay(world, 'SUBSTITUTION', { playerId: String(world.home[2]), otherPlayerId: String(world.home[0]) }),
    newPlay(world, 'NOTE', {
      ...byVisitor(world),
      note: 'Awa Player 01 is hurt',
      periodId: String(world.periods['Q2']),
    }),
    newPlay(world, 'TURNOVER', { isDeleted: true }),
  ];
  await enterPlays(app, world, plays);
  return plays;
}

test('visitors see plays in order, without who entered them; administrators also those taken away', async () => {
  const world = await createPlaysWorld(app);
  const [shot] = await play(world);
  const { plays, playSettings } = await shown(world, undefined, true);
  expect(plays.map(({ kind, period }) => [kind, (period as { name: string }).name])).toEqual([
    ['MADE_TWO', 'Q1'],
    ['ASSIST', 'Q1'],
    ['SUBSTITUTION', 'Q1'],
    ['NOTE', 'Q2'],
  ]);
  expect(plays[0]).toMatchObject({ id: shot!.id, revision: 1, clock: 500, x: 80, madeBy: null, device: null });
  expect(plays[1]).toMatchObject({ linkedPlayId: shot!.id, player: { id: String(world.home[1]) } });
  expect(plays[2]).toMatchObject({ otherPlayer: { id: String(world.home[0]) } });
  expect(playSettings).toEqual({
    assistsOnFreeThrows: false,
    bonusFouls: 5,
    doubleBonusFouls: null,
    technicalCountsAsPersonal: true,
    periodMinutes: 10,
  });
  const all = (await shown(world, world.ann, true)).plays;
  expect(all.at(-2)).toMatchObject({ kind: 'TURNOVER', isDeleted: true, device: 'phone' });
  expect(all.every(({ madeBy }) => madeBy === `ann-${world.organizationId}`)).toBe(true);
});

test('a game that is deleted comes back with its plays', async () => {
  const world = await createPlaysWorld(app);
  await play(world);
  const before = await rowsOf('plays', world);
  const statistics = await statisticsOf(app, world);
  const { deleted } = await run<{ deleted: { undoId: string; message: string } }>(
    world,
    'mutation ($ids: [ID!]!) { deleted: deleteGames(ids: $ids) { undoId message } }',
    { ids: [String(world.gameId)] },
  );
  expect(deleted.message).toContain(' with 2 lines of statistics, 1 period score and 4 plays.');
  expect(await rowsOf('plays', world)).toEqual([]);
  await undo(world, deleted.undoId);
  expect(await rowsOf('plays', world)).toEqual(before);
  expect(await statisticsOf(app, world)).toEqual(statistics);
});

test('a season that is deleted comes back with its plays', async () => {
  const world = await createPlaysWorld(app);
  await play(world);
  const before = await rowsOf('plays', world);
  const owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
  const [{ id }] = (await rowsOf('seasons', world)) as [{ id: number }];
  const { deleted } = await run<{ deleted: { undoId: string } }>(
    world,
    'mutation ($ids: [ID!]!) { deleted: deleteSeasons(ids: $ids) { undoId } }',
    { ids: [String(id)] },
    owner,
  );
  expect(await rowsOf('plays', world)).toEqual([]);
  await undo(world, deleted.undoId, owner);
  expect(await rowsOf('plays', world)).toEqual(before);
});

test('the plays of a deleted player stay with the team, and come back', async () => {
  const world = await createPlaysWorld(app);
  const [shot] = await play(world);
  const before = await rowsOf('plays', world);
  const { deleted } = await run<{ deleted: { undoId: string } }>(
    world,
    'mutation ($ids: [ID!]!) { deleted: deletePlayers(ids: $ids) { undoId } }',
    { ids: [String(world.home[0])] },
  );
  const { plays } = await shown(world, undefined);
  expect(plays[0]).toMatchObject({ kind: 'MADE_TWO', player: null, team: { id: String(world.homeTeamId) } });
  expect(plays[2]).toMatchObject({ otherPlayer: null });
  expect(await statisticsOf(app, world)).toEqual({ [`${world.home[1]} AST`]: 1, [`team ${world.homeTeamId} Q1`]: 2 });
  await undo(world, deleted.undoId);
  expect(await rowsOf('plays', world)).toEqual(before);
  await enterPlays(app, world, [changed(shot!, { isDeleted: true })]);
  expect(await statisticsOf(app, world)).toEqual({});
});

test('the plays of merged players are those of the one who stays, and go on counting', async () => {
  const world = await createPlaysWorld(app);
  const [shot] = await play(world);
  const [merged, , keep] = world.home;
  const before = await rowsOf('plays', world);
  const { result } = await run<{ result: { undoId: string } }>(
    world,
    'mutation ($keep: ID!, $ids: [ID!]!) { result: mergePlayers(keepId: $keep, mergeIds: $ids) { undoId } }',
    { keep: String(keep), ids: [String(merged)] },
  );
  const { plays } = await shown(world, undefined);
  expect(plays[0]).toMatchObject({ player: { id: String(keep) } });
  await undo(world, result.undoId);
  expect(await rowsOf('plays', world)).toEqual(before);
  await enterPlays(app, world, [changed(shot!, { kind: 'MADE_THREE' })]);
  expect(await statisticsOf(app, world)).toMatchObject({ [`${merged} PTS`]: 3 });
});

test('who is erased is erased from notes, and a person’s file has the plays', async () => {
  const world = await createPlaysWorld(app);
  await play(world);
  const owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
  const file = await app.request({ path: `/exports/players/${world.away[0]}.json`, as: owner });
  expect(file.bytes.toString()).toContain('is hurt');
  await run(world, 'mutation ($id: ID!) { erasePlayer(id: $id) { __typename } }', { id: String(world.away[0]) }, owner);
  const { plays } = await shown(world, undefined);
  expect(plays.at(-1)!['note']).not.toContain('Awa');
});

test('settings hold for what is entered from then on, and can be taken back', async () => {
  const world = await createPlaysWorld(app);
  const technical = newPlay(world, 'TECHNICAL_FOUL');
  await enterPlays(app, world, [technical]);
  const [{ id }] = (await rowsOf('season_leagues', world)) as [{ id: number }];
  const { saved } = await run<{ saved: { undoId: string; version: number; playSettings: object } }>(
    world,
    `mutation ($id: ID!, $input: UpdatePlaySettingsInput!) { saved: updatePlaySettings(seasonLeagueId: $id, input: $input) {
       undoId version playSettings { technicalCountsAsPersonal bonusFouls assistsOnFreeThrows } } }`,
    { id: String(id), input: { technicalCountsAsPersonal: false, bonusFouls: null, expectedVersion: 1 } },
  );
  expect(saved).toMatchObject({
    version: 2,
    playSettings: { technicalCountsAsPersonal: false, bonusFouls: null, assistsOnFreeThrows: false },
  });
  const second = newPlay(world, 'TECHNICAL_FOUL');
  await enterPlays(app, world, [second]);
  expect(await statisticsOf(app, world)).toEqual({ [`${world.home[0]} PF`]: 1 });
  await enterPlays(app, world, [changed(second, { isDeleted: true })]);
  expect(await statisticsOf(app, world)).toEqual({ [`${world.home[0]} PF`]: 1 });
  await enterPlays(app, world, [changed(technical, { clock: 5 })]);
  expect(await statisticsOf(app, world)).toEqual({});
  await undo(world, saved.undoId);
  expect((await shown(world, undefined)).playSettings).toMatchObject({
    technicalCountsAsPersonal: true,
    bonusFouls: 5,
  });
});

test('the double bonus comes after the bonus, whichever of the two is changed', async () => {
  const world = await createPlaysWorld(app);
  const [{ id }] = (await rowsOf('season_leagues', world)) as [{ id: number }];
  const save = (input: object) =>
    app.graphql(
      'mutation ($id: ID!, $input: UpdatePlaySettingsInput!) { updatePlaySettings(seasonLeagueId: $id, input: $input) { version } }',
      { id: String(id), input } as never,
      { as: world.ann },
    );
  expect((await save({ doubleBonusFouls: 5, expectedVersion: 1 })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', errors: [{ field: 'doubleBonusFouls' }] } },
  ]);
  expect((await save({ doubleBonusFouls: 8, expectedVersion: 1 })).errors).toBeUndefined();
  expect((await save({ bonusFouls: 8, expectedVersion: 2 })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await save({ bonusFouls: null, expectedVersion: 2 })).errors).toBeUndefined();
});

test('what was changed by hand differs from the plays, and is told', async () => {
  const world = await createPlaysWorld(app);
  const [shot] = await play(world);
  const [{ id: season }] = (await rowsOf('seasons', world)) as [{ id: number }];
  const findings = async (): Promise<object[]> => {
    const { organization } = await run<{ organization: { season: { findings: { nodes: object[] } } } }>(
      world,
      `query ($id: ID!, $season: ID!) { organization(id: $id) { season(id: $season) {
         findings: integrityFindings(first: 20, filter: { kind: PLAYS_BOX_SCORE }) { nodes { side statistic expected found player { id } } } } } }`,
      { id: String(world.organizationId), season: String(season) },
    );
    return organization.season.findings.nodes;
  };
  expect(await findings()).toEqual([]);
  const [scorer] = world.home;
  await run(
    world,
    'mutation ($game: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $game, input: $input) { undoId } }',
    {
      game: String(world.gameId),
      input: {
        adds: [
          {
            playerId: String(scorer),
            definitionId: String(world.definitions['2PM']),
            delta: 3,
            operationId: `three-${scorer}`,
          },
        ],
      },
    },
  );
  expect(await findings()).toEqual([
    { side: 'home', statistic: '2PM', expected: 1, found: 4, player: { id: String(scorer) } },
  ]);
  // What plays say of the cell no longer, they are not held against.
  await enterPlays(app, world, [changed(shot!, { isDeleted: true })]);
  expect(await findings()).toEqual([]);
  expect(await statisticsOf(app, world)).toEqual({ [`${scorer} 2PM`]: 3 });
});

test('plays are never changed, not even by hand', async () => {
  const world = await createPlaysWorld(app);
  await play(world);
  await expect(
    app.manager.query('UPDATE plays SET kind = $2 WHERE organization_id = $1', [world.organizationId, 'NOTE']),
  ).rejects.toThrow('append-only');
});
