import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../../testing/app.js';
import {
  createGame,
  createLocation,
  createSchedule,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
} from '../../../testing/factories.js';
import { createTeamsWorld, type TeamsWorld } from '../../../testing/teams-world.js';
import { WeekOffEntity } from '../../weeks-off/week-off.entity.js';

let now: Date;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

let organizationId: number;
let as: Caller;
let seasonLeagueId: number;
let scheduleId: string;
let teams: TeamsWorld['teams'];

/** Four teams, five Mondays with a court in the hall and one elsewhere at 18:00; three weeks would do. */
beforeEach(async () => {
  now = new Date('2025-09-01T12:00:00Z');
  ({ organizationId, as, seasonLeagueId, teams } = await createTeamsWorld(app));
  const { id: locationId } = await createLocation(app.manager, organizationId, { name: 'Hall' });
  const slots = [
    { time: '18:00', locationId },
    { time: '19:00', locationId },
    { time: '20:00', locationId: null },
    { time: '21:00', locationId: null },
  ];
  const schedule = await createSchedule(app.manager, organizationId, { seasonLeagueId, numWeeks: 5, slots });
  scheduleId = String(schedule.id);
  await app.graphql(
    'mutation ($id: ID!) { generateFullSchedule(scheduleId: $id) { message } }',
    { id: scheduleId },
    { as },
  );
});

interface Draft {
  id: string;
  isRepair: boolean;
  repair: { isFewest: boolean; moved: number; removed: number; added: number } | null;
  weeks: { index: number; byes: { name: string }[]; doubleHeaders: { name: string }[] }[];
  games: { date: string; location: string | null; isUnchanged: boolean; movedFrom: { id: string } | null }[];
  removedGames: { id: string }[];
  teams: { team: { name: string }; moved: number; removed: number }[];
}
async function repair(lostHalls?: { location: string; date?: string }[]): Promise<Draft> {
  const { data, errors } = await app.graphql<{ repairScheduleDraft: Draft }>(
    `mutation ($id: ID!, $lostHalls: [LostHallInput!]) { repairScheduleDraft(scheduleId: $id, lostHalls: $lostHalls) {
      id isRepair repair { isFewest moved removed added } weeks { index byes { name } doubleHeaders { name } }
      games { date location isUnchanged movedFrom { id } } removedGames { id } teams { team { name } moved removed } } }`,
    { id: scheduleId, lostHalls },
    { as },
  );
  expect(errors).toBeUndefined();
  return data!.repairScheduleDraft;
}

async function publish({ id }: Draft) {
  const { data, errors } = await app.graphql<{
    publishScheduleDraft: { message: string; moved: number; undoId: string };
  }>(
    'mutation ($id: ID!) { publishScheduleDraft(id: $id) { message moved created removed unchanged undoId } }',
    { id },
    { as },
  );
  expect(errors).toBeUndefined();
  return data!.publishScheduleDraft;
}

interface Row {
  id: number;
  date: string;
  time: string;
  status: string;
  home: number;
  away: number;
}
const games = () =>
  app.manager.query<Row[]>(
    'SELECT id, date, time, status, home_team_id AS home, away_team_id AS away FROM games WHERE organization_id = $1 ORDER BY id',
    [organizationId],
  );
const pairs = (rows: readonly Row[]) => rows.map(({ id, home, away }) => `${id} ${home}-${away}`);

test('without anything that happened nothing changes', async () => {
  const draft = await repair();
  expect(draft.isRepair).toBe(true);
  expect(draft.repair).toEqual({ isFewest: true, moved: 0, removed: 0, added: 0 });
  expect(draft.games.every(({ isUnchanged }) => isUnchanged)).toBe(true);
});

test('a week off moves its games, which stay the same ones, and undo brings them back', async () => {
  const before = await games();
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-13' });
  const draft = await repair();
  const moved = draft.games.filter(({ movedFrom }) => movedFrom !== null);
  expect(moved).toHaveLength(before.filter(({ date }) => date === '2025-10-13').length);
  expect(draft.games.some(({ date }) => date === '2025-10-13')).toBe(false);
  expect(draft.repair).toMatchObject({ isFewest: true, moved: moved.length, removed: 0 });
  const published = await publish(draft);
  expect(published).toMatchObject({ message: 'Schedule repaired.', moved: moved.length, removed: 0 });
  const after = await games();
  expect(pairs(after).slice(0, before.length)).toEqual(pairs(before));
  expect(after.filter(({ date }) => date === '2025-10-13')).toEqual([]);
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: published.undoId }, { as });
  expect(await games()).toEqual(before);
});

