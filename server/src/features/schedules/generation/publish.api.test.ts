import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCalendarDate } from '../../../domain/dates/format-calendar-date.js';
import { restRouter } from '../../../rest/router.js';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import { createDraftsWorld, generateDraft, publishDraft, scheduledGamesOf } from '../../../testing/drafts-world.js';
import {
  createGame,
  createSchedule,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../../testing/factories.js';
import { rest } from '../../../testing/rest-client.js';
import { setUnavailable, storeBye } from '../../../testing/teams-world.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());

describe('publishing', () => {
  test('writes the games once, and undo takes them back and brings the draft again', async () => {
    const { as, scheduleId, organizationId } = await createDraftsWorld(app);
    const { draft } = await generateDraft(app, as, scheduleId);
    const { published } = await publishDraft(app, as, draft!.id);
    expect(published).toMatchObject({
      message: 'Full schedule generated!',
      created: 15,
      removed: 0,
      played: 0,
      schedule: { drafts: [] },
    });
    const written = await scheduledGamesOf(app, organizationId);
    expect(written).toHaveLength(15);
    expect(new Set(written.map(({ week }) => week))).toEqual(new Set([0, 1, 2, 3, 4]));
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: published!.undoId }, { as });
    expect(await scheduledGamesOf(app, organizationId)).toEqual([]);
    const again = await publishDraft(app, as, draft!.id);
    expect(again.errors).toBeUndefined();
  });

  test('is not undone after somebody moved one of its games, and the game and who it was are named', async () => {
    const { as, scheduleId, organizationId } = await createDraftsWorld(app);
    const { published } = await publishDraft(app, as, (await generateDraft(app, as, scheduleId)).draft!.id);
    const [game] = await scheduledGamesOf(app, organizationId);
    const colleague = await createUser(app.manager, organizationId);
    const changed = await app.graphql<{ updateGame: { date: string; homeTeam: object; awayTeam: object } }>(
      'mutation ($id: ID!) { updateGame(id: $id, input: { time: "21:15", expectedVersion: 1 }) { date homeTeam { name } awayTeam { name } } }',
      { id: String(game!.id) },
      { as: await app.signInAs(colleague) },
    );
    expect(changed.errors).toBeUndefined();
    const { errors } = await app.graphql(
      'mutation ($id: ID!) { undo(id: $id) { id } }',
      { id: published!.undoId },
      { as },
    );
    expect(errors?.[0]?.message).toMatch(
      new RegExp(
        ` cannot be undone: game \\w+ vs \\w+ on ${formatCalendarDate(game!.date)} has been changed since by ${colleague.username}\\.$`,
      ),
    );
  });

  test('keeps played games where they are, and games that stand in both', async () => {
    const { as, scheduleId, organizationId } = await createDraftsWorld(app);
    await publishDraft(app, as, (await generateDraft(app, as, scheduleId)).draft!.id);
    const before = await scheduledGamesOf(app, organizationId);
    const played = before.slice(0, 3);
    await app.manager.query(
      `UPDATE games SET home_score = 3, away_score = 1, status = 'final' WHERE organization_id = $1 AND id = ANY($2)`,
      [organizationId, played.map(({ id }) => id)],
    );
    const { draft } = await generateDraft(app, as, scheduleId, { seed: 9 });
    expect(draft!.playedGames).toHaveLength(3);
    expect(draft!.games).toHaveLength(12);
    const { published } = await publishDraft(app, as, draft!.id);
    expect(published).toMatchObject({ played: 3 });
    expect(published!.created + published!.unchanged).toBe(12);
    expect(published!.removed + published!.unchanged).toBe(12);
    expect((await scheduledGamesOf(app, organizationId)).filter(({ id }) => id <= played[2]!.id)).toEqual(
      before.filter(({ id }) => id <= played[2]!.id),
    );
    expect(await scheduledGamesOf(app, organizationId)).toHaveLength(15);
  });

  test.each([
    ['a week off', 'the week off on Oct 13, 2025'],
    ['a team that joined', 'Gnus joined the league'],
    ['a bye', 'the byes of Ants'],
    ['a game', 'was added'],
    ['the time slots', "the schedule's weeks, days or times"],
  ])('is refused after %s, naming it', async (what, named) => {
    const world = await createDraftsWorld(app);
    const { as, scheduleId, organizationId, seasonLeagueId, teams } = world;
    const { draft } = await generateDraft(app, as, scheduleId);
    const { Ants: ants, Bees: bees } = teams;
    const changes: Record<string, () => Promise<unknown>> = {
      'a week off': () => app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-13' }),
      'a team that joined': async () => {
        const { id: teamId } = await createTeam(app.manager, organizationId, { name: 'Gnus' });
        await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId });
      },
      'a bye': () => storeBye(app, world, 'Ants', '2025-10-13'),
      'a game': () => createGame(app.manager, organizationId, { seasonLeagueId, homeTeamId: ants!, awayTeamId: bees! }),
      'the time slots': () =>
        app.manager.query('DELETE FROM schedule_time_slots WHERE organization_id = $1 AND court IS NOT NULL', [
          organizationId,
        ]),
    };
    await changes[what]!();
    const { errors } = await publishDraft(app, as, draft!.id);
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(errors![0]!.message).toContain(named);
    expect(await scheduledGamesOf(app, organizationId)).toHaveLength(what === 'a game' ? 1 : 0);
  });
});

