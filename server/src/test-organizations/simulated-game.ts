import { KEY_SCOPES } from '../domain/keys/key-scopes.js';
import { calendarDateIn } from '../domain/dates/calendar-date-in.js';
import { zoneOffset } from '../domain/dates/zone-offset.js';
import { createContext } from '../context/create-context.js';
import type { ApiKeyIdentity, RequestContext, Services } from '../context/request-context.js';
import { randomOf } from '../demo/random.js';
import { conflict, unprocessable } from '../lib/errors.js';
import { InputCheck } from '../lib/validation.js';
import type { TestOrganization } from '../features/api-keys/api-key.type.js';
import { writeAs } from '../features/audit/write.service.js';
import { createGame } from '../features/games/game.write.service.js';
import { organizationById } from '../features/organizations/organization.loaders.js';
import { planSimulatedGame, type SimulatedSide } from './plan-simulated-game.js';
import { LEASE_MS, type Simulation, simulate } from './simulate-game.js';
import { type TestKey, testKeyMeant, testOrganizationOf } from './test-key.js';

const USUAL_SPEED = 10;
const FASTEST = 1000;
/** Games that a test organization has at most before none is simulated any more. */
const MOST_GAMES = 300;
const LEAST_PLAYERS = 5;

/**
 * Begins to play a whole game of today in a test organization, as somebody at the table would enter it, and answers at
 * once. A test key in its own, with `write:games`; owners in that of a key.
 * @param speed how many times as fast as a real game of forty minutes
 * @throws as `testKeyMeant`; 400 for another speed; 409 while one is being simulated; 422 where two teams with five
 *   players each or the four quarters are missing, and when there are too many games
 */
export async function startSimulatedGame(
  ctx: RequestContext,
  keyId: string | null,
  speed: number | null,
): Promise<TestOrganization> {
  const key = await testKeyMeant(ctx, keyId);
  const check = new InputCheck();
  const chosen = check.integer('speed', speed ?? USUAL_SPEED, { min: 1, max: FASTEST }) ?? USUAL_SPEED;
  check.finish();
  const world = await readWorld(ctx, key.identity.organizationId);
  const claimId = await claim(ctx, key, chosen);
  const acting = () => actingContext(ctx.services, key.identity);
  try {
    const game = await createGame(await acting(), {
      seasonLeagueId: String(world.seasonLeagueId),
      homeTeamId: String(world.sides[0].teamId),
      awayTeamId: String(world.sides[1].teamId),
      ...(await nowAt(ctx, key.identity.organizationId)),
    });
    const course = planSimulatedGame(randomOf(game.id), world.sides, world.periodIds);
    const simulation: Simulation = { organizationId: key.identity.organizationId, claimId, gameId: game.id, course };
    await ctx.services.dataSource.query(
      'UPDATE simulated_games SET game_id = $3 WHERE organization_id = $1 AND id = $2',
      [simulation.organizationId, claimId, game.id],
    );
    simulate(ctx.services, simulation, chosen, acting);
  } catch (error) {
    await giveUp(ctx.services, key.identity.organizationId, claimId);
    throw error;
  }
  return testOrganizationOf(ctx, key);
}

/** Ends the simulation; the game stays as it is. Nothing where none is going on. @throws as `testKeyMeant` */
export async function stopSimulatedGame(ctx: RequestContext, keyId: string | null): Promise<TestOrganization> {
  const key = await testKeyMeant(ctx, keyId);
  await writeAs(
    ctx,
    key.identity.organizationId,
    key.author,
    ({ manager, organizationId }) =>
      manager.query('DELETE FROM simulated_games WHERE organization_id = $1', [organizationId]),
    { nothingKept: true },
  );
  return testOrganizationOf(ctx, key);
}

/** Whoever comes first plays; one whose process has ended plays no more. */
async function claim(
  ctx: RequestContext,
  { identity: { organizationId }, author }: TestKey,
  speed: number,
): Promise<number> {
  const found = await writeAs(
    ctx,
    organizationId,
    author,
    ({ manager, now }) =>
      manager.query<{ id: number }[]>(
        `INSERT INTO simulated_games AS s (organization_id, speed, started_at, leased_until) VALUES ($1, $2, $3, $4)
         ON CONFLICT (organization_id) DO UPDATE SET id = DEFAULT, game_id = NULL, speed = excluded.speed,
           started_at = excluded.started_at, leased_until = excluded.leased_until
         WHERE s.leased_until <= $3 RETURNING id`,
        [organizationId, speed, now, new Date(now.getTime() + LEASE_MS)],
      ),
    { nothingKept: true },
  );
  if (!found[0]) throw conflict('A game is being simulated already. Stop it first, or wait until it is over.');
  return found[0].id;
}

