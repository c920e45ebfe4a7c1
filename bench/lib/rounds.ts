import { cpuTime } from './cpu.js';
import type { Load, LoadRequest } from './load.js';
import { median } from './median.js';
import type { Target } from './target.js';

/** What is measured against each other: a server and what it is asked. */
export interface Contestant {
  readonly target: Target;
  readonly requests: readonly LoadRequest[];
}

/** Figures of one contestant: medians over the rounds. */
export interface Figures {
  /** Milliseconds of CPU per request: of the server and of all of PostgreSQL. */
  readonly cpu: number;
  readonly serverCpu: number;
  readonly postgresCpu: number;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Bytes of an answer. */
  readonly bytes: number;
}

/** What came of the rounds, by the name of the contestant's target. */
export interface RoundsResult {
  readonly figures: ReadonlyMap<string, Figures>;
  /** How many times the CPU of `b` the one of `a` needs per request: the median of the rounds' own ratios. */
  ratio(a: string, b: string): number;
}

/** How rounds are run. */
export interface RoundsOptions {
  readonly load: Load;
  /** Process number of PostgreSQL's first process. */
  readonly postmaster: number;
  readonly connections: number;
  readonly rounds: number;
  /** Seconds of load for each contestant in a round. */
  readonly seconds: number;
}

/**
 * Measures contestants against each other: in each round one after the other, each round beginning with another one, so
 * that whatever else the machine does meets all of them. They have to be warm.
 */
export async function runRounds(contestants: readonly Contestant[], options: RoundsOptions): Promise<RoundsResult> {
  const measured = new Map<string, Figures[]>(contestants.map(({ target }) => [target.name, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const contestant = contestants[(round + turn) % contestants.length]!;
      measured.get(contestant.target.name)?.push(await measure(contestant, options));
    }
  }
  const roundsOf = (name: string): Figures[] => measured.get(name) ?? [];
  return {
    figures: new Map([...measured].map(([name, rounds]) => [name, medians(rounds)])),
    ratio: (a, b) => median(roundsOf(a).map(({ cpu }, round) => cpu / (roundsOf(b)[round]?.cpu ?? Number.NaN))),
  };
}

/** Fewer requests leave the compiler of a server at work, which would count as the requests' own. */
const WARMING_REQUESTS = 5_000;

/**
 * Asks for everything at least once, so that code is compiled, statements are planned, and caches are as full as they
 * get.
 */
export async function warmUp({ target, requests }: Contestant, load: Load): Promise<void> {
  await load.run({
    port: target.port,
    requests,
    connections: Math.min(16, requests.length),
    amount: Math.max(requests.length, WARMING_REQUESTS),
  });
}

async function measure(
  { target, requests }: Contestant,
  { load, postmaster, connections, seconds }: RoundsOptions,
): Promise<Figures> {
  const before = cpuTime(target.child.pid, postmaster);
  const result = await load.run({ port: target.port, requests, connections, seconds });
  const after = cpuTime(target.child.pid, postmaster);
  const perRequest = (part: 'server' | 'postgres'): number => ((after[part] - before[part]) * 1000) / result.requests;
  return {
    cpu: perRequest('server') + perRequest('postgres'),
    serverCpu: perRequest('server'),
    postgresCpu: perRequest('postgres'),
    rate: result.requests / result.seconds,
    p99: result.p99,
    bytes: result.bytes,
  };
}

function medians(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures): number => median(rounds.map((round) => round[name]));
  return {
    cpu: of('cpu'),
    serverCpu: of('serverCpu'),
    postgresCpu: of('postgresCpu'),
    rate: of('rate'),
    p99: of('p99'),
    bytes: of('bytes'),
  };
}