test('a game that was postponed or cancelled is not taken for one of a new plan', async () => {
  const { as, scheduleId, organizationId } = await createDraftsWorld(app);
  await publishDraft(app, as, (await generateDraft(app, as, scheduleId, { seed: 1 })).draft!.id);
  const [first, second] = await scheduledGamesOf(app, organizationId);
  for (const [game, status] of [
    [first!, 'postponed'],
    [second!, 'cancelled'],
  ] as const)
    await app.manager.query('UPDATE games SET status = $3 WHERE organization_id = $1 AND id = $2', [
      organizationId,
      game.id,
      status,
    ]);
  const { published } = await publishDraft(app, as, (await generateDraft(app, as, scheduleId, { seed: 1 })).draft!.id);
  expect(published).toMatchObject({ created: 2, removed: 2, unchanged: 13 });
  expect(
    await app.manager.query('SELECT status, count(*)::int FROM games WHERE organization_id = $1 GROUP BY 1', [
      organizationId,
    ]),
  ).toEqual([{ status: 'scheduled', count: 15 }]);
});

test('a played game counts in the week of its date: nobody plays three times there', async () => {
  const { as, scheduleId, organizationId } = await createDraftsWorld(app);
  await publishDraft(app, as, (await generateDraft(app, as, scheduleId)).draft!.id);
  const all = await scheduledGamesOf(app, organizationId);
  const [one] = all;
  const [date] = all.filter(({ week }) => week === 2).map((game) => game.date);
  // Both games of one pair's team are played in the third week instead of the first two.
  const [team] = one!.pair.split('-');
  const moved = all.filter(({ week, pair }) => week < 2 && pair.split('-').includes(team!));
  expect(moved).toHaveLength(2);
  for (const [index, { id }] of moved.entries())
    await app.manager.query(
      "UPDATE games SET date = $3, time = $4, court = NULL, home_score = 3, away_score = 1, status = 'final' WHERE organization_id = $1 AND id = $2",
      [organizationId, id, date, ['20:00', '21:00'][index]],
    );
  await publishDraft(app, as, (await generateDraft(app, as, scheduleId)).draft!.id);
  const there = (await scheduledGamesOf(app, organizationId)).filter((game) => game.date === date);
  const counts = there.flatMap(({ pair }) => pair.split('-'));
  expect(counts.filter((id) => id === team)).toHaveLength(2);
  expect(Math.max(...counts.map((id) => counts.filter((other) => other === id).length))).toBeLessThanOrEqual(2);
});