async function giveUp({ dataSource }: Services, organizationId: number, id: number): Promise<void> {
  await dataSource.query('DELETE FROM simulated_games WHERE organization_id = $1 AND id = $2', [organizationId, id]);
}

/** As the key itself writes, whoever has started it. */
async function actingContext(services: Services, identity: ApiKeyIdentity): Promise<RequestContext> {
  return createContext(services, {
    transport: 'cli',
    requestId: 'simulated game',
    apiKey: { ...identity, scopes: KEY_SCOPES },
  });
}

/** The day and the minute that the organization's clock shows. */
async function nowAt(ctx: RequestContext, organizationId: number): Promise<{ date: string; time: string }> {
  const timeZone = (await organizationById(ctx, organizationId))?.timeZone ?? 'UTC';
  const now = ctx.services.now();
  const wall = new Date(now.getTime() + zoneOffset(now.getTime(), timeZone));
  return { date: calendarDateIn(now, timeZone), time: wall.toISOString().slice(11, 16) };
}

interface World {
  readonly seasonLeagueId: number;
  readonly sides: readonly [SimulatedSide, SimulatedSide];
  readonly periodIds: readonly number[];
}

/** The two teams that have played least of the newest active season league, and the periods of its sport. */
async function readWorld({ services }: RequestContext, organizationId: number): Promise<World> {
  const [[{ games }], teams] = await Promise.all([
    services.dataSource.query<[{ games: number }]>(
      'SELECT count(*)::int AS games FROM games WHERE organization_id = $1',
      [organizationId],
    ),
    services.dataSource.query<{ seasonLeagueId: number; teamId: number; playerIds: number[]; periodIds: number[] }[]>(
      `SELECT l.id AS "seasonLeagueId", t.team_id AS "teamId", array_agg(r.player_id ORDER BY r.id) AS "playerIds",
         ARRAY(SELECT p.id FROM game_periods p WHERE p.organization_id = $1 AND p.sport_id = s.sport_id AND p.kind = 'regular' ORDER BY p.position, p.id LIMIT 4)
         || ARRAY(SELECT p.id FROM game_periods p WHERE p.organization_id = $1 AND p.sport_id = s.sport_id AND p.kind = 'overtime' ORDER BY p.position, p.id LIMIT 1) AS "periodIds"
       FROM season_leagues l
       JOIN seasons s ON s.organization_id = $1 AND s.id = l.season_id AND s.active
       JOIN sports sp ON sp.id = s.sport_id AND lower(sp.name) = 'basketball'
       JOIN season_league_teams t ON t.organization_id = $1 AND t.season_league_id = l.id
       JOIN roster_entries r ON r.organization_id = $1 AND r.season_league_team_id = t.id
       WHERE l.organization_id = $1
       GROUP BY l.id, t.team_id, s.sport_id HAVING count(*) >= $2
       ORDER BY l.id DESC, (SELECT count(*) FROM games g WHERE g.organization_id = $1 AND t.team_id IN (g.home_team_id, g.away_team_id)), t.team_id`,
      [organizationId, LEAST_PLAYERS],
    ),
  ]);
  if (games >= MOST_GAMES)
    throw unprocessable(`The test organization has ${MOST_GAMES} games. Reset it before another one is simulated.`);
  for (const [index, home] of teams.entries()) {
    const away = teams[index + 1];
    if (away?.seasonLeagueId !== home.seasonLeagueId || home.periodIds.length < 4) continue;
    // Nobody plays on both sides.
    const visitors = away.playerIds.filter((id) => !home.playerIds.includes(id));
    if (visitors.length < LEAST_PLAYERS) continue;
    const sides = [home, { ...away, playerIds: visitors }] as const;
    return { seasonLeagueId: home.seasonLeagueId, sides, periodIds: home.periodIds };
  }
  throw unprocessable(
    'A game of basketball needs two teams of an active season league with five players each, and four quarters. Reset the test organization.',
  );
}
