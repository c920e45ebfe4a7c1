import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths.js';

/** A process of the benchmark's own, asked by messages; it answers each in turn. */
export interface Child {
  readonly pid: number;
  /** Sends a question and waits for its answer. Ask one at a time. */
  ask<Answer>(question: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** How a process is started. */
export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Another Node than this one. */
  readonly execPath?: string;
  readonly cwd?: string;
  /** Options of Node. */
  readonly flags?: readonly string[];
}

const RUNS_TYPESCRIPT = ['--import', '@oxc-node/core/register'];

/**
 * Starts a module as a process and waits for its first message.
 * @param file relative to the root; a `.ts` file is run as it is
 */
export async function startChild<First>(
  file: string,
  { env = {}, execPath, cwd = ROOT, flags = [] }: ChildOptions = {},
): Promise<{ child: Child; first: First }> {
  const path = file.startsWith('/') ? file : ROOT + file;
  const started = fork(path, {
    cwd,
    env: { ...process.env, ...env },
    execArgv: [...(path.endsWith('.ts') ? RUNS_TYPESCRIPT : []), ...flags],
    ...(execPath !== undefined && { execPath }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const first = await messageOf<First>(started, file);
  const child: Child = {
    pid: started.pid ?? 0,
    ask<Answer>(question: unknown) {
      const answer = messageOf<Answer>(started, file);
      started.send(question as object);
      return answer;
    },
    async stop() {
      if (started.exitCode !== null || started.signalCode !== null) return;
      const ended = once(started, 'exit');
      started.kill('SIGTERM');
      await ended;
    },
  };
  return { child, first };
}

function messageOf<Message>(started: ChildProcess, file: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`${file} ended with ${code} instead of answering`));
    started.once('exit', onExit);
    started.once('message', (message) => {
      started.off('exit', onExit);
      resolve(message as Message);
    });
  });
}
