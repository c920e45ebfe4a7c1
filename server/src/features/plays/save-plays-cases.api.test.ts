import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlayKind } from '../../domain/plays/play-kind.js';
import { MOST_PLAYS } from '../../domain/plays/most-plays.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  byVisitor,
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaysWorld,
  sendPlays,
  statisticsOf,
} from '../../testing/plays-world.js';
import { effectsOf, playOf } from '../../testing/random-plays.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Puts the home team's first player on the visitors' roster, too. */
async function onBothRosters(world: PlaysWorld): Promise<void> {
  await app.manager.query(
    `INSERT INTO roster_entries (organization_id, season_league_team_id, player_id)
     SELECT $1, slt.id, $3 FROM season_league_teams slt WHERE slt.organization_id = $1 AND slt.team_id = $2`,
    [world.organizationId, world.awayTeamId, world.home[0]],
  );
}

/** Another game of the same teams on another day. */
async function nextGame(world: PlaysWorld): Promise<PlaysWorld> {
  const [{ id }] = (await app.manager.query(
    `INSERT INTO games (organization_id, season_league_id, season_id, home_team_id, away_team_id, status)
     SELECT organization_id, season_league_id, season_id, home_team_id, away_team_id, 'scheduled' FROM games WHERE organization_id = $1 AND id = $2 RETURNING id`,
    [world.organizationId, world.gameId],
  )) as [{ id: number }];
  return { ...world, gameId: id };
}

const linesOf = ({ organizationId, gameId }: PlaysWorld): Promise<object[]> =>
  app.manager.query(
    'SELECT player_id AS "playerId", team_id AS "teamId" FROM game_lines WHERE organization_id = $1 AND game_id = $2',
    [organizationId, gameId],
  );

test('who is on both rosters has one line, for the team of the play', async () => {
  const world = await createPlaysWorld(app);
  await onBothRosters(world);
  const [player] = world.home;
  const both = [
    newPlay(world, 'MADE_TWO'),
    newPlay(world, 'TURNOVER', { teamId: String(world.awayTeamId), playerId: String(player) }),
  ];
  const refused = await sendPlays(app, world, both);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: [{ field: 'plays.1.playerId' }],
  });
  expect(await statisticsOf(app, world)).toEqual({});
  // Named for the wrong team at first, and for the right one before it was sent.
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot, changed(shot, { teamId: String(world.awayTeamId) })]);
  expect(await linesOf(world)).toEqual([{ playerId: player, teamId: world.awayTeamId }]);
  expect(await statisticsOf(app, world)).toMatchObject({
    [`${player} PTS`]: 2,
    [`team ${world.awayTeamId} Q1`]: 2,
  });
  const other = await sendPlays(app, world, [newPlay(world, 'TURNOVER')]);
  expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', errors: [{ field: 'plays.0.playerId' }] });
});

test('a play whose line was taken away goes over to the other team', async () => {
  const world = await createPlaysWorld(app);
  await onBothRosters(world);
  const [player] = world.home;
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot]);
  const lines = '(SELECT id FROM game_lines WHERE organization_id = $1 AND game_id = $2)';
  const game = [world.organizationId, world.gameId];
  await app.manager.query(`DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN ${lines}`, game);
  await app.manager.query('DELETE FROM game_lines WHERE organization_id = $1 AND game_id = $2', game);
  await enterPlays(app, world, [changed(shot, { teamId: String(world.awayTeamId) })]);
  expect(await linesOf(world)).toEqual([{ playerId: player, teamId: world.awayTeamId }]);
  expect(await statisticsOf(app, world)).toEqual({
    [`${player} PTS`]: 2,
    [`${player} 2PM`]: 1,
    [`${player} 2PA`]: 1,
    [`team ${world.awayTeamId} Q1`]: 2,
  });
});

test('whoever assisted a miss has a line once the shot is made', async () => {
  const world = await createPlaysWorld(app);
  const shot = newPlay(world, 'MISSED_TWO');
  const assist = newPlay(world, 'ASSIST', { playerId: String(world.home[1]), linkedPlayId: shot.id });
  await enterPlays(app, world, [shot, assist]);
  await enterPlays(app, world, [changed(shot, { kind: 'MADE_TWO' })]);
  expect(await statisticsOf(app, world)).toMatchObject({ [`${world.home[1]} AST`]: 1 });
});

