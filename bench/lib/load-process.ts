import autocannon, { type Client, type Request } from 'autocannon';
import type { LoadJob, LoadResult } from './load.js';

/** Generates load in a process of its own, so that it neither slows the measured server down nor counts as its work. */
process.on('message', (job: LoadJob) => {
  void run(job).then((result) => process.send?.(result));
});
process.send?.('ready');

async function run(job: LoadJob): Promise<LoadResult> {
  const { port, connections, requests, seconds, amount } = job;
  // autocannon starts connections in order; each one gets every n-th request and nobody else does.
  let next = 0;
  const setupClient = (client: Client): void => {
    const own = next;
    next += 1;
    client.setRequests(requests.filter((_, index) => index % connections === own).map(toRequest));
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    setupClient,
    timeout: 30,
    ...(amount === undefined ? { duration: seconds } : { amount }),
  });
  return {
    requests: result['2xx'],
    failures: result.non2xx + result.errors + result.timeouts,
    seconds: result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total / Math.max(1, result['2xx']),
  };
}

function toRequest({ path, body }: LoadJob['requests'][number]): Request {
  if (body === undefined) return { method: 'GET', path };
  return { method: 'POST', path, body, headers: { 'content-type': 'application/json' } };
}
process.once('disconnect', () => process.exit(0));
