import type { RequestContext } from '../../context/request-context.js';
import { AppError, unprocessable, conflict, invalidInput } from '../../lib/errors.js';
import { requireAdmin } from '../../lib/policy.js';
import type { ImportProgress } from './season-import.service.js';
import type { SeasonImportProgress } from './season-import.type.js';

/** Most imports that one process does at a time: each takes some ten times the size of its files of memory. */
const MOST_IMPORTS = 3;
const LONGEST_IMPORT_MS = 15 * 60 * 1000;

interface RunningImport {
  readonly key: string | null;
  readonly controller: AbortController;
  progress: ImportProgress;
}

/**
 * The imports that this process is doing, one for an organization. They are known here alone: another process of the
 * same site answers that it knows of no progress, and the import's own answer comes all the same.
 */
export class RunningImports {
  private readonly imports = new Map<number, RunningImport>();
  /**
   * The key that each organization cancelled last: a call to cancel may overtake the import, whose files take longer.
   */
  private readonly cancelled = new Map<number, string>();

  /**
   * Runs an import that can be followed and cancelled while it runs.
   * @throws 409 when the organization has one under way, 429 when the process has enough of them, 422 when it is
   *   cancelled or takes too long
   */
  async run<Result>(
    organizationId: number,
    key: string | null,
    work: (signal: AbortSignal, onProgress: (progress: ImportProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    if (key !== null && this.cancelled.get(organizationId) === key) throw cancelledImport();
    if (this.imports.has(organizationId))
      throw conflict('Another import of this organization is under way. Wait until it is done.');
    if (this.imports.size >= MOST_IMPORTS)
      throw new AppError('TOO_MANY_REQUESTS', 'Several imports are under way. Try again in a minute.');
    const running: RunningImport = {
      key,
      controller: new AbortController(),
      progress: { step: 'reading', done: 0, total: null },
    };
    this.imports.set(organizationId, running);
    const { signal } = running.controller;
    const timer = setTimeout(() => running.controller.abort(), LONGEST_IMPORT_MS);
    try {
      return await work(signal, (progress) => void (running.progress = progress));
    } catch (error) {
      throw signal.aborted ? cancelledImport() : error;
    } finally {
      clearTimeout(timer);
      this.imports.delete(organizationId);
    }
  }

  /** Null when the organization has no such import under way. */
  progress(organizationId: number, key: string): ImportProgress | null {
    return this.find(organizationId, key)?.progress ?? null;
  }

  /** Cancels it also when it has not begun yet. Whether there was one under way. */
  cancel(organizationId: number, key: string): boolean {
    this.cancelled.set(organizationId, key);
    const running = this.find(organizationId, key);
    running?.controller.abort();
    return running !== null;
  }

  private find(organizationId: number, key: string): RunningImport | null {
    const running = this.imports.get(organizationId);
    return running?.key === key ? running : null;
  }
}

function cancelledImport(): AppError {
  return unprocessable('The import was cancelled. Nothing was imported.');
}

/** All imports of this process, of seasons and of rosters, and the tries of previews: they are limited together. */
export const runningImports = new RunningImports();

/** The key by which a caller follows its import. @throws 400 when it is none */
export function followingKey(key: string | null | undefined): string | null {
  if (key != null && !/^[\w-]{8,64}$/u.test(key))
    throw invalidInput({ field: 'key', message: 'A key has 8 to 64 letters, digits and hyphens.' });
  return key ?? null;
}

/** How far the caller's organization's import of this key has come. */
export function progressOfImport(ctx: RequestContext, key: string): SeasonImportProgress {
  const progress = runningImports.progress(requireAdmin(ctx), key);
  return progress ? { underWay: true, ...progress } : { underWay: false, step: null, done: 0, total: null };
}

/** Cancels an import of the caller's organization: nothing of it stays. Whether there was one under way. */
export function cancelRunningImport(ctx: RequestContext, key: string): boolean {
  return runningImports.cancel(requireAdmin(ctx), key);
}