test('what is linked to a possible duplicate waits with it, and with what is linked to that', async () => {
  const world = await createPlaysWorld(app);
  const first = newPlay(world, 'MISSED_TWO');
  await enterPlays(app, world, [first]);
  const before = await statisticsOf(app, world);
  const foul = newPlay(world, 'SHOOTING_FOUL', byVisitor(world));
  const again = newPlay(world, 'MISSED_TWO', { madeAt: first.madeAt });
  const rebound = newPlay(world, 'DEFENSIVE_REBOUND', { ...byVisitor(world), linkedPlayId: again.id });
  const onRebound = newPlay(world, 'NOTE', { playerId: null, linkedPlayId: rebound.id, note: 'high' });
  const sent = [onRebound, rebound, again, foul];
  const answer = await enterPlays(app, world, sent, { device: 'tablet' });
  expect(answer).toMatchObject({
    plays: [{ id: foul.id }],
    conflicts: [],
    possibleDuplicates: [{ id: again.id, play: { id: first.id } }],
  });
  expect(await statisticsOf(app, world)).toEqual({ ...before, [`${world.away[0]} PF`]: 1 });
  const confirmed = sent.map((play) => (play === again ? { ...again, isDuplicateConfirmed: true } : play));
  expect((await enterPlays(app, world, confirmed, { device: 'tablet' })).plays).toHaveLength(4);
  expect(await statisticsOf(app, world)).toMatchObject({ [`${world.away[0]} REB`]: 1 });
});

test('a play may be in two games of an organization', async () => {
  const world = await createPlaysWorld(app);
  const next = await nextGame(world);
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [shot]);
  await enterPlays(app, next, [shot]);
  expect(await statisticsOf(app, next)).toEqual(await statisticsOf(app, world));
  await enterPlays(app, next, [changed(shot, { isDeleted: true })]);
  expect(await statisticsOf(app, next)).toEqual({});
});

test('a game has so many plays and no more', async () => {
  const world = await createPlaysWorld(app);
  const turnover = newPlay(world, 'TURNOVER');
  await enterPlays(app, world, [turnover]);
  await app.manager.query(
    `INSERT INTO plays (organization_id, game_id, play_id, revision, is_deleted, kind, game_period_id, sort_order, assists_on_free_throws, technical_counts_as_personal,
       made_at, received_at, actor_name, device)
     SELECT organization_id, game_id, gen_random_uuid(), 1, n % 2 = 0, 'NOTE', game_period_id, n, false, true, made_at, received_at, actor_name, device
     FROM plays, generate_series(1, $3) AS n WHERE organization_id = $1 AND game_id = $2`,
    [world.organizationId, world.gameId, MOST_PLAYS - 2],
  );
  const before = await statisticsOf(app, world);
  const [last, beyond] = [newPlay(world, 'TURNOVER'), newPlay(world, 'TURNOVER')];
  const { errors } = await sendPlays(app, world, [last, beyond]);
  expect(errors?.[0]).toMatchObject({
    message: 'A game can have at most 2000 plays, and this one has 1999.',
    extensions: { code: 'UNPROCESSABLE', errors: [{ field: 'plays' }] },
  });
  expect(await statisticsOf(app, world)).toEqual(before);
  await enterPlays(app, world, [last, changed(last, { clock: 5 }), changed(turnover, { clock: 6 })]);
  expect((await sendPlays(app, world, [beyond])).errors).toHaveLength(1);
});

test('scores of periods end where those that are entered do', async () => {
  const world = await createPlaysWorld(app);
  const shots = [newPlay(world, 'MADE_TWO'), newPlay(world, 'MADE_TWO')];
  await enterPlays(app, world, [shots[0]!]);
  await app.manager.query('UPDATE period_scores SET score = 9998 WHERE organization_id = $1 AND game_id = $2', [
    world.organizationId,
    world.gameId,
  ]);
  await enterPlays(app, world, [shots[1]!]);
  expect(await statisticsOf(app, world)).toMatchObject({ [`team ${world.homeTeamId} Q1`]: 9999 });
});

