import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type Caller } from '../../../testing/app.js';
import { restRouter } from '../../../rest/router.js';
import { rest } from '../../../testing/rest-client.js';
import {
  createGame,
  createOrganization,
  createSchedule,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../../testing/factories.js';
import { repairSchedule } from '../../../domain/schedule/repair-schedule.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());

/** Six teams with a schedule of five Mondays, two courts at 18:00 and one at 19:00. */
async function sixTeams() {
  const { id: organizationId } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, organizationId);
  const names = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Foxes'];
  const teams = [];
  for (const name of names) {
    const team = await createTeam(app.manager, organizationId, { name });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: team.id });
    teams.push(team);
  }
  const slots = ['18:00', { time: '18:00', court: 'B' }, '19:00'];
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 5, slots });
  return { organizationId, as, seasonLeagueId, teams, scheduleId: String(id) };
}

interface Draft {
  id: string;
  seed: number;
  games: { weekIndex: number; date: string; time: string; isUnchanged: boolean; homeTeam: { name: string } }[];
  certificate: { name: string; value: number; bound: number }[];
  fairness: { team: { name: string }; games: number; byes: number; doubleHeaders: number }[];
  teams: { team: { name: string }; played: number; unchanged: number; removed: number; created: number }[];
  removedGames: { id: string }[];
  playedGames: { id: string }[];
  staleBecause: string[];
}
const DRAFT = `id seed games { weekIndex date time isUnchanged homeTeam { name } } certificate { name value bound }
  fairness { team { name } games byes doubleHeaders } teams { team { name } played unchanged removed created }
  removedGames { id } playedGames { id } staleBecause`;

async function generate(as: Caller, scheduleId: string, more: { seed?: number; key?: string } = {}) {
  const { data, errors } = await app.graphql<{ generateScheduleDraft: Draft }>(
    `mutation ($scheduleId: ID!, $seed: Int, $key: String) { generateScheduleDraft(scheduleId: $scheduleId, seed: $seed, key: $key) { ${DRAFT} } }`,
    { scheduleId, ...more },
    { as },
  );
  return { draft: data?.generateScheduleDraft ?? null, errors };
}

interface Published {
  message: string;
  undoId: string;
  created: number;
  removed: number;
  unchanged: number;
  played: number;
}
async function publish(as: Caller, id: string) {
  const { data, errors } = await app.graphql<{ publishScheduleDraft: Published }>(
    'mutation ($id: ID!) { publishScheduleDraft(id: $id) { message undoId created removed unchanged played schedule { publishedAt drafts { id } } } }',
    { id },
    { as },
  );
  return { published: data?.publishScheduleDraft ?? null, errors };
}

const games = (organizationId: number): Promise<{ id: number; week: number; date: string; pair: string }[]> =>
  app.manager.query(
    `SELECT id, week_index AS week, date::text, time, court, home_team_id || '-' || away_team_id AS pair FROM games
     WHERE organization_id = $1 ORDER BY id`,
    [organizationId],
  );

describe('a draft', () => {
  test('is full, fair and certified, and changes nothing yet', async () => {
    const { as, scheduleId, organizationId } = await sixTeams();
    const { draft } = await generate(as, scheduleId);
    expect(draft!.games).toHaveLength(15);
    expect(draft!.certificate.map(({ name }) => name)).toHaveLength(8);
    expect(draft!.certificate.every(({ value, bound }) => value >= bound)).toBe(true);
    expect(draft!.fairness.map(({ games: count, byes }) => [count, byes])).toEqual(Array(6).fill([5, 0]));
    expect(draft!.teams.every(({ created, removed }) => created === 5 && removed === 0)).toBe(true);
    expect(await games(organizationId)).toEqual([]);
  });

  test('of the same seed is the same, of another one another', async () => {
    const { as, scheduleId } = await sixTeams();
    const [first, other] = [await generate(as, scheduleId), await generate(as, scheduleId)];
    expect([first.draft!.seed, other.draft!.seed]).toEqual([1, 2]);
    expect((await generate(as, scheduleId, { seed: 1 })).draft!.games).toEqual(first.draft!.games);
    const { data } = await app.graphql<{ scheduleDraft: { comparison: { sameGames: number; onlyHere: object[] } } }>(
      'query ($id: ID!, $other: ID!) { scheduleDraft(id: $id) { comparison(withId: $other) { sameGames onlyHere { date } onlyThere { date } } } }',
      { id: first.draft!.id, other: other.draft!.id },
      { as },
    );
    const { sameGames, onlyHere } = data!.scheduleDraft.comparison;
    expect(sameGames + onlyHere.length).toBe(15);
    expect(onlyHere.length).toBeGreaterThan(0);
  });

  test('is one of five at most, and can be discarded', async () => {
    const { as, scheduleId } = await sixTeams();
    for (let seed = 1; seed <= 6; seed += 1) await generate(as, scheduleId, { seed });
    const seeds = async () => {
      const { data } = await app.graphql<{ schedule: { drafts: { id: string; seed: number }[] } }>(
        'query ($id: ID!) { schedule(id: $id) { drafts { id seed } } }',
        { id: scheduleId },
        { as },
      );
      return data!.schedule.drafts;
    };
    const drafts = await seeds();
    expect(drafts.map(({ seed }) => seed)).toEqual([6, 5, 4, 3, 2]);
    const { data } = await app.graphql<{ discardScheduleDraft: { undoId: string } }>(
      'mutation ($id: ID!) { discardScheduleDraft(id: $id) { undoId message } }',
      { id: drafts[0]!.id },
      { as },
    );
    expect(await seeds()).toHaveLength(4);
    await app.graphql(
      'mutation ($id: ID!) { undo(id: $id) { id } }',
      { id: data!.discardScheduleDraft.undoId },
      { as },
    );
    expect(await seeds()).toEqual(drafts);
  });
});

