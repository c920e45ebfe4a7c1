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

// A thread of its own, so that the server answers others meanwhile, and can end it.
const { problem, present } = workerData as GenerationTask;
tell({
  result: present === undefined ? generateSchedule(problem, tellShare) : repairSchedule(problem, present, tellShare),
});