test('a game whose plays are all taken away has none', async () => {
  const world = await createPlaysWorld(app);
  const hasPlays = async (): Promise<unknown> => {
    const { data } = await app.graphql<{ organization: { game: object } }>(
      'query ($organization: ID!, $game: ID!) { organization(id: $organization) { game(id: $game) { hasPlays } } }',
      { organization: String(world.organizationId), game: String(world.gameId) },
    );
    return data!.organization.game;
  };
  const shot = newPlay(world, 'MADE_TWO');
  expect(await hasPlays()).toEqual({ hasPlays: false });
  await enterPlays(app, world, [shot]);
  expect(await hasPlays()).toEqual({ hasPlays: true });
  const gone = changed(shot, { isDeleted: true });
  await enterPlays(app, world, [gone]);
  expect(await hasPlays()).toEqual({ hasPlays: false });
  await enterPlays(app, world, [changed(gone, { isDeleted: false })]);
  expect(await hasPlays()).toEqual({ hasPlays: true });
});

test('the same play is asked about where a device’s clock is wrong: by when it arrived', async () => {
  const world = await createPlaysWorld(app);
  const HOUR = 60 * 60 * 1_000;
  const made = (kind: PlayKind, by: number) =>
    newPlay(world, kind, { madeAt: new Date(Date.now() + by).toISOString() });
  for (const [kind, by] of [
    ['MADE_TWO', HOUR],
    ['TURNOVER', -HOUR],
  ] as const) {
    const first = made(kind, 0);
    await enterPlays(app, world, [first]);
    const again = made(kind, by);
    const answer = await enterPlays(app, world, [again], { device: 'tablet' });
    expect(answer).toMatchObject({ plays: [], possibleDuplicates: [{ id: again.id, play: { id: first.id } }] });
  }
  // A play keeps its place in the game, whatever the clock says.
  const late = made('MADE_THREE', -HOUR);
  await enterPlays(app, world, [late], { device: 'tablet' });
  expect(await statisticsOf(app, world)).toMatchObject({ [`${world.home[0]} PTS`]: 5, [`${world.home[0]} TO`]: 1 });
});

test('a player who is added at the table plays at once, and so does somebody of the bench', async () => {
  const world = await createPlaysWorld(app);
  const { data, errors } = await app.graphql<{ added: { player: { id: string } } }>(
    'mutation ($gameId: ID!, $input: AddGamePlayerInput!) { added: addGamePlayer(gameId: $gameId, input: $input) { player { id } } }',
    { gameId: String(world.gameId), input: { teamId: String(world.homeTeamId), firstName: 'Walk', lastName: 'In' } },
    { as: world.bob },
  );
  expect(errors).toBeUndefined();
  const playerId = data!.added.player.id;
  const bench = String(world.away[2]);
  await enterPlays(app, world, [
    newPlay(world, 'MADE_TWO', { playerId }),
    newPlay(world, 'TECHNICAL_FOUL', { teamId: String(world.awayTeamId), playerId: bench }),
  ]);
  const stored = Object.entries(await statisticsOf(app, world)).filter(([, value]) => value !== 0);
  expect(Object.fromEntries(stored)).toEqual({
    [`${playerId} PTS`]: 2,
    [`${playerId} 2PM`]: 1,
    [`${playerId} 2PA`]: 1,
    [`${bench} PF`]: 1,
    [`team ${world.homeTeamId} Q1`]: 2,
  });
});

test('twenty plays whose answer was lost are sent again, in other portions and with a new one: each counts once', async () => {
  const world = await createPlaysWorld(app);
  const plays = Array.from({ length: 20 }, (_play, turn) => playOf(world, turn, turn)).map((play, turn, all) =>
    turn % 3 === 0 ? play : { ...play, linkedPlayId: all[turn - 1]!.id },
  );
  const last = changed(plays[7]!, { isDeleted: true });
  const all = [...plays, last, playOf(world, 1, 4)];
  await enterPlays(app, world, plays);
  // The device knows of none of them, and its connection goes a second time.
  await enterPlays(app, world, all.slice(0, 8));
  const { conflicts, possibleDuplicates } = await enterPlays(app, world, all);
  expect([conflicts, possibleDuplicates]).toEqual([[], []]);
  const stored = Object.entries(await statisticsOf(app, world)).filter(([, value]) => value !== 0);
  const standing = all.filter((play) => play !== plays[7]);
  expect(Object.fromEntries(stored)).toEqual(effectsOf(world, standing));
  const [{ count }] = (await app.manager.query(
    'SELECT count(*)::int AS count FROM plays WHERE organization_id = $1 AND game_id = $2',
    [world.organizationId, world.gameId],
  )) as [{ count: number }];
  expect(count).toBe(22);
});
