import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LIVE_TIMES } from '../../http/live/live-times.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { eventsPath, type EventListener, listenToEvents } from '../../testing/event-listener.js';
import {
  createDivision,
  createGame,
  createLeagueWorld,
  createSeasonLeague,
  createSeasonLeagueTeam,
  createUser,
  type LeagueWorld,
} from '../../testing/factories.js';

const TODAY = '2026-01-10';

let app: TestApp;
let world: LeagueWorld;
let other: { seasonLeagueId: number; teamId: number };
let event: EventListener | null = null;

beforeAll(async () => {
  app = await startTestApp({
    ownDatabase: true,
    live: { ...LIVE_TIMES, paceMs: 1 },
    now: () => new Date(`${TODAY}T20:00:00Z`),
  });
  world = await createLeagueWorld(app.manager, { timeZone: 'UTC' });
  const { id: seasonLeagueId } = await createSeasonLeague(app.manager, world.organizationId, {
    seasonId: world.current.season.id,
  });
  const { teamId } = await createSeasonLeagueTeam(app.manager, world.organizationId, { seasonLeagueId });
  other = { seasonLeagueId, teamId };
});
afterEach(async () => {
  event?.close();
  await app.manager.query('DELETE FROM games WHERE organization_id = $1 AND import_key = $2', [
    world.organizationId,
    'here',
  ]);
});
afterAll(() => app.close());

/** Whether there is something to follow: in the league, in the other one of its season, and in last season's. */
async function followed(): Promise<boolean[]> {
  const { data } = await app.graphql<{ organization: { seasonLeagues: { id: string; hasGamesToday: boolean }[] } }>(
    'query ($slug: String) { organization(slug: $slug) { seasonLeagues { id hasGamesToday } } }',
    { slug: world.organization.slug },
  );
  return [world.current.seasonLeague.id, other.seasonLeagueId, world.last.seasonLeague.id].map(
    (id) => data!.organization.seasonLeagues.find((one) => one.id === String(id))!.hasGamesToday,
  );
}

type Game = NonNullable<Parameters<typeof createGame>[2]>;

const game = ({ ...changes }: Game): ReturnType<typeof createGame> =>
  createGame(app.manager, world.organizationId, {
    importKey: 'here',
    date: TODAY,
    homeTeamId: world.teams.ants.id,
    awayTeamId: world.teams.bees.id,
    ...('seasonId' in changes ? {} : { seasonLeagueId: world.current.seasonLeague.id }),
    ...changes,
  });

test.each<[string, boolean[], () => Game]>([
  ['of today', [true, false, false], () => ({})],
  ['of today that has its result', [true, false, false], () => ({ status: 'final', homeScore: 3, awayScore: 1 })],
  ['of today that is cancelled', [false, false, false], () => ({ status: 'cancelled' })],
  ['of tomorrow', [false, false, false], () => ({ date: '2026-01-11' })],
  ['of yesterday', [false, false, false], () => ({ date: '2026-01-09' })],
  ['of yesterday, in progress', [true, false, false], () => ({ date: '2026-01-09', status: 'in_progress' })],
  ['without a date, in progress', [true, false, false], () => ({ date: null, status: 'in_progress' })],
  ['between two leagues', [true, true, false], () => ({ seasonId: world.current.season.id, awayTeamId: other.teamId })],
  ['of last season, replayed today', [false, false, true], () => ({ seasonLeagueId: world.last.seasonLeague.id })],
])('a game %s', async (_what, expected, changes) => {
  await game(changes());
  expect(await followed()).toEqual(expected);
});

test('games to come are those without a result that counts', async () => {
  const expecting = async (): Promise<boolean[]> => {
    const { data } = await app.graphql<{ organization: { seasonLeagues: { id: string; hasGamesToCome: boolean }[] } }>(
      'query ($slug: String) { organization(slug: $slug) { seasonLeagues { id hasGamesToCome } } }',
      { slug: world.organization.slug },
    );
    return [world.current.seasonLeague.id, other.seasonLeagueId, world.last.seasonLeague.id].map(
      (id) => data!.organization.seasonLeagues.find((one) => one.id === String(id))!.hasGamesToCome,
    );
  };
  // The fourth game of the current season.
  expect(await expecting()).toEqual([true, false, false]);
  await game({ seasonLeagueId: world.last.seasonLeague.id, status: 'cancelled' });
  await game({ seasonLeagueId: world.last.seasonLeague.id, status: 'final', homeScore: 3, awayScore: 1 });
  expect(await expecting()).toEqual([true, false, false]);
  await game({ seasonLeagueId: world.last.seasonLeague.id, status: 'postponed' });
  await game({ seasonId: world.current.season.id, awayTeamId: other.teamId, date: '2025-12-01' });
  expect(await expecting()).toEqual([true, true, true]);
});

test('a bracket game changes no standings', async () => {
  const { id: divisionId } = await createDivision(app.manager, world.organizationId, {
    seasonId: world.current.season.id,
  });
  await game({ seasonId: world.current.season.id, divisionId });
  expect(await followed()).toEqual([false, false, false]);
});

test('standings that are followed change once a game is final, and once it is corrected', async () => {
  const owner = await app.signInAs(await createUser(app.manager, world.organizationId, { role: 'org_owner' }));
  const { id, version } = await game({ status: 'in_progress' });
  const query = `subscription ($slug: String) { organization(slug: $slug) { standings { team { name } wins losses pointsFor } } }`;
  event = await listenToEvents(app.port, { path: eventsPath(query, { slug: world.organization.slug }) });
  const ants = async (): Promise<unknown> => {
    const { data } = JSON.parse((await event!.next())!.data) as {
      data: { organization: { standings: { team: { name: string }; wins: number; losses: number }[] } };
    };
    const { wins, losses } = data.organization.standings.find(({ team }) => team.name === 'Ants')!;
    return [wins, losses];
  };
  const setScore = async (homeScore: number, awayScore: number, expectedVersion: number): Promise<number> => {
    const { data } = await app.graphql<{ setGameScore: { version: number } }>(
      'mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { version } }',
      { id: String(id), input: { homeScore, awayScore, expectedVersion } },
      { as: owner },
    );
    return data!.setGameScore.version;
  };
  expect(await ants()).toEqual([1, 0]);
  const next = await setScore(61, 58, version);
  expect(await ants()).toEqual([2, 0]);
  await setScore(61, 62, next);
  expect(await ants()).toEqual([1, 1]);
});
