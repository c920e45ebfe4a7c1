import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendars } from '../../calendars/calendars.js';
import { embeds } from '../../embeds/embeds.js';
import { pages } from '../../http/pages/pages.js';
import { LIVE_TIMES } from '../../http/live/live-times.js';
import { AppError } from '../../lib/errors.js';
import { overlays } from '../../overlays/overlays.js';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { type EventListener, eventsPath, listenToEvents } from '../../testing/event-listener.js';
import { createDivision, createGame, createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';
import { type Forgetful, query, startForgetful, textOf } from '../../testing/fresh-responses.js';
import type { TestRequest } from '../../testing/http-client.js';
import { staffContext } from '../../testing/imported-season.js';
import { type Turned, TURNS } from '../../testing/random-run/game-turns.js';
import type { PlayInput } from '../plays/play.input.js';
import { PLAY_COLUMNS, playOf } from '../plays/play.row.js';
import { recomputeTotals } from '../totals/totals.service.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

/** How many turns the games take: `TURNS=2000` for a long run. */
const COUNT = Number(process.env.TURNS ?? 12);
/** Which ones: `SEED=7`. What meets what also depends on the machine. */
const SEED = Number(process.env.SEED ?? 1);
/** From so many on every kind of turn has been done. */
const MANY = 1_000;
/** What is kept in memory of live rows may be so old. */
const GRACE_MS = 1_000;

const ROUTERS = [restRouter, calendars, embeds, overlays, pages];

let clock = 0;
/** The one that keeps answers, and another process that writes, too. */
let app: TestApp;
let other: TestApp;
let forgetful: Forgetful;
let world: LeagueWorld;
let gameIds: readonly number[];
let requests: Map<string, TestRequest>;
/** Whoever follows a game, or the day, with what is followed. */
let followers: { listener: EventListener; asked: string; last: string }[];

const SIDE = `{ score liveScore recordedScore hasLines totals form periodScores { score } team { id }
  lines { player { id fullName } started didNotPlay values position } }`;
const GAME = `{ id date status displayStatus homeScore awayScore hasPlays liveScore { home away } periods { name } home ${SIDE} away ${SIDE}
  leaders { side value } scoreMismatch { __typename } corrections { kind before after }
  plays { id revision kind player { id } } recap { kind home away value } division { id } }`;

beforeAll(async () => {
  app = await startTestApp({
    ownDatabase: true,
    routers: ROUTERS,
    live: { ...LIVE_TIMES, paceMs: 1 },
    answerCache: { graceMs: GRACE_MS, clock: () => clock },
  });
  other = await startTestApp({ databaseUrl: app.database.url });
  world = await createLeagueWorld(app.manager);
  const { current, teams, organizationId } = world;
  const { id: divisionId } = await createDivision(
    app.manager,
    organizationId,
    { seasonId: current.season.id },
    Object.values(current.slts).map(({ id }) => id),
  );
  const game = { seasonLeagueId: current.seasonLeague.id, homeTeamId: teams.ants.id, awayTeamId: teams.bees.id };
  const made = [
    await createGame(app.manager, organizationId, { ...game, date: '2025-12-01' }),
    await createGame(app.manager, organizationId, { ...game, date: '2025-12-02', status: 'in_progress' }),
    // The seeds of the bracket are the order of the teams: first against last.
    await createGame(app.manager, organizationId, { ...game, divisionId, awayTeamId: teams.dogs.id }),
  ];
  gameIds = [current.games[0]!.id, ...made.map(({ id }) => id)];
  await recomputeTotals(app.manager, organizationId);
  forgetful = await startForgetful(app, ROUTERS);
  requests = requestsOf(divisionId);
  followers = await Promise.all([...gameIds.map((id) => `game(id: ${id}) ${GAME}`), DAY].map(follow));
});
afterAll(async () => {
  for (const { listener } of followers) listener.close();
  await forgetful.close();
  await other.close();
  await app.close();
});

const DAY = 'dayScores { id status homeScore awayScore liveScore { home away } }';
const ofOrganization = (selection: string): string => `{ organization(id: ${world.organizationId}) { ${selection} } }`;

/** What visitors see of games and of what follows from them: by the graph, REST, pages, calendars and frames. */
function requestsOf(divisionId: number): Map<string, TestRequest> {
  const { organization, current, teams, players } = world;
  const selections = [
    ...gameIds.map((id) => `game(id: ${id}) ${GAME}`),
    DAY,
    'games(first: 50) { totalCount nodes { id date status homeScore awayScore liveScore { home away } homeTeam { id } awayTeam { id } } }',
    'standings { position wins losses ties winPercentage gamesBehind streak results pointsFor pointsAgainst team { id } home { wins losses } lastTen { wins losses } }',
    'standingsGames { counted { homeId awayId homeScore awayScore forfeit } toCome { homeId awayId } }',
    'leaders(stat: "PTS", first: 20) { rank value gamesPlayed perGame player { id } }',
    'leaderboard(stat: "REB", first: 20) { totalCount leastGames rows { place total perGame gamesPlayed player { id } } }',
    'records { points { value player { id } } teamWins { wins team { id } } }',
    'activeSeason { gameDates resultDates day { date } }',
    `division(id: ${divisionId}) { hasGames bracket { rounds { matches { id home { team { id } } away { team { id } } winner { id } games { id homeScore awayScore status } } } } }`,
    ...[teams.ants.id, teams.bees.id].map(
      (id) =>
        `team(id: ${id}) { seasonRecord { wins losses pointsFor pointsAgainst } totals { value } seasonFigures { games pointsPerGame allowedPerGame } games(first: 30) { nodes { id status } } }`,
    ),
    ...[players.ants[0]!.id, players.bees[1]!.id].map(
      (id) =>
        `player(id: ${id}) { seasonStats { gamesPlayed values perGame } career { gamesPlayed } gamesInProgress { id } seasonFigures { gamesPlayed } gameStats(scope: ALL) { totalCount nodes { values game { id } } } }`,
    ),
  ];
  const { slug } = organization;
  const rest = [
    '/api/games',
    '/api/stat-leaders',
    '/api/teamsv2',
    `/api/teamsv2/${teams.ants.id}`,
    `/api/playersv2/${players.ants[0]!.id}/stats`,
    ...gameIds.map((id) => `/api/gamesv2/${id}`),
  ];
  const paths = [
    '',
    '/schedule',
    '/teamList',
    '/leaderboard',
    `/teams/${teams.ants.id}`,
    `/players/${players.ants[0]!.id}`,
    `/seasons/${current.season.id}`,
    ...gameIds.flatMap((id) => [`/games/${id}`, `/games/${id}/overlay`]),
    '/calendar.ics',
    `/teams/${teams.ants.id}/calendar.ics`,
  ];
  const frames = ['standings?', 'schedule?', 'leaders?', ...gameIds.map((id) => `game?id=${id}&`)];
  const headers = { host: 'localhost' };
  return new Map([
    ...selections.map((selection) => [selection, query(ofOrganization(selection))] as const),
    ...rest.map((path) => [path, { path: `${path}?slug=${slug}`, headers }] as const),
    ...paths.map((path) => [`page ${path}`, { path: `/${slug}${path}`, headers }] as const),
    ...frames.map((frame) => [`frame ${frame}`, { path: `/embed/${frame}slug=${slug}`, headers }] as const),
  ]);
}

async function follow(selection: string): Promise<(typeof followers)[number]> {
  const asked = ofOrganization(selection);
  return {
    listener: await listenToEvents(app.port, { path: eventsPath(`subscription ${asked}`) }),
    asked,
    last: '',
  };
}

interface Turn {
  readonly kind: keyof typeof TURNS;
  readonly game: number;
  readonly player: number;
  readonly stat: number;
  readonly value: number;
  /** Made by the process that keeps answers, or by the other one. */
  readonly own: boolean;
}

const turn: fc.Arbitrary<Turn> = fc.record({
  kind: fc.constantFrom(...(Object.keys(TURNS) as (keyof typeof TURNS)[])),
  // Mostly the same two, so that their turns follow on one another.
  game: fc.constantFrom(1, 1, 1, 0, 0, 2, 3),
  player: fc.nat(5),
  stat: fc.nat(3),
  value: fc.integer({ min: 1, max: 9 }),
  own: fc.boolean(),
});
/** Now and then somebody else does something at the same moment, in the other process. */
const turns = fc
  .tuple(turn, fc.option(turn, { freq: 2 }))
  .map(([one, beside]) => (beside === null ? [one] : [one, { ...beside, own: !one.own }]));

/** How often each kind was done. */
const done = new Map<string, number>();

async function take({ kind, game, player, stat, value, own }: Turn): Promise<void> {
  const { organizationId, teams, players, statDefinitions, periods } = world;
  const gameId = gameIds[game]!;
  const [row] = (await app.manager.query(
    'SELECT home_team_id AS home, away_team_id AS away, season_league_id AS league FROM games WHERE organization_id = $1 AND id = $2',
    [organizationId, gameId],
  )) as { home: number; away: number; league: number | null }[];
  const teamIds = row ? ([row.home, row.away] as const) : ([teams.ants.id, teams.bees.id] as const);
  const side = player % 2 === 0 ? 0 : 1;
  const key = (Object.keys(teams) as (keyof typeof teams)[]).find((each) => teams[each].id === teamIds[side])!;
  const turned: Turned = {
    ctx: await staffContext(own ? app : other, organizationId),
    gameId,
    teamIds,
    seasonLeagueId: row?.league ?? null,
    side,
    playerId: players[key][player % 3]!.id,
    definitionId: [...statDefinitions.values()].filter(({ formula }) => formula === null)[stat]!.id,
    periodId: [...periods.values()][value % 4]!.id,
    otherTeamId: teams.cats.id,
    value,
    plays: await playsOf(gameId),
  };
  try {
    await TURNS[kind](turned);
    done.set(kind, (done.get(kind) ?? 0) + 1);
  } catch (error) {
    if (!(error instanceof AppError)) throw error; // what cannot be done now is refused
  }
}

async function playsOf(gameId: number): Promise<PlayInput[]> {
  const { rows } = await app.database.pool.query<unknown[]>({
    text: `SELECT ${PLAY_COLUMNS} FROM (SELECT DISTINCT ON (play_id) * FROM plays WHERE organization_id = $1 AND game_id = $2 ORDER BY play_id, revision DESC) AS p ORDER BY p.made_at, p.id`,
    values: [world.organizationId, gameId],
    rowMode: 'array',
  });
  const text = (id: number | null): string | null => (id === null ? null : String(id));
  return rows.map((row) => {
    const { id, revision, isDeleted, kind, periodId, sortOrder, teamId, playerId, madeAt } = playOf(
      world.organizationId,
      row,
    );
    const named = { periodId: String(periodId), teamId: text(teamId), playerId: text(playerId) };
    return { id, revision, isDeleted, kind, sortOrder, madeAt, ...named };
  });
}

/** What is wrong with what visitors are shown, from memory or live, and with what is kept of the games. */
async function mistakes(): Promise<unknown[]> {
  await allNoticed(app.versions, app.database.pool);
  clock += GRACE_MS;
  const wrong: unknown[] = await verifyTotals(app.manager, world.organizationId);
  for (const [name, request] of requests) {
    const { text } = await forgetful.answer(request);
    if (!/^(200|404)/.test(text) || text.startsWith('200 {"errors"')) wrong.push([name, text.slice(0, 500)]);
    const kept = await textOf(app.port, request);
    if (kept !== text) wrong.push({ name, kept, text });
  }
  for (const follower of followers) {
    const { text } = await forgetful.answer(query(follower.asked));
    const isTold = (): string => {
      follower.last = follower.listener.waiting.at(-1)?.data ?? follower.last;
      return `200 ${follower.last}`;
    };
    await expect.poll(isTold, { interval: 5 }).toBe(text.trim());
    for (; follower.listener.waiting.length > 0;) await follower.listener.next();
  }
  return [...wrong, ...(await contradictions())];
}

/** Games that say two things at once. */
function contradictions(): Promise<unknown[]> {
  return app.manager.query(
    `SELECT id, status, home_score, away_score FROM games WHERE organization_id = $1
     AND ((home_score IS NULL) <> (away_score IS NULL) OR (status = 'in_progress' AND home_score IS NOT NULL))`,
    [world.organizationId],
  );
}

test(`whatever turns games take, what is shown of them is true, from memory and live, and totals follow (${COUNT} turns, seed ${SEED})`, async () => {
  expect(await mistakes()).toEqual([]);
  await fc.assert(
    fc.asyncProperty(turns, async (given) => {
      await Promise.all(given.map(take));
      expect(await mistakes()).toEqual([]);
    }),
    { numRuns: COUNT, seed: SEED, endOnFailure: true },
  );
  const expected = COUNT < MANY ? [] : Object.keys(TURNS);
  expect(expected.filter((kind) => !done.has(kind))).toEqual([]);
}, 14_400_000);
