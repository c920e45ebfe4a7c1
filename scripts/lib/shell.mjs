import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a program with this terminal and passes signals on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, hear?: (text: string) => void }} [options] `env` is
 *   added to the present environment; `hear` gets what the program writes, in the terminal's place
 * @returns {Promise<number>} its exit status, 1 when a signal ended it
 */
export function run(command, args, { env = {}, cwd = root, hear } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = hear === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    for (const stream of hear === undefined ? [] : [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', hear);
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    // A Ctrl-C reaches the whole terminal group by itself; this process only has to outlive its child.
    process.on('SIGINT', ignore);
    child.once('error', reject);
    child.once('close', (status) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', ignore);
      resolve(status ?? 1);
    });
  });
}

/**
 * As `run`, for a step that must succeed.
 * @param {Parameters<typeof run>} call
 */
export async function must(...call) {
  const status = await run(...call);
  if (status !== 0) throw new StepFailed(`${call[0]} ${call[1].join(' ')} failed (status ${status})`);
}

/** A step whose own output already says what is wrong. */
export class StepFailed extends Error {}

/**
 * Runs a script's body: a failed step ends it with one line instead of a stack.
 * @param {() => Promise<unknown>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exitCode = 1;
  }
}

/** The path of a program that an npm package brings. */
export function tool(name) {
  return `${root}node_modules/.bin/${name}`;
}

function ignore() {}
