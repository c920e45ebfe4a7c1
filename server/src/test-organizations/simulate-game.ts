import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext, Services } from '../context/request-context.js';
import { setGameScore } from '../features/games/game-score.write.service.js';
import { savePlays } from '../features/plays/save-plays.service.js';
import type { SimulatedCourse, SimulatedPlay } from './plan-simulated-game.js';

/** When nobody has said for so long that a game goes on, its process has ended. */
export const LEASE_MS = 30_000;
/** Plays of so long are entered together, as a table sends what has gathered. */
const TICK_MS = 1_000;
/** What one call may store. */
const MOST_AT_ONCE = 100;
/** As the plays name where they were entered. */
const DEVICE = 'simulated game';

/** A game that this process plays. */
export interface Simulation {
  readonly organizationId: number;
  readonly claimId: number;
  readonly gameId: number;
  readonly course: SimulatedCourse;
}

/** The games that a process plays, and how each is ended. */
const running = new WeakMap<Services, Map<AbortController, Promise<void>>>();

/**
 * Plays a game in the background. What goes wrong, a game that was deleted say, ends it.
 * @param acting makes the context of a write
 */
export function simulate(
  services: Services,
  simulation: Simulation,
  speed: number,
  acting: () => Promise<RequestContext>,
): void {
  const own = running.get(services) ?? new Map<AbortController, Promise<void>>();
  running.set(services, own);
  const stop = new AbortController();
  const done = play(services, simulation, speed, acting, stop.signal)
    .catch(() => undefined)
    .then(() => release(services, simulation))
    .catch(() => undefined)
    .finally(() => own.delete(stop));
  own.set(stop, done);
}

/** Ends all that a process plays: the games stay as they are. */
export async function stopSimulations(services: Services): Promise<void> {
  const own = [...(running.get(services) ?? [])];
  for (const [stop] of own) stop.abort();
  await Promise.all(own.map(([, done]) => done));
}

async function play(
  services: Services,
  simulation: Simulation,
  speed: number,
  acting: () => Promise<RequestContext>,
  signal: AbortSignal,
): Promise<void> {
  const { gameId, course } = simulation;
  const begun = performance.now();
  const left = [...course.plays];
  for (let number = 0; left.length > 0;) {
    await delay(TICK_MS, undefined, { signal, ref: false });
    if (!(await isStillOurs(services, simulation))) return;
    const passed = ((performance.now() - begun) / 1_000) * speed;
    const due = left.findIndex(({ at }) => at > passed);
    const now = left.splice(0, due === -1 ? left.length : due);
    while (now.length > 0) {
      const plays = now.splice(0, MOST_AT_ONCE).map((made) => entered(made, (number += 1), services.now()));
      await savePlays(await acting(), gameId, { device: DEVICE, plays });
    }
  }
  const { homeScore, awayScore } = course;
  await setGameScore(await acting(), gameId, { homeScore, awayScore });
}

/** A play as a device sends it. */
function entered({ kind, periodId, teamId, playerId, clock }: SimulatedPlay, number: number, madeAt: Date) {
  return {
    id: randomUUID(),
    revision: 1,
    kind,
    periodId: String(periodId),
    sortOrder: number,
    clock,
    teamId: teamId === null ? null : String(teamId),
    playerId: playerId === null ? null : String(playerId),
    madeAt,
  };
}

/** Says that it goes on. False when it was stopped, or everything was put back. */
async function isStillOurs({ dataSource, now }: Services, { organizationId, claimId }: Simulation): Promise<boolean> {
  const [, count] = (await dataSource.query(
    'UPDATE simulated_games SET leased_until = $3 WHERE organization_id = $1 AND id = $2',
    [organizationId, claimId, new Date(now().getTime() + LEASE_MS)],
  )) as [unknown[], number];
  return count > 0;
}

async function release({ dataSource }: Services, { organizationId, claimId }: Simulation): Promise<void> {
  await dataSource.query('DELETE FROM simulated_games WHERE organization_id = $1 AND id = $2', [
    organizationId,
    claimId,
  ]);
}
