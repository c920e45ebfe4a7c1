import type { RequestContext } from '../../../context/request-context.js';
import { AppError, conflict, invalidInput, tooMany, unprocessable } from '../../../lib/errors.js';
import { FairQueue } from '../../../lib/fair-queue.js';
import { requireAdmin } from '../../../lib/policy.js';
import { generateInWorker, type GenerationResult, type GenerationTask } from './generate-in-worker.js';

/** Each takes a core. */
const MOST_AT_ONCE = 2;
/** Of all organizations together; nearly every one is done in a second. */
const MOST_WAITING = 20;
/** A second is long already. */
const LONGEST_MS = 60_000;
/** Before its turn: whoever waits behind so much is better told. */
const LONGEST_WAIT_MS = 30_000;

const crowded = (): AppError => tooMany('Several schedules are being generated. Try again in a minute.', 60);
const turns = new FairQueue<number>({
  most: MOST_AT_ONCE,
  mostOfOne: 1,
  mostWaiting: MOST_WAITING,
  refusal: crowded,
});

interface Generation {
  readonly key: string | null;
  readonly controller: AbortController;
  readonly startedAt: Date;
  /** How much of it is done, from 0 to 1; null while it waits for its turn, and before the thread says something. */
  share: number | null;
}

/** The schedules that this process is generating, or that wait for their turn, one for an organization. */
const running = new Map<number, Generation>();
/** The key that each organization cancelled last: a call to cancel may overtake the other one. */
const cancelled = new Map<number, string>();

/**
 * Generates or repairs a schedule for an organization when it is its turn, beside everything else that this process
 * does. It can be followed and cancelled by its key.
 * @throws 409 when the organization has one under way, 429 when too many wait or its turn does not come, 422 when it is
 * cancelled or takes too long, 503 when the thread is gone
 */
export async function generateFor<Task extends GenerationTask>(
  ctx: RequestContext,
  organizationId: number,
  task: Task,
  key: string | null | undefined,
): Promise<GenerationResult<Task>> {
  const generation = begin(organizationId, checkedKey(key), ctx.services.now());
  const { signal } = generation.controller;
  let isCrowded = false;
  const waiting = setTimeout(() => {
    isCrowded = true;
    generation.controller.abort();
  }, LONGEST_WAIT_MS);
  const work = turns.run(organizationId, async () => {
    clearTimeout(waiting);
    // Nobody waits any more for what was cancelled before its turn.
    signal.throwIfAborted();
    const timer = setTimeout(() => generation.controller.abort(), LONGEST_MS);
    try {
      const script = await ctx.services.generationScript?.();
      return await generateInWorker(task, signal, (share) => void (generation.share = share), script);
    } finally {
      clearTimeout(timer);
    }
  });
  try {
    return await Promise.race([work, abortOf(signal)]);
  } catch (error) {
    if (signal.aborted) throw isCrowded ? crowded() : cancelledGeneration();
    if (error instanceof AppError) throw error;
    throw new AppError('SERVICE_UNAVAILABLE', 'The schedule could not be generated. Try again.', {
      details: { cause: error instanceof Error ? error.message : String(error) },
    });
  } finally {
    clearTimeout(waiting);
    running.delete(organizationId);
  }
}

/** Rejects when the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function begin(organizationId: number, key: string | null, startedAt: Date): Generation {
  if (key !== null && cancelled.get(organizationId) === key) throw cancelledGeneration();
  if (running.has(organizationId))
    throw conflict('Another schedule of this organization is being generated. Wait until it is done.');
  if (running.size >= MOST_AT_ONCE + MOST_WAITING) throw crowded();
  const generation: Generation = { key, controller: new AbortController(), startedAt, share: null };
  running.set(organizationId, generation);
  return generation;
}

/**
 * The caller's organization's generation of this key, as far as it is under way in this process; null when it is not.
 */
export function findGeneration(ctx: RequestContext, key: string): Pick<Generation, 'startedAt' | 'share'> | null {
  const generation = running.get(requireAdmin(ctx));
  return generation?.key === key ? generation : null;
}

/** Cancels a generation of the caller's organization, also one that has not begun yet. Whether there was one. */
export function cancelGeneration(ctx: RequestContext, key: string): boolean {
  const organizationId = requireAdmin(ctx);
  cancelled.set(organizationId, key);
  const generation = running.get(organizationId);
  if (generation?.key !== key) return false;
  generation.controller.abort();
  return true;
}

function checkedKey(key: string | null | undefined): string | null {
  if (key != null && !/^[\w-]{8,64}$/u.test(key))
    throw invalidInput({ field: 'key', message: 'A key has 8 to 64 letters, digits and hyphens.' });
  return key ?? null;
}

function cancelledGeneration(): AppError {
  return unprocessable('Generating was cancelled, or took too long. Nothing has changed.');
}
