import { Worker } from 'node:worker_threads';
import type { PresentGame, RepairedSchedule } from '../../../domain/schedule/repair-problem.js';
import type { GeneratedSchedule, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';

/** What the thread is to do: generate a schedule, or with present games repair the one that they make. */
export interface GenerationTask {
  readonly problem: ScheduleProblem;
  readonly present?: readonly PresentGame[];
}

/** What comes of a task. */
export type GenerationResult<Task extends GenerationTask> = Task extends { readonly present: readonly PresentGame[] }
  ? RepairedSchedule
  : GeneratedSchedule;

/** What the thread says: how much is done, from 0 to 1, and at last what came of it. */
export type GenerationMessage = { readonly share: number } | { readonly result: GeneratedSchedule | RepairedSchedule };

/** The compiled script of the thread. */
const SCRIPT = new URL('./generation-worker.js', import.meta.url);
/** More than a hundred teams over two years take. */
const MOST_MEMORY_MB = 512;

/**
 * Generates or repairs a schedule in a thread of its own.
 * @param signal ends the thread
 * @param onShare is told how much is done, from 0 to 1
 * @param script the compiled script, where it is not beside this one
 * @throws the signal's reason when it is aborted; an Error when the thread ends without an answer
 */
export function generateInWorker<Task extends GenerationTask>(
  task: Task,
  signal: AbortSignal,
  onShare: (share: number) => void,
  script: URL = SCRIPT,
): Promise<GenerationResult<Task>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(script, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const abort = (): void => {
      reject(signal.reason as Error);
      void worker.terminate();
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.on('message', (message: GenerationMessage) => {
      if ('share' in message) onShare(message.share);
      else resolve(message.result as GenerationResult<Task>);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', abort);
      reject(new Error(`the thread that generates a schedule ended with ${code}`));
    });
  });
}
