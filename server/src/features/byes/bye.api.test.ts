import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createOrganization,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createTeam,
} from '../../testing/factories.js';
import { ScheduleTimeSlotEntity } from '../schedules/schedule-time-slot.entity.js';
import { ScheduleEntity } from '../schedules/schedule.entity.js';
import { WeekOffEntity } from '../weeks-off/week-off.entity.js';
import { ByeEntity } from './bye.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A season league with the teams Ants, Bees and Cats; a schedule of two Mondays, the first with Ants against Bees. */
async function scheduledLeague(published: boolean) {
  const { id: organizationId, slug } = await createOrganization(app.manager);
  const seasonLeague = await createSeasonLeague(app.manager, organizationId);
  const slts = new Map<string, { id: number; teamId: number }>();
  for (const name of ['Ants', 'Bees', 'Cats']) {
    const team = await createTeam(app.manager, organizationId, { name });
    slts.set(
      name,
      await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId: seasonLeague.id, teamId: team.id }),
    );
  }
  const schedule = await app.manager.save(ScheduleEntity, {
    organizationId,
    seasonLeagueId: seasonLeague.id,
    name: 'Mondays',
    startDate: '2025-10-06',
    numWeeks: 2,
    gameDays: ['Monday'],
    publishedAt: published ? new Date('2025-09-01T00:00:00Z') : null,
  });
  await app.manager.insert(ScheduleTimeSlotEntity, { organizationId, scheduleId: schedule.id, time: '18:00' });
  const [ants, bees] = [slts.get('Ants')!, slts.get('Bees')!];
  await createGame(app.manager, organizationId, {
    seasonLeagueId: seasonLeague.id,
    scheduleId: schedule.id,
    weekIndex: 0,
    date: '2025-10-06',
    homeTeamId: ants.teamId,
    awayTeamId: bees.teamId,
  });
  return { organizationId, slug, seasonLeague, slts };
}

interface Bye {
  id: string | null;
  date: string;
  teams: { name: string }[];
  seasonLeague: { id: string };
}

async function byesOf(slug: string, args = ''): Promise<string[]> {
  const { data } = await app.graphql<{ organization: { byes: Bye[] } }>(
    `query ($slug: String!) { organization(slug: $slug) { byes${args} { id date teams { name } seasonLeague { id } } } }`,
    { slug },
  );
  return data!.organization.byes.map(
    ({ id, date, teams }) => `${date} ${teams.map(({ name }) => name).join()} ${id === null ? 'derived' : 'stored'}`,
  );
}

test('byes follow from a published schedule; a stored one takes the place of its double', async () => {
  const { organizationId, slug, slts, seasonLeague } = await scheduledLeague(true);
  const cats = slts.get('Cats')!.id;
  await app.manager.insert(ByeEntity, [
    { organizationId, seasonLeagueTeamId: cats, date: '2025-10-06' },
    { organizationId, seasonLeagueTeamId: cats, date: '2025-11-01' },
    { organizationId, seasonLeagueTeamId: cats, date: null },
  ]);
  const all = [
    '2025-10-06 Cats stored',
    '2025-10-13 Ants derived',
    '2025-10-13 Bees derived',
    '2025-10-13 Cats derived',
    '2025-11-01 Cats stored',
  ];
  expect(await byesOf(slug)).toEqual(all);
  expect(await byesOf(slug, `(seasonId: ${seasonLeague.seasonId}, leagueId: ${seasonLeague.leagueId})`)).toEqual(all);
  expect(await byesOf(slug, '(leagueId: "x")')).toEqual([]);
});

test('a week off has no byes, and is listed with its reason', async () => {
  const { organizationId, slug, seasonLeague } = await scheduledLeague(true);
  await app.manager.insert(WeekOffEntity, {
    organizationId,
    seasonLeagueId: seasonLeague.id,
    date: '2025-10-13',
    reason: 'Holiday',
  });
  expect(await byesOf(slug)).toEqual(['2025-10-06 Cats derived']);
  const { data } = await app.graphql(
    'query ($slug: String!, $season: ID) { organization(slug: $slug) { weeksOff { date reason seasonLeague { id } } one: weeksOff(seasonId: $season) { id } } }',
    { slug, season: 2_000_000_000 },
  );
  expect(data).toEqual({
    organization: {
      weeksOff: [{ date: '2025-10-13', reason: 'Holiday', seasonLeague: { id: String(seasonLeague.id) } }],
      one: [],
    },
  });
});

test("a schedule that is not published says nothing, neither does another tenant's", async () => {
  const { slug } = await scheduledLeague(false);
  expect(await byesOf(slug)).toEqual([]);
});