test('where no game can be added nothing is published', async () => {
  const { as, scheduleId, organizationId, seasonLeagueId } = await createDraftsWorld(app);
  const slots = ['12:00', { time: '12:00', court: 'B' }, { time: '12:00', court: 'C' }];
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 5, slots });
  expect((await publishDraft(app, as, (await generateDraft(app, as, String(id))).draft!.id)).published).toMatchObject({
    created: 15,
  });
  const { errors } = await generateDraft(app, as, scheduleId);
  expect(errors![0]).toMatchObject({
    message: expect.stringContaining('nothing left to generate') as string,
    extensions: { code: 'UNPROCESSABLE' },
  });
});

test('whatever is being saved at that moment is seen: publishing waits for it and is refused', async () => {
  const { as, scheduleId, organizationId, teams } = await createDraftsWorld(app);
  const { draft } = await generateDraft(app, as, scheduleId);
  const runner = app.manager.connection.createQueryRunner();
  await runner.startTransaction();
  // As a bye is entered, and a team's times.
  await runner.query('SELECT id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2 FOR KEY SHARE', [
    organizationId,
    teams['Ants'],
  ]);
  await runner.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date)
     SELECT $1, id, '2025-10-13' FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
    [organizationId, teams['Ants']],
  );
  await runner.query("UPDATE teams SET unavailable_slots = '{18:00}' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    teams['Bees'],
  ]);
  const publishing = publishDraft(app, as, draft!.id);
  await expect.poll(waitingForLocks).toEqual([{ waiting: 1 }]);
  await runner.commitTransaction();
  await runner.release();
  const { errors } = await publishing;
  expect(errors![0]!.message).toContain('the byes of Ants; the unavailable times of Bees');
  expect(await scheduledGamesOf(app, organizationId)).toEqual([]);
});

test('what is being removed at that moment is seen, too', async () => {
  const world = await createDraftsWorld(app);
  const { as, scheduleId, organizationId, seasonLeagueId } = world;
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-20' });
  await storeBye(app, world, 'Ants', '2025-10-13');
  const { draft } = await generateDraft(app, as, scheduleId);
  const runner = app.manager.connection.createQueryRunner();
  await runner.startTransaction();
  for (const table of ['byes', 'weeks_off'])
    await runner.query(`DELETE FROM ${table} WHERE organization_id = $1`, [organizationId]);
  const publishing = publishDraft(app, as, draft!.id);
  await expect.poll(waitingForLocks).toEqual([{ waiting: 1 }]);
  await runner.commitTransaction();
  await runner.release();
  const { errors } = await publishing;
  expect(errors![0]!.message).toContain('the byes of Ants; the week off on Oct 20, 2025');
});

function waitingForLocks(): Promise<object[]> {
  return app.manager.query(
    "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
}

test('REST generates and publishes at once', async () => {
  const world = await createDraftsWorld(app);
  const { as, scheduleId, teams } = world;
  await setUnavailable(app, world, 'Ants', ['18:00', '19:00']);
  const { status, body } = await rest(app, 'POST /api/games/generate-full-schedule', {
    as,
    json: { scheduleId: Number(scheduleId) },
  });
  expect([status, body]).toEqual([
    200,
    {
      message: 'Full schedule generated! Ants can play at none of the dates and times, and is left out.',
    },
  ]);
  const week = await rest(app, `GET /api/games/weekly-games?scheduleId=${scheduleId}&weekIndex=1`, { as });
  expect((week.body as { date: string }[]).map(({ date }) => date)).toEqual(Array(3).fill('2025-10-13'));
  const byes = await rest(app, `GET /api/games/weekly-byes?scheduleId=${scheduleId}&weekIndex=1`, { as });
  expect((byes.body as { id: null; team_id: number }[]).map(({ id, team_id: team }) => [id, team])).toContainEqual([
    null,
    teams['Ants'],
  ]);
});
