import { type Child, startChild } from './child.js';

/** A request of the load; with a body it is a POST of JSON. */
export interface LoadRequest {
  readonly path: string;
  readonly body?: string;
}

/** What to send. Connections divide the requests among themselves, so that no two ask for the same at once. */
export interface LoadJob {
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly LoadRequest[];
  /** How long; not needed with `amount`. */
  readonly seconds?: number;
  /** How many requests. */
  readonly amount?: number;
}

/** What came of it. */
export interface LoadResult {
  /** Answers with a status of success. */
  readonly requests: number;
  readonly failures: number;
  readonly seconds: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
  /** Bytes of an answer with its head, on average. */
  readonly bytes: number;
}

/** The process that generates the load. */
export interface Load {
  /** @throws when any answer was a failure: then the figures would mean nothing */
  run(job: LoadJob): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** Starts the process. */
export async function startLoad(): Promise<Load> {
  const { child }: { child: Child } = await startChild('bench/lib/load-process.ts');
  return {
    async run(job) {
      const result = await child.ask<LoadResult>(job);
      if (result.failures > 0 || result.requests === 0)
        throw new Error(`${result.failures} of the requests failed, ${result.requests} did not`);
      return result;
    },
    stop: () => child.stop(),
  };
}
