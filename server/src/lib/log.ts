import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFacts } from './error-facts.js';

/**
 * The log of a process: JSON lines. Errors go in as `err`, and only what `errorFacts` lets through is written.
 * @param destination default: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => errorFacts(error) } };
  return destination ? pino(options, destination) : pino(options);
}
