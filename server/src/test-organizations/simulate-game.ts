import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext, Services } from '../context/request-context.js';
import { setGameScore } from '../features/games/game-score.write.service.js';
import type { PlayInput } from '../features/plays/play.input.js';
import { savePlays } from '../features/plays/save-plays.service.js';
import type { CoursePlay } from '../demo/plays/course-of-game.js';
import type { SimulatedCourse } from './plan-simulated-game.js';

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
  const ids = course.plays.map(() => randomUUID());
  for (let number = 0; number < ids.length;) {
    await delay(TICK_MS, undefined, { signal, ref: false });
    if (!(await isStillOurs(services, simulation))) return;
    const passed = ((performance.now() - begun) / 1_000) * speed;
    const next = course.plays.findIndex(({ at }) => at > passed);
    const due = next === -1 ? ids.length : next;
    for (; number < due; number = Math.min(due, number + MOST_AT_ONCE)) {
      const now = course.plays.slice(number, Math.min(due, number + MOST_AT_ONCE));
      const plays = now.map((play, index) => entered(play, number + index, ids, services.now()));
      await savePlays(await acting(), gameId, { device: DEVICE, plays });
    }
  }
  const { homeScore, awayScore } = course;
  await setGameScore(await acting(), gameId, { homeScore, awayScore });
}

/** A play as a device sends it. @param ids of all plays of the game */
function entered(
  { kind, periodId, teamId, playerId, otherPlayerId, linkedTo, x, y, clock }: CoursePlay,
  place: number,
  ids: readonly string[],
  madeAt: Date,
): PlayInput {
  const idOf = (id: number | null): string | null => (id === null ? null : String(id));
  return {
    id: ids[place]!,
    revision: 1,
    kind,
    periodId: String(periodId),
    sortOrder: place + 1,
    clock,
    teamId: idOf(teamId),
    playerId: idOf(playerId),
    otherPlayerId: idOf(otherPlayerId),
    linkedPlayId: linkedTo === null ? null : ids[linkedTo]!,
    x,
    y,
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
