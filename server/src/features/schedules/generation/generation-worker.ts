import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { generateSchedule } from '../../../domain/schedule/generate-schedule.js';
import { repairSchedule } from '../../../domain/schedule/repair-schedule.js';
import type { GenerationMessage, GenerationTask } from './generate-in-worker.js';

/** A share is told this much after the last one: nobody looks at more. */
const EVERY_SHARE = 0.01;

let told = 0;
function tell(message: GenerationMessage): void {
  parentPort?.postMessage(message);
}
function tellShare(share: number): void {
  if (share < told + EVERY_SHARE) return;
  told = share;
  tell({ share });
}

/** How much a thread steps back behind the others, of 0 to 19. */
const NICENESS = 10;
// Linux counts niceness by thread, so this one alone steps back; elsewhere the whole process would.
if (process.platform === 'linux') setPriority(0, NICENESS);

// A thread of its own, so that the server answers others meanwhile, and can end it.
const { problem, present } = workerData as GenerationTask;
tell({
  result: present === undefined ? generateSchedule(problem, tellShare) : repairSchedule(problem, present, tellShare),
});
