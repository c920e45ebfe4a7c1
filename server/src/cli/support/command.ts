import { type Config, readConfig } from '../../config.js';
import { ConfigError } from '../../config-reader.js';
import { endOnSurprise } from '../../end-on-surprise.js';
import { describeError } from '../../lib/error-facts.js';
import { AppError } from '../../lib/errors.js';

/** The command line is wrong: the message and the usage are shown, and the exit code is 2. */
export class UsageError extends Error {}

/** What the command was asked to do cannot be done, and the message says why: exit code 1. */
export class CommandError extends Error {}

/** What a command works with. */
export interface CommandInput {
  readonly config: Config;
  /** Aborted by Ctrl-C; a second one ends the process at once. */
  readonly signal: AbortSignal;
}

/**
 * Runs a command as a process: exit code 0 when `work` says true, 1 when it says false or cannot do it, 2 for a wrong
 * command line or environment, 130 after Ctrl-C.
 */
export async function runCommand(usage: string, work: (input: CommandInput) => Promise<boolean>): Promise<void> {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  endOnSurprise();
  try {
    process.exitCode = (await work({ config: readConfig(), signal: controller.signal })) ? 0 : 1;
  } catch (error) {
    process.exitCode = controller.signal.aborted ? 130 : exitCodeOf(error);
    console.error(controller.signal.aborted ? 'Stopped. Nothing was changed.' : messageOf(error, usage));
  }
}

/**
 * Reads the command line.
 * @param read calls `parseArgs` of node:util
 * @throws UsageError for an unknown option or a missing value
 */
export function readArguments<Arguments>(read: () => Arguments): Arguments {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function exitCodeOf(error: unknown): number {
  return error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
}

function messageOf(error: unknown, usage: string): string {
  if (error instanceof UsageError) return `${error.message}\n\nUsage: ${usage}`;
  if (error instanceof ConfigError || error instanceof CommandError || error instanceof AppError) return error.message;
  return describeError(error);
}
