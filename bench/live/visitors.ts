import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoadRequest } from '../lib/load.js';
import type { Mix } from './requests.js';

const CALLERS = 16;
/** Before the server closes an idle connection, which takes away the request that is just being sent over it. */
const IDLE_MS = 3_000;

/** Milliseconds that each answer took. */
export type Latencies = number[];

/** Visitors who come whether or not those before them have been answered. */
export interface Visitors {
  /** @throws when an answer was a failure */
  come(port: number, aSecond: number, seconds: number): Promise<Latencies>;
  /** Asks for everything once, several at a time. */
  askForAll(port: number): Promise<void>;
}

/** Visitors who choose by the shares of a mix, always in the same order. */
export function visitorsOf({ requests }: Mix): Visitors {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const whole = requests.reduce((sum, { share }) => sum + share, 0);
  const choose = (random: number): LoadRequest => {
    let left = random * whole;
    for (const { request, share } of requests) if ((left -= share) < 0) return request;
    return requests[0]!.request;
  };
  return {
    async come(port, aSecond, seconds) {
      const random = randomNumbers();
      const begin = performance.now();
      const under: Promise<number>[] = [];
      for (let index = 0; index < aSecond * seconds; index += 1) {
        const wait = begin + (index * 1_000) / aSecond - performance.now();
        if (wait > 0) await delay(wait);
        under.push(ask(agent, port, choose(random())));
      }
      return Promise.all(under);
    },
    async askForAll(port) {
      const left = requests.map(({ request }) => request);
      const one = async (): Promise<void> => {
        for (let next = left.pop(); next; next = left.pop()) await ask(agent, port, next);
      };
      await Promise.all(Array.from({ length: CALLERS }, one));
    },
  };
}

function ask(agent: Agent, port: number, { path, body }: LoadRequest): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        agent,
        port,
        path,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const failed =
            response.statusCode !== 200 || (body !== undefined && Buffer.concat(chunks).includes('"errors"'));
          if (failed) reject(new Error(`${response.statusCode} for ${path} ${body}: ${Buffer.concat(chunks)}`));
          else resolve(performance.now() - begin);
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Numbers from 0 to 1, the same ones each time: a linear congruential generator. */
function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}
