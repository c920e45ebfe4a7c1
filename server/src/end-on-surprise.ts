import { describeError } from './lib/error-facts.js';

/**
 * Ends the process with exit code 1 at an error that nobody catches. Node's own way would print every field of it,
 * secrets of statements included.
 */
export function endOnSurprise(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  });
}