test('a team that left has no games any more; the others keep theirs', async () => {
  const before = await games();
  await app.manager.query(
    'UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND team_id = $2',
    [organizationId, teams['Dogs']],
  );
  await publish(await repair());
  const after = await games();
  const isOfDogs = ({ home, away }: Row) => home === teams['Dogs'] || away === teams['Dogs'];
  expect(after.some(isOfDogs)).toBe(false);
  const ids = new Set(after.map(({ id }) => id));
  expect(before.filter((game) => !isOfDogs(game)).every(({ id }) => ids.has(id))).toBe(true);
});

test('a postponed game gets another place and is to be played again; a cancelled one stays as it is', async () => {
  const [first, second] = await games();
  await app.manager.query("UPDATE games SET status = 'postponed' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    first!.id,
  ]);
  await app.manager.query("UPDATE games SET status = 'cancelled' WHERE organization_id = $1 AND id = $2", [
    organizationId,
    second!.id,
  ]);
  await publish(await repair());
  const after = new Map((await games()).map((game) => [game.id, game]));
  expect(after.get(first!.id)!.status).toBe('scheduled');
  expect(after.get(second!.id)).toMatchObject({ status: 'cancelled', date: second!.date, time: second!.time });
});

/** Four teams of a league of their own, of which the Owls never play late, and one Monday, with an hour in a gym. */
async function smallEvening() {
  const { id: league } = await createSeasonLeague(app.manager, organizationId);
  const idOf: Record<string, number> = {};
  for (const name of ['Elks', 'Aces', 'Owls', 'Jays']) {
    const unavailableSlots = name === 'Owls' ? ['21:00', '22:00'] : [];
    const { id: teamId } = await createTeam(app.manager, organizationId, { name, unavailableSlots });
    await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: league, teamId });
    idOf[name] = teamId;
  }
  const { id: locationId } = await createLocation(app.manager, organizationId, { name: 'Gym' });
  const slots = ['18:00', { time: '19:00', locationId }, '20:00', '21:00', '22:00'];
  const schedule = await createSchedule(app.manager, organizationId, { seasonLeagueId: league, numWeeks: 1, slots });
  scheduleId = String(schedule.id);
  const add = async (home: string, away: string, time: string, status: 'scheduled' | 'postponed' = 'scheduled') => {
    const { id } = await createGame(app.manager, organizationId, {
      seasonLeagueId: league,
      scheduleId: schedule.id,
      weekIndex: 0,
      date: '2025-10-06',
      time,
      status,
      homeTeamId: idOf[home]!,
      awayTeamId: idOf[away]!,
      locationId: time === '19:00' ? locationId : null,
    });
    return id;
  };
  const times = async () => {
    const rows = await app.manager.query<{ id: number; time: string }[]>(
      'SELECT id, time FROM games WHERE organization_id = $1 AND schedule_id = $2',
      [organizationId, schedule.id],
    );
    return new Map(rows.map(({ id, time }) => [id, time.slice(0, 5)]));
  };
  return { add, times };
}

test('the cell of a postponed game goes to another one where that changes fewer games', async () => {
  const { add, times } = await smallEvening();
  const postponed = await add('Elks', 'Aces', '18:00', 'postponed');
  const inGym = await add('Owls', 'Jays', '19:00');
  const staying = await add('Jays', 'Aces', '20:00');
  const draft = await repair([{ location: 'Gym' }]);
  expect(draft.repair).toEqual({ isFewest: true, moved: 2, removed: 0, added: 0 });
  await publish(draft);
  const after = await times();
  expect([after.get(inGym), after.get(staying)]).toEqual(['18:00', '20:00']);
  expect(['21:00', '22:00']).toContain(after.get(postponed));
});

test('a postponed game does not come back to its cell either where another one was put there since', async () => {
  const { add, times } = await smallEvening();
  const postponed = await add('Owls', 'Aces', '18:00', 'postponed');
  const since = await add('Elks', 'Jays', '18:00');
  const other = await add('Aces', 'Jays', '20:00');
  const draft = await repair([{ location: 'Gym' }]);
  expect(draft.repair).toEqual({ isFewest: true, moved: 2, removed: 0, added: 0 });
  await publish(draft);
  const after = await times();
  expect([after.get(postponed), after.get(since)]).toEqual(['20:00', '18:00']);
  expect(['21:00', '22:00']).toContain(after.get(other));
});

