import { Worker } from 'node:worker_threads';
import type { GeneratedSchedule, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';

/** The compiled script of the thread. */
const SCRIPT = new URL('./generation-worker.js', import.meta.url);
/** More than a hundred teams over two years take. */
const MOST_MEMORY_MB = 512;

/**
 * Generates a schedule in a thread of its own.
 * @param signal ends the thread
 * @param script the compiled script, where it is not beside this one
 * @throws the signal's reason when it is aborted; an Error when the thread ends without an answer
 */
export function generateInWorker(
  problem: ScheduleProblem,
  signal: AbortSignal,
  script: URL = SCRIPT,
): Promise<GeneratedSchedule> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(script, {
      workerData: problem,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const abort = (): void => {
      reject(signal.reason as Error);
      void worker.terminate();
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.once('message', (schedule: GeneratedSchedule) => resolve(schedule));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', abort);
      reject(new Error(`the thread that generates a schedule ended with ${code}`));
    });
  });
}
