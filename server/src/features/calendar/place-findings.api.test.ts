import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createLeagueWorld,
  createLocation,
  createOrganization,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';
import { ByeEntity } from '../byes/bye.entity.js';
import { ScheduleTimeSlotEntity } from '../schedules/schedule-time-slot.entity.js';
import { ScheduleEntity } from '../schedules/schedule.entity.js';
import { sentStatements } from '../../testing/sent-statements.js';
import type { RequestContext } from '../../context/request-context.js';
import { findingsOfGame } from './place-findings.service.js';
import { SeasonEntity } from '../seasons/season.entity.js';
import { WeekOffEntity } from '../weeks-off/week-off.entity.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const ASK = `query ($slug: String!, $place: GamePlaceInput!) {
  organization(slug: $slug) { placeFindings(place: $place) { code severity message teamId gameIds byeId weekOffId } } }`;
const CREATE =
  'mutation ($input: CreateGameInput!) { game: createGame(input: $input) { id placeFindings { message } } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateGameInput!) { game: updateGame(id: $id, input: $input) { id placeFindings { message } } }';

interface Finding {
  code: string;
  severity: string;
  message: string;
  [field: string]: unknown;
}

async function ask(place: object): Promise<Finding[] | null> {
  const { data, errors } = await app.graphql<{ organization: { placeFindings: Finding[] | null } }>(
    ASK,
    { slug: world.organization.slug, place } as never,
    { as: staff },
  );
  expect(errors).toBeUndefined();
  return data!.organization.placeFindings;
}

/** Bees against Cats on a Monday without other games. */
const place = (patch: object = {}) => ({
  seasonLeagueId: String(world.current.seasonLeague.id),
  homeTeamId: String(world.teams.bees.id),
  awayTeamId: String(world.teams.cats.id),
  date: '2026-01-05',
  time: '18:00',
  ...patch,
});

/** What is in the way of that game: one of everything. */
async function obstruct() {
  const { organizationId, current, teams } = world;
  const seasonLeagueId = current.seasonLeague.id;
  await app.manager.query(`UPDATE teams SET unavailable_slots = '{18:00}' WHERE organization_id = $1 AND id = $2`, [
    organizationId,
    teams.cats.id,
  ]);
  const hall = await createLocation(app.manager, organizationId, { name: 'North Gym' });
  const busy = await createGame(app.manager, organizationId, {
    seasonLeagueId,
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
    date: '2026-01-05',
    time: '18:00',
    locationId: hall.id,
  });
  const weekOff = await app.manager.save(WeekOffEntity, {
    organizationId,
    seasonLeagueId,
    date: '2026-01-05',
    reason: 'Holiday',
  });
  const bye = await app.manager.save(ByeEntity, {
    organizationId,
    seasonLeagueTeamId: current.slts.cats.id,
    date: '2026-01-05',
  });
  return { hall, busy, weekOff, bye };
}

test('nothing speaks against a free place, nor against a game without teams', async () => {
  expect(await ask(place())).toEqual([]);
  expect(await ask({ date: '2026-01-05' })).toEqual([]);
});

test('all that is in the way is said in words, with the ids of what it is', async () => {
  const { busy, weekOff, bye } = await obstruct();
  const nothing = { teamId: null, gameIds: [], byeId: null, weekOffId: null };
  const games = { gameIds: [String(busy.id)] };
  expect(await ask(place({ location: 'North Gym' }))).toEqual([
    {
      ...nothing,
      ...games,
      code: 'TEAM_BUSY',
      severity: 'ERROR',
      message: 'Bees already plays Ants vs Bees on Jan 5, 2026 at 6:00 PM.',
      teamId: String(world.teams.bees.id),
    },
    {
      ...nothing,
      code: 'TEAM_UNAVAILABLE',
      severity: 'ERROR',
      message: 'Cats cannot play at 6:00 PM.',
      teamId: String(world.teams.cats.id),
    },
    {
      ...nothing,
      code: 'WEEK_OFF',
      severity: 'ERROR',
      message: 'Jan 5, 2026 is a week off: Holiday.',
      weekOffId: String(weekOff.id),
    },
    {
      ...nothing,
      ...games,
      code: 'HALL_TAKEN',
      severity: 'ERROR',
      message: 'North Gym is taken on Jan 5, 2026 at 6:00 PM by Ants vs Bees.',
    },
    {
      ...nothing,
      code: 'STORED_BYE',
      severity: 'WARNING',
      message: 'Cats has a bye on Jan 5, 2026.',
      teamId: String(world.teams.cats.id),
      byeId: String(bye.id),
    },
  ]);
  const elsewhere = await ask(place({ location: 'A new gym', date: '2026-01-06', time: '19:00' }));
  expect(elsewhere).toEqual([]);
});

test('a game by hand is saved all the same, and its answer has the same findings', async () => {
  await obstruct();
  const messages = (await ask(place()))!.map(({ message }) => ({ message }));
  const created = await app.graphql<{ game: { id: string; placeFindings: unknown } }>(
    CREATE,
    { input: place() },
    { as: staff },
  );
  expect(created.data!.game.placeFindings).toEqual(messages);
  const { id } = created.data!.game;
  expect(await ask({ gameId: id, date: '2026-01-05', time: '18:00' })).toHaveLength(messages.length);
  const moved = await app.graphql<{ game: unknown }>(
    UPDATE,
    { id, input: { date: '2026-01-06', time: '19:00', expectedVersion: 1 } },
    { as: staff },
  );
  expect(moved.data!.game).toEqual({ id, placeFindings: [] });
  const off = { date: '2026-01-05', status: 'POSTPONED', expectedVersion: 2 };
  const postponed = await app.graphql<{ game: unknown }>(UPDATE, { id, input: off } as never, { as: staff });
  expect(postponed.data!.game).toEqual({ id, placeFindings: [] });
});

test('a game that was still to come is warned of a date that is past, and no other', async () => {
  const { id: soon } = await createGame(app.manager, world.organizationId, { date: '2999-01-07' });
  const { id: long } = await createGame(app.manager, world.organizationId, { date: '2001-01-07' });
  const codes = async (gameId: number) =>
    (await ask({ gameId: String(gameId), date: '2001-01-14' }))!.map(({ code }) => code);
  expect(await codes(soon)).toEqual(['PAST_DATE']);
  expect(await codes(long)).toEqual([]);
});

test('a date far outside the season is warned of where the season has dates', async () => {
  const far = { date: '2028-11-29' };
  expect(await ask(place(far))).toEqual([]);
  const { organizationId, current } = world;
  const { id, name } = current.season;
  await app.manager.update(SeasonEntity, { organizationId, id }, { startDate: '2025-09-01', finishDate: '2026-02-15' });
  const said = [{ code: 'OUTSIDE_SEASON', severity: 'WARNING', message: `The season ${name} ends on Feb 15, 2026.` }];
  expect(await ask(place(far))).toMatchObject(said);
  expect(await ask(place())).toEqual([]);
  const created = await app.graphql<{ game: { id: string; placeFindings: object[] } }>(
    CREATE,
    { input: place(far) },
    { as: staff },
  );
  expect(created.data!.game.placeFindings).toEqual([{ message: said[0]!.message }]);
  expect(await ask({ gameId: created.data!.game.id, ...far })).toMatchObject(said);
  const within = await ask({ gameId: created.data!.game.id, date: '2026-01-05' });
  expect(within!.filter(({ code }) => code === 'OUTSIDE_SEASON')).toEqual([]);
});

/** A division of the current season with the teams of its league, and a game of its bracket between Bees and Cats. */
async function bracketPlace(patch: object = {}) {
  const { organizationId, current } = world;
  const { ants, bees, cats } = current.slts;
  const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id }, [
    ants.id,
    bees.id,
    cats.id,
  ]);
  return place({ seasonLeagueId: null, divisionId: String(division.id), ...patch });
}

test('what speaks against a game of a bracket is the same as once it is saved', async () => {
  const { organizationId, current } = world;
  const { id, name } = current.season;
  await app.manager.update(SeasonEntity, { organizationId, id }, { startDate: '2025-09-01', finishDate: '2026-02-15' });
  const far = await bracketPlace({ date: '2028-11-29' });
  const said = await ask(far);
  expect(said).toMatchObject([{ code: 'OUTSIDE_SEASON', message: `The season ${name} ends on Feb 15, 2026.` }]);
  const created = await app.graphql<{ game: { placeFindings: object[] } }>(CREATE, { input: far }, { as: staff });
  expect(created.data!.game.placeFindings).toEqual(said!.map(({ message }) => ({ message })));
  // Both teams play in the league, whose weeks off and byes concern its bracket, too.
  await obstruct();
  const { divisionId } = far as unknown as { divisionId: string };
  const inBracket = await ask(place({ seasonLeagueId: null, divisionId }));
  expect(inBracket).toEqual(await ask(place()));
  expect(inBracket!.map(({ code }) => code)).toContain('WEEK_OFF');
});

test('teams of two leagues meet in a bracket of their season, and no league’s weeks off concern them', async () => {
  const { organizationId, current, teams } = world;
  await app.manager.update(
    SeasonEntity,
    { organizationId, id: current.season.id },
    { startDate: '2025-09-01', finishDate: '2026-02-15' },
  );
  const other = await createSeasonLeague(app.manager, organizationId, { seasonId: current.season.id });
  const emus = await createTeam(app.manager, organizationId, { name: 'Emus' });
  const { id: emusThere } = await createSeasonLeagueTeam(app.manager, organizationId, {
    seasonLeagueId: other.id,
    teamId: emus.id,
  });
  const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id }, [
    current.slts.bees.id,
    emusThere,
  ]);
  await app.manager.insert(
    WeekOffEntity,
    ['2026-01-05', '2028-11-29'].flatMap((date) =>
      [current.seasonLeague.id, other.id].map((seasonLeagueId) => ({ organizationId, seasonLeagueId, date })),
    ),
  );
  const between = {
    divisionId: String(division.id),
    homeTeamId: String(teams.bees.id),
    awayTeamId: String(emus.id),
    time: '18:00',
  };
  expect(await ask({ ...between, date: '2026-01-05' })).toEqual([]);
  expect((await ask({ ...between, date: '2028-11-29' }))!.map(({ code }) => code)).toEqual(['OUTSIDE_SEASON']);
});

test('a division is looked for in the organization: visitors are told nothing, of another one’s nobody', async () => {
  const inBracket = await bracketPlace({ date: '2028-11-29' });
  const asked = async (slug: string, of: object, as?: Caller) => {
    const { data, errors } = await app.graphql<{ organization: { placeFindings: unknown } }>(
      ASK,
      { slug, place: of } as never,
      as ? { as } : {},
    );
    return errors?.map(({ extensions, message }) => `${String(extensions!.code)}: ${message}`) ?? data!.organization;
  };
  const { slug } = world.organization;
  expect(await asked(slug, inBracket)).toEqual({ placeFindings: null });
  const other = await createOrganization(app.manager);
  const strangers = await app.signInAs(await createUser(app.manager, other.id));
  expect(await asked(slug, inBracket, strangers)).toEqual({ placeFindings: null });
  const missing = await asked(other.slug, { ...inBracket, divisionId: '999999999' }, strangers);
  expect(missing).toEqual(['NOT_FOUND: Division not found.']);
  expect(await asked(other.slug, inBracket, strangers)).toEqual(missing);
  expect(await asked(slug, { ...place(), divisionId: '1' }, staff)).toEqual([
    expect.stringContaining('Give a season league or a division, not both.'),
  ]);
});

test('weeks and times are those of the published schedule; a time that it lists twice in a hall is two courts', async () => {
  const { organizationId, current, teams } = world;
  const seasonLeagueId = current.seasonLeague.id;
  const schedule = await app.manager.save(ScheduleEntity, {
    organizationId,
    seasonLeagueId,
    name: 'Mondays',
    startDate: '2026-01-05',
    numWeeks: 4,
    gameDays: ['Monday'],
    publishedAt: new Date('2025-12-01T00:00:00Z'),
  });
  const hall = await createLocation(app.manager, organizationId, { name: 'North Gym' });
  const slot = { organizationId, scheduleId: schedule.id, locationId: hall.id };
  await app.manager.insert(ScheduleTimeSlotEntity, [
    { ...slot, time: '18:00' },
    { ...slot, time: '20:00' },
    { ...slot, time: '20:00' },
  ]);
  const game = (homeTeamId: number, awayTeamId: number, date: string) =>
    createGame(app.manager, organizationId, {
      seasonLeagueId,
      homeTeamId,
      awayTeamId,
      date,
      time: '20:00',
      locationId: hall.id,
    });
  await game(teams.ants.id, teams.dogs.id, '2026-01-19');
  await game(teams.bees.id, teams.dogs.id, '2026-01-05');
  await game(teams.bees.id, teams.ants.id, '2026-01-12');
  const said = async (patch: object) =>
    (await ask(place({ location: 'North Gym', time: '20:00', ...patch })))!.map(({ code }) => code);
  expect(await said({ date: '2026-01-19' })).toEqual(['LATE_AGAIN']);
  await game(teams.ants.id, teams.dogs.id, '2026-01-19');
  expect(await said({ date: '2026-01-19' })).toEqual(['HALL_TAKEN', 'LATE_AGAIN']);
  await game(teams.cats.id, teams.dogs.id, '2026-01-20');
  await game(teams.cats.id, teams.ants.id, '2026-01-21');
  expect(await said({ date: '2026-01-22' })).toEqual(['WEEK_FULL']);
  await app.manager.update(ScheduleEntity, { organizationId, id: schedule.id }, { publishedAt: null });
  expect(await said({ date: '2026-01-22' })).toEqual([]);
});

test('games on courts of their own share a hall', async () => {
  const { organizationId, current, teams } = world;
  const hall = await createLocation(app.manager, organizationId, { name: 'North Gym' });
  const game = (homeTeamId: number, awayTeamId: number, court: string) =>
    createGame(app.manager, organizationId, {
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId,
      awayTeamId,
      date: '2026-01-05',
      time: '18:00',
      locationId: hall.id,
      court,
    });
  await game(teams.ants.id, teams.dogs.id, 'Court 1');
  const other = await game(teams.bees.id, teams.cats.id, 'Court 2');
  const here = { gameId: String(other.id), date: '2026-01-05', time: '18:00', location: 'North Gym' };
  expect(await ask(here)).toEqual([]);
  await app.manager.query(`UPDATE games SET court = 'Court 1' WHERE organization_id = $1 AND id = $2`, [
    organizationId,
    other.id,
  ]);
  expect(await ask({ ...here, court: 'Court 3' })).toEqual([]);
  expect(await ask(here)).toMatchObject([
    { message: 'North Gym, Court 1, is taken on Jan 5, 2026 at 6:00 PM by Ants vs Dogs.' },
  ]);
});

test('visitors are told nothing; what is another organization’s is in nobody’s way', async () => {
  await obstruct();
  const visitor = await app.graphql<{ organization: { placeFindings: unknown } }>(ASK, {
    slug: world.organization.slug,
    place: place(),
  } as never);
  expect(visitor.data!.organization.placeFindings).toBeNull();
  const other = await createOrganization(app.manager);
  const strangers = await app.signInAs(await createUser(app.manager, other.id));
  const asked = await app.graphql<{ organization: { placeFindings: unknown } }>(
    ASK,
    { slug: other.slug, place: place() } as never,
    { as: strangers },
  );
  expect(asked.data!.organization.placeFindings).toEqual([]);
});

test('a page of games asks for their findings in as many statements as one game', async () => {
  const { organizationId, current, teams } = world;
  const ids: number[] = [];
  for (const time of ['17:00', '18:00', '19:00']) {
    const { id } = await createGame(app.manager, organizationId, {
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId: teams.ants.id,
      awayTeamId: teams.bees.id,
      date: '2026-01-05',
      time,
    });
    ids.push(id);
  }
  const actor = { id: 1, username: 'ed', role: 'staff', organizationId } as RequestContext['actor'];
  const statements = async (of: readonly number[]): Promise<number> => {
    const sent = await sentStatements(app, async (ctx) => {
      const asked = { ...ctx, actor };
      const found = await Promise.all(of.map((id) => findingsOfGame(asked, { organizationId, id })));
      expect(found).toEqual(of.map(() => []));
    });
    return sent.length;
  };
  expect(await statements(ids)).toBe(9);
  expect(await statements(ids.slice(0, 1))).toBe(9);
});