test('a lost hall is left on its date alone', async () => {
  const [{ lost }] = await app.manager.query<[{ lost: string }]>(
    'SELECT min(date)::text AS lost FROM games WHERE organization_id = $1 AND location_id IS NOT NULL',
    [organizationId],
  );
  const draft = await repair([{ location: 'Hall', date: lost }]);
  expect(draft.games.filter(({ date, location }) => date === lost && location === 'Hall')).toEqual([]);
  expect(draft.games.some(({ location }) => location === 'Hall')).toBe(true);
  expect(draft.teams.reduce((sum, { moved }) => sum + moved, 0)).toBeGreaterThan(0);
});

test('days that are over stay as they are', async () => {
  const before = await games();
  now = new Date('2025-10-15T12:00:00Z');
  as = await app.signInAs(await createUser(app.manager, organizationId));
  await app.manager.insert(WeekOffEntity, [
    { organizationId, seasonLeagueId, date: '2025-10-06' },
    { organizationId, seasonLeagueId, date: '2025-10-20' },
  ]);
  await publish(await repair());
  const after = await games();
  const isOver = ({ date }: Row) => date < '2025-10-15';
  expect(after.filter(isOver)).toEqual(before.filter(isOver));
  expect(after.some(({ date }) => date === '2025-10-20')).toBe(false);
});

test('whether it is the fewest is kept with the draft', async () => {
  const script = `import { parentPort, workerData } from 'node:worker_threads';
    const games = workerData.present.map(({ id, cell }) => ({ id, change: 'stays', cell }));
    const schedule = { games: [], obstacles: [], fairness: [], certificate: [] };
    parentPort.postMessage({ result: { games, added: [], isFewest: false, schedule } });`;
  const unsure = await startTestApp({
    now: () => now,
    generationScript: () => Promise.resolve(new URL(`data:text/javascript,${encodeURIComponent(script)}`)),
  });
  const { data } = await unsure.graphql<{ repairScheduleDraft: { id: string } }>(
    'mutation ($id: ID!) { repairScheduleDraft(scheduleId: $id) { id } }',
    { id: scheduleId },
    { as },
  );
  await unsure.close();
  const kept = await app.graphql<{ scheduleDraft: Draft }>(
    'query ($id: ID!) { scheduleDraft(id: $id) { repair { isFewest } } }',
    { id: data!.repairScheduleDraft.id },
    { as },
  );
  expect(kept.data!.scheduleDraft.repair).toEqual({ isFewest: false });
});

test('who rests and who plays twice is said beforehand as it is afterwards', async () => {
  await app.manager.insert(WeekOffEntity, { organizationId, seasonLeagueId, date: '2025-10-13' });
  await app.manager.query(
    'UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND team_id = $2',
    [organizationId, teams['Dogs']],
  );
  // Beside the schedule, in its fifth week.
  await createGame(app.manager, organizationId, {
    seasonLeagueId,
    date: '2025-11-05',
    time: '12:00',
    homeTeamId: teams['Ants']!,
    awayTeamId: teams['Bees']!,
  });
  const draft = await repair();
  await publish(draft);
  const { data } = await app.graphql<{ schedule: { weeks: Draft['weeks'] } }>(
    'query ($id: ID!) { schedule(id: $id) { weeks { index byes { name } doubleHeaders { name } } } }',
    { id: scheduleId },
    { as },
  );
  expect(draft.weeks).toEqual(data!.schedule.weeks);
  expect(draft.weeks[1]!.byes).toEqual([]);
  expect(draft.weeks.some(({ doubleHeaders }) => doubleHeaders.length > 0)).toBe(true);
});

test('a change and its undo leave a draft publishable', async () => {
  const draft = await repair();
  const [first, second] = await games();
  const swapped = await app.graphql<{ swapGames: { undoId: string } }>(
    'mutation ($input: SwapGamesInput!) { swapGames(input: $input) { undoId } }',
    { input: { gameId1: first!.id, gameId2: second!.id, expectedVersion1: 1, expectedVersion2: 1 } },
    { as },
  );
  const stale = async () => {
    const { data } = await app.graphql<{ scheduleDraft: { staleBecause: string[] } }>(
      'query ($id: ID!) { scheduleDraft(id: $id) { staleBecause } }',
      { id: draft.id },
      { as },
    );
    return data!.scheduleDraft.staleBecause;
  };
  expect(await stale()).toHaveLength(2);
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: swapped.data!.swapGames.undoId }, { as });
  expect(await stale()).toEqual([]);
  await app.manager.query(
    "UPDATE games SET court = 'B', version = version + 1 WHERE organization_id = $1 AND id = $2",
    [organizationId, first!.id],
  );
  expect(await stale()).toHaveLength(1);
  await app.manager.query('UPDATE games SET court = NULL WHERE organization_id = $1 AND id = $2', [
    organizationId,
    first!.id,
  ]);
  await publish(draft);
});
