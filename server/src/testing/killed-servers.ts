import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from './app.js';
import { sendRequest, type TestRequest } from './http-client.js';
import { multipartBody, type TestFile } from './multipart.js';
import { SERVER_PROGRAM } from './server-process.js';

/** What a server answered to a document of the graph. */
interface GraphAnswer<Data> {
  data: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Servers as processes of their own over one database, of which any may be killed at any moment. */
export interface KilledServers {
  /**
   * Sends an operation until one of them has answered: again after a connection that broke, and after "try again".
   * @param files by the path of the variable that they stand for
   */
  ask<Data>(
    query: string,
    variables: Record<string, unknown>,
    as: Caller,
    files?: Readonly<Record<string, TestFile>>,
  ): Promise<GraphAnswer<Data>>;
  /** Sends it once. Answers null where no answer came: it may be done or not. */
  askOnce<Data>(query: string, variables: Record<string, unknown>, as: Caller): Promise<GraphAnswer<Data> | null>;
  /** Kills one as a power cut would, and starts it again. */
  kill(index: number): Promise<void>;
  /** How many requests had to be sent again. */
  readonly repeated: () => number;
  close(): Promise<void>;
}

/** Starts `count` servers over a migrated database. @param environment variables that differ from those of all tests */
export async function startKilledServers(
  databaseUrl: string,
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<KilledServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-killed-'));
  const running: RunningServer[] = [];
  let repeated = 0;
  let next = 0;
  let last = '';
  for (let index = 0; index < count; index += 1) running[index] = await startServer(databaseUrl, dataDir, environment);
  const nextServer = (): RunningServer => running[(next += 1) % running.length]!;
  return {
    askOnce: (query, variables, as) =>
      post<never>(nextServer(), asJson({ query, variables }), as).catch((error: unknown) => {
        if (error instanceof BrokenServer) throw error;
        return null;
      }),
    async ask(query, variables, as, files) {
      const request = files ? withFiles({ query, variables }, files) : asJson({ query, variables });
      for (let turn = 0; ; turn += 1) {
        const answer = await post<never>(nextServer(), request, as).catch((error: Error) => {
          if (error instanceof BrokenServer) throw error;
          last = error.message;
          return null;
        });
        const isBusy = answer?.errors?.some(({ extensions }) => TRY_AGAIN.has(extensions?.code ?? '')) ?? false;
        if (answer !== null && !isBusy) return answer;
        if (turn > MOST_TURNS) throw new Error(`no server answers: ${JSON.stringify(answer ?? last)}`);
        repeated += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async kill(index) {
      const { child } = running[index]!;
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
      running[index] = await startServer(databaseUrl, dataDir, environment);
    },
    repeated: () => repeated,
    async close() {
      for (const { child } of running) child.kill('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Four minutes at least: longer than any of them takes to start. */
const MOST_TURNS = 4_800;

/** Codes of answers that say that nothing was done, and that the same request may be sent again. */
const TRY_AGAIN = new Set(['SERVICE_UNAVAILABLE']);

/** So much of a request and of the log is told of when a server fails at it. */
const MOST_SHOWN = 4_000;

/** A server failed, which no death of another one excuses. */
class BrokenServer extends Error {}

/** A body with the headers that say what it is. */
type Sent = Required<Pick<TestRequest, 'body' | 'headers'>>;

function asJson(operation: object): Sent {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(operation) };
}

function withFiles(operation: object, files: Readonly<Record<string, TestFile>>): Sent {
  const { body, headers } = multipartBody(operation, files);
  return { body, headers: { ...headers, 'apollo-require-preflight': '1' } };
}

/** A server as a process of its own, with what it has written since it started. */
interface RunningServer {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: () => string;
}

async function post<Data>(
  { port, said }: RunningServer,
  { body, headers }: Sent,
  as: Caller,
): Promise<GraphAnswer<Data>> {
  const { status, text } = await sendRequest(port, {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, ...as },
    body,
  });
  if (text.includes('INTERNAL_SERVER_ERROR')) {
    await new Promise((resolve) => setTimeout(resolve, 200)); // until its log has come
    throw new BrokenServer([String(body), text, said()].map((each) => each.slice(-MOST_SHOWN)).join('\n'));
  }
  if (status >= 500) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as GraphAnswer<Data>;
}

function startServer(
  databaseUrl: string,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const child = spawn(process.execPath, SERVER_PROGRAM, {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_CONNECT_TIMEOUT: '60',
      DATABASE_STATEMENT_TIMEOUT: '120',
      DATABASE_LOCK_TIMEOUT: '120',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
        const ready = /ready: http:\/\/localhost:(\d+)\//.exec(output);
        if (ready) resolve({ child, port: Number(ready[1]), said: () => output });
      });
    child.once('close', () => reject(new Error(`ended before it was ready:\n${output}`)));
  });
}
