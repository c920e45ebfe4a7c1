import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDraftsWorld, generateDraft, scheduledGamesOf } from '../../../testing/drafts-world.js';
import { startTestApp, type TestApp } from '../../../testing/app.js';
import {
  createGame,
  createOrganization,
  createSchedule,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../../testing/factories.js';
import { setUnavailable } from '../../../testing/teams-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a draft', () => {
  test('is full, fair and certified, and changes nothing yet', async () => {
    const { as, scheduleId, organizationId } = await createDraftsWorld(app);
    const { draft } = await generateDraft(app, as, scheduleId);
    expect(draft!.games).toHaveLength(15);
    expect(draft!.certificate.map(({ name }) => name)).toHaveLength(8);
    expect(draft!.certificate.every(({ value, bound }) => value >= bound)).toBe(true);
    expect(draft!.fairness.map(({ games: count, byes }) => [count, byes])).toEqual(Array(6).fill([5, 0]));
    expect(draft!.teams.every(({ created, removed }) => created === 5 && removed === 0)).toBe(true);
    expect(await scheduledGamesOf(app, organizationId)).toEqual([]);
  });

  test('of the same seed is the same, of another one another', async () => {
    const { as, scheduleId } = await createDraftsWorld(app);
    const [first, other] = [await generateDraft(app, as, scheduleId), await generateDraft(app, as, scheduleId)];
    expect([first.draft!.seed, other.draft!.seed]).toEqual([1, 2]);
    expect((await generateDraft(app, as, scheduleId, { seed: 1 })).draft!.games).toEqual(first.draft!.games);
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
    const { as, scheduleId } = await createDraftsWorld(app);
    for (let seed = 1; seed <= 6; seed += 1) await generateDraft(app, as, scheduleId, { seed });
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

test('what teams play in another league takes none of their games in this one', async () => {
  const { as, scheduleId, organizationId, seasonLeagueId, teams } = await createDraftsWorld(app);
  // A seventh team, so that every week somebody has a bye.
  const { id: gnats } = await createTeam(app.manager, organizationId, { name: 'Gnats' });
  await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId, teamId: gnats });
  const cup = await createSeasonLeague(app.manager, organizationId);
  for (const teamId of [teams.Ants!, teams.Bees!])
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: cup.id, teamId });
  const { draft: before } = await generateDraft(app, as, scheduleId, { seed: 1 });
  const dates = [...new Set(before!.games.map(({ date }) => date))];
  for (const date of dates)
    await createGame(app.manager, organizationId, {
      seasonLeagueId: cup.id,
      homeTeamId: teams.Ants!,
      awayTeamId: teams.Bees!,
      date,
      time: '21:00',
    });
  const { draft } = await generateDraft(app, as, scheduleId, { seed: 1 });
  expect(dates).toHaveLength(5);
  // 15 games of seven teams: two have 5 of five weeks, five have 4 and a bye.
  expect(draft!.fairness.map(({ games, byes }) => `${games} ${byes}`).toSorted()).toEqual([
    ...Array<string>(5).fill('4 1'),
    ...Array<string>(2).fill('5 0'),
  ]);
  expect(draft!.games).toEqual(before!.games);
});

test('nothing is generated without two teams, and a cancelled generation says so', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const lonely = await createSchedule(app.manager, organizationId);
  const { errors } = await generateDraft(app, as, String(lonely.id));
  expect(errors![0]).toMatchObject({
    message: 'A schedule needs at least two teams; there are none.',
    extensions: { code: 'UNPROCESSABLE' },
  });
  const six = await createDraftsWorld(app);
  const key = 'a-key-of-this-test';
  await app.graphql('mutation ($key: String!) { cancelScheduleGeneration(key: $key) }', { key }, { as: six.as });
  const cancelled = await generateDraft(app, six.as, six.scheduleId, { key });
  expect(cancelled.errors![0]!.message).toBe('Generating was cancelled, or took too long. Nothing has changed.');
});

test('what stands in the way is said before anything is generated', async () => {
  const world = await createDraftsWorld(app);
  const { as, scheduleId, organizationId } = world;
  const obstacles = async (id: string) => {
    const { data } = await app.graphql<{ schedule: { obstacles: { severity: string; team: object | null }[] } }>(
      'query ($id: ID!) { schedule(id: $id) { obstacles { severity message team { name } } } }',
      { id },
      { as },
    );
    return data!.schedule.obstacles;
  };
  expect(await obstacles(scheduleId)).toEqual([]);
  await setUnavailable(app, world, 'Ants', ['18:00', '19:00']);
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
  const { as, scheduleId } = await createDraftsWorld(app);
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

test('how much is done is told while it is under way', async () => {
  const script =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ share: 0.4 }); setInterval(() => {}, 1e3);";
  const slow = await startTestApp({
    generationScript: () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(script)}`)),
  });
  const { as, scheduleId } = await createDraftsWorld(app);
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

test('a third organization waits for its turn, and can stop waiting', async () => {
  const script =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ share: 0.4 }); setInterval(() => {}, 1e3);";
  const slow = await startTestApp({
    generationScript: () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(script)}`)),
  });
  const begun = [];
  for (const number of [1, 2, 3, 4]) {
    const { as, scheduleId } = await createDraftsWorld(app);
    const key = `turns-in-this-test-${number}`;
    const share = async (): Promise<number | null | undefined> => {
      const { data } = await slow.graphql<{ progress: { underWay: boolean; share: number | null } }>(
        'query ($key: String!) { progress: scheduleGenerationProgress(key: $key) { underWay share } }',
        { key },
        { as },
      );
      return data!.progress.underWay ? data!.progress.share : undefined;
    };
    const generating = slow.graphql(
      'mutation ($id: ID!, $key: String) { generateScheduleDraft(scheduleId: $id, key: $key) { id } }',
      { id: scheduleId, key },
      { as },
    );
    const cancel = async (): Promise<string> => {
      await slow.graphql('mutation ($key: String!) { cancelScheduleGeneration(key: $key) }', { key }, { as });
      return (await generating).errors![0]!.message;
    };
    await expect.poll(share).toBe(number < 3 ? 0.4 : null);
    begun.push({ share, cancel });
  }
  const [first, second, third, fourth] = begun;
  expect(await third!.cancel()).toContain('cancelled');
  expect(await third!.share()).toBeUndefined();
  expect(await fourth!.share()).toBeNull();
  expect(await first!.cancel()).toContain('cancelled');
  await expect.poll(fourth!.share).toBe(0.4);
  for (const each of [second!, fourth!]) await each.cancel();
  await slow.close();
});