describe('publishing', () => {
  test('writes the games once, and undo takes them back and brings the draft again', async () => {
    const { as, scheduleId, organizationId } = await sixTeams();
    const { draft } = await generate(as, scheduleId);
    const { published } = await publish(as, draft!.id);
    expect(published).toMatchObject({
      message: 'Full schedule generated!',
      created: 15,
      removed: 0,
      played: 0,
      schedule: { drafts: [] },
    });
    const written = await games(organizationId);
    expect(written).toHaveLength(15);
    expect(new Set(written.map(({ week }) => week))).toEqual(new Set([0, 1, 2, 3, 4]));
    await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: published!.undoId }, { as });
    expect(await games(organizationId)).toEqual([]);
    const again = await publish(as, draft!.id);
    expect(again.errors).toBeUndefined();
  });

  test('is not undone after somebody moved one of its games, and the game and who it was are named', async () => {
    const { as, scheduleId, organizationId } = await sixTeams();
    const { published } = await publish(as, (await generate(as, scheduleId)).draft!.id);
    const [game] = await games(organizationId);
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
        ` cannot be undone: game \\w+ vs \\w+ on ${game!.date} has been changed since by ${colleague.username}\\.$`,
      ),
    );
  });

  test('keeps played games where they are, and games that stand in both', async () => {
    const { as, scheduleId, organizationId } = await sixTeams();
    await publish(as, (await generate(as, scheduleId)).draft!.id);
    const before = await games(organizationId);
    const played = before.slice(0, 3);
    await app.manager.query(
      `UPDATE games SET home_score = 3, away_score = 1, status = 'final' WHERE organization_id = $1 AND id = ANY($2)`,
      [organizationId, played.map(({ id }) => id)],
    );
    const { draft } = await generate(as, scheduleId, { seed: 9 });
    expect(draft!.playedGames).toHaveLength(3);
    expect(draft!.games).toHaveLength(12);
    const { published } = await publish(as, draft!.id);
    expect(published).toMatchObject({ played: 3 });
    expect(published!.created + published!.unchanged).toBe(12);
    expect(published!.removed + published!.unchanged).toBe(12);
    expect((await games(organizationId)).filter(({ id }) => id <= played[2]!.id)).toEqual(
      before.filter(({ id }) => id <= played[2]!.id),
    );
    expect(await games(organizationId)).toHaveLength(15);
  });

  test.each([
    ['a week off', 'the week off on 2025-10-13'],
    ['a team that joined', 'Gnus joined the league'],
    ['a bye', 'the byes of Ants'],
    ['a game', 'was added'],
    ['the time slots', "the schedule's weeks, days or times"],
  ])('is refused after %s, naming it', async (what, named) => {
    const { as, scheduleId, organizationId, seasonLeagueId, teams } = await sixTeams();
    const { draft } = await generate(as, scheduleId);
    const [ants, bees] = teams;
    const changes: Record<string, () => Promise<unknown>> = {
      'a week off': () => app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-13' }),
      'a team that joined': async () => {
        const { id: teamId } = await createTeam(app.manager, organizationId, { name: 'Gnus' });
        await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId });
      },
      'a bye': () =>
        app.manager.query(
          `INSERT INTO byes (organization_id, season_league_team_id, date)
           SELECT $1, id, '2025-10-13' FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
          [organizationId, ants!.id],
        ),
      'a game': () =>
        createGame(app.manager, organizationId, { seasonLeagueId, homeTeamId: ants!.id, awayTeamId: bees!.id }),
      'the time slots': () =>
        app.manager.query('DELETE FROM schedule_time_slots WHERE organization_id = $1 AND court IS NOT NULL', [
          organizationId,
        ]),
    };
    await changes[what]!();
    const { errors } = await publish(as, draft!.id);
    expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(errors![0]!.message).toContain(named);
    expect(await games(organizationId)).toHaveLength(what === 'a game' ? 1 : 0);
  });
});

test('a game that was postponed or cancelled is not taken for one of a new plan', async () => {
  const { as, scheduleId, organizationId } = await sixTeams();
  await publish(as, (await generate(as, scheduleId, { seed: 1 })).draft!.id);
  const [first, second] = await games(organizationId);
  for (const [game, status] of [
    [first!, 'postponed'],
    [second!, 'cancelled'],
  ] as const)
    await app.manager.query('UPDATE games SET status = $3 WHERE organization_id = $1 AND id = $2', [
      organizationId,
      game.id,
      status,
    ]);
  const { published } = await publish(as, (await generate(as, scheduleId, { seed: 1 })).draft!.id);
  expect(published).toMatchObject({ created: 2, removed: 2, unchanged: 13 });
  expect(
    await app.manager.query('SELECT status, count(*)::int FROM games WHERE organization_id = $1 GROUP BY 1', [
      organizationId,
    ]),
  ).toEqual([{ status: 'scheduled', count: 15 }]);
});

test('a played game counts in the week of its date: nobody plays three times there', async () => {
  const { as, scheduleId, organizationId } = await sixTeams();
  await publish(as, (await generate(as, scheduleId)).draft!.id);
  const all = await games(organizationId);
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
  await publish(as, (await generate(as, scheduleId)).draft!.id);
  const there = (await games(organizationId)).filter((game) => game.date === date);
  const counts = there.flatMap(({ pair }) => pair.split('-'));
  expect(counts.filter((id) => id === team)).toHaveLength(2);
  expect(Math.max(...counts.map((id) => counts.filter((other) => other === id).length))).toBeLessThanOrEqual(2);
});

test('where no game can be added nothing is published', async () => {
  const { as, scheduleId, organizationId, seasonLeagueId } = await sixTeams();
  const slots = ['12:00', { time: '12:00', court: 'B' }, { time: '12:00', court: 'C' }];
  const { id } = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 5, slots });
  expect((await publish(as, (await generate(as, String(id))).draft!.id)).published).toMatchObject({ created: 15 });
  const { errors } = await generate(as, scheduleId);
  expect(errors![0]).toMatchObject({
    message: expect.stringContaining('nothing left to generate') as string,
    extensions: { code: 'UNPROCESSABLE' },
  });
});

test('whatever is being saved at that moment is seen: publishing waits for it and is refused', async () => {
  const { as, scheduleId, organizationId, teams } = await sixTeams();
  const { draft } = await generate(as, scheduleId);
  const runner = app.manager.connection.createQueryRunner();
  await runner.startTransaction();
  // As a bye is entered, and a team's times.
  await runner.query('SELECT id FROM season_league_teams WHERE organization_id = $1 AND team_id = $2 FOR KEY SHARE', [
    organizationId,
    teams[0]!.id,
  ]);
  await runner.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date)
     SELECT $1, id, '2025-10-13' FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
    [organizationId, teams[0]!.id],
  );
  await runner.query("UPDATE teams SET unavailable_slots = '{18:00}' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    teams[1]!.id,
  ]);
  const publishing = publish(as, draft!.id);
  await expect.poll(waitingForLocks).toEqual([{ waiting: 1 }]);
  await runner.commitTransaction();
  await runner.release();
  const { errors } = await publishing;
  expect(errors![0]!.message).toContain('the byes of Ants; the unavailable times of Bees');
  expect(await games(organizationId)).toEqual([]);
});

test('what is being removed at that moment is seen, too', async () => {
  const { as, scheduleId, organizationId, seasonLeagueId, teams } = await sixTeams();
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-20' });
  await app.manager.query(
    `INSERT INTO byes (organization_id, season_league_team_id, date)
     SELECT $1, id, '2025-10-13' FROM season_league_teams WHERE organization_id = $1 AND team_id = $2`,
    [organizationId, teams[0]!.id],
  );
  const { draft } = await generate(as, scheduleId);
  const runner = app.manager.connection.createQueryRunner();
  await runner.startTransaction();
  for (const table of ['byes', 'weeks_off'])
    await runner.query(`DELETE FROM ${table} WHERE organization_id = $1`, [organizationId]);
  const publishing = publish(as, draft!.id);
  await expect.poll(waitingForLocks).toEqual([{ waiting: 1 }]);
  await runner.commitTransaction();
  await runner.release();
  const { errors } = await publishing;
  expect(errors![0]!.message).toContain('the byes of Ants; the week off on 2025-10-20');
});

function waitingForLocks(): Promise<object[]> {
  return app.manager.query(
    "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
}

test('nothing is generated without two teams, and a cancelled generation says so', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const lonely = await createSchedule(app.manager, organizationId);
  const { errors } = await generate(as, String(lonely.id));
  expect(errors![0]).toMatchObject({
    message: 'A schedule needs at least two teams; there are none.',
    extensions: { code: 'UNPROCESSABLE' },
  });
  const six = await sixTeams();
  const key = 'a-key-of-this-test';
  await app.graphql('mutation ($key: String!) { cancelScheduleGeneration(key: $key) }', { key }, { as: six.as });
  const cancelled = await generate(six.as, six.scheduleId, { key });
  expect(cancelled.errors![0]!.message).toBe('Generating was cancelled, or took too long. Nothing has changed.');
});

test('what stands in the way is said before anything is generated', async () => {
  const { as, scheduleId, organizationId, teams } = await sixTeams();
  const obstacles = async (id: string) => {
    const { data } = await app.graphql<{ schedule: { obstacles: { severity: string; team: object | null }[] } }>(
      'query ($id: ID!) { schedule(id: $id) { obstacles { severity message team { name } } } }',
      { id },
      { as },
    );
    return data!.schedule.obstacles;
  };
  expect(await obstacles(scheduleId)).toEqual([]);
  await app.manager.query(
    "UPDATE teams SET unavailable_slots = '{18:00,19:00}' WHERE organization_id = $1 AND id = $2",
    [organizationId, teams[0]!.id],
  );
  expect((await obstacles(scheduleId))[0]).toEqual({
    severity: 'LEFT_OUT',
    message: 'Ants can play at none of the dates and times, and is left out.',
    team: { name: 'Ants' },
  });
  const lonely = await createSchedule(app.manager, organizationId);
  expect(await obstacles(String(lonely.id))).toEqual([
    { severity: 'REFUSED', message: 'A schedule needs at least two teams; there are none.', team: null },
  ]);
});

test('a thread that fails answers an error, and the next one generates', async () => {
  let script = new URL('data:text/javascript,process.exit(3)');
  const failing = await startTestApp({ generationScript: () => Promise.resolve(script) });
  const { as, scheduleId } = await sixTeams();
  const ask = () =>
    failing.graphql(
      'mutation ($scheduleId: ID!) { generateScheduleDraft(scheduleId: $scheduleId) { id } }',
      { scheduleId },
      { as },
    );
  for (const text of [
    'process.exit(3)',
    'throw new Error("x")',
    'for (const all = [];;) all.push(new Array(1e6).fill(0))',
  ]) {
    script = new URL(`data:text/javascript,${encodeURIComponent(text)}`);
    const { errors } = await ask();
    expect(errors![0]!.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  }
  await failing.close();
});

test('REST generates and publishes at once', async () => {
  const { as, scheduleId, organizationId, teams } = await sixTeams();
  await app.manager.query(
    "UPDATE teams SET unavailable_slots = '{18:00,19:00}' WHERE organization_id = $1 AND id = $2",
    [organizationId, teams[0]!.id],
  );
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
    teams[0]!.id,
  ]);
});

test('how much is done is told while it is under way', async () => {
  const script =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ share: 0.4 }); setInterval(() => {}, 1e3);";
  const slow = await startTestApp({
    generationScript: () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(script)}`)),
  });
  const { as, scheduleId } = await sixTeams();
  const key = 'followed-in-this-test';
  const generating = slow.graphql(
    'mutation ($id: ID!, $key: String) { generateScheduleDraft(scheduleId: $id, key: $key) { id } }',
    { id: scheduleId, key },
    { as },
  );
  const progress = async () => {
    const { data } = await slow.graphql<{ scheduleGenerationProgress: object }>(
      'query ($key: String!) { scheduleGenerationProgress(key: $key) { underWay share } }',
      { key },
      { as },
    );
    return data!.scheduleGenerationProgress;
  };
  await expect.poll(progress).toEqual({ underWay: true, share: 0.4 });
  await slow.graphql('mutation ($key: String!) { cancelScheduleGeneration(key: $key) }', { key }, { as });
  expect((await generating).errors![0]!.message).toContain('cancelled');
  expect(await progress()).toEqual({ underWay: false, share: null });
  await slow.close();
});

test('the steps of generating and of a repair tell shares that grow', () => {
  const shares: number[] = [];
  const teams = Array.from({ length: 6 }, (_item, id) => ({
    id,
    name: String(id),
    unavailableTimes: [],
    byeDates: [],
  }));
  const cells = [0, 1, 2].map((court) => {
    return { weekIndex: 0, date: '2025-10-06', time: '18:00', locationId: null, court: String(court) };
  });
  repairSchedule({ teams, numWeeks: 1, cells, kept: [], seed: 1 }, [], (share) => shares.push(share));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});
