import { parentPort, workerData } from 'node:worker_threads';
import { generateSchedule } from '../../../domain/schedule/generate-schedule.js';
import { repairSchedule } from '../../../domain/schedule/repair-schedule.js';
import type { GenerationTask } from './generate-in-worker.js';

// A thread of its own, so that the server answers others meanwhile, and can end it.
const { problem, present } = workerData as GenerationTask;
parentPort?.postMessage(present === undefined ? generateSchedule(problem) : repairSchedule(problem, present));
