import { parentPort, workerData } from 'node:worker_threads';
import { generateSchedule } from '../../../domain/schedule/generate-schedule.js';
import type { ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';

// A thread of its own, so that the server answers others meanwhile, and can end it.
parentPort?.postMessage(generateSchedule(workerData as ScheduleProblem));
