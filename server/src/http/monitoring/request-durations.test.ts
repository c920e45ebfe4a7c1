import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from './request-durations.js';

test('shown line by line as the library would show the same', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  const theirs = new Registry();
  const histogram = new Histogram({
    name: 'courtbook_http_request_duration_seconds',
    help: 'Time from the request line to the last byte given to the socket.',
    labelNames: ['door', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [theirs],
  });
  expect(await registry.metrics()).toBe(await theirs.metrics());
  for (const [transport, status, seconds] of [
    ['graphql', 200, 0.001],
    ['graphql', 200, 0.0011],
    ['graphql', 200, 0],
    ['graphql', 429, 3],
    ['graphql', 200, 11],
    ['page', 200, 0.25],
  ] as const) {
    durations.count(transport, status, seconds);
    histogram.observe({ door: transport, status }, seconds);
  }
  const shown = await registry.metrics();
  expect(shown).toBe(await theirs.metrics());
  expect(shown).toContain('courtbook_http_request_duration_seconds_bucket{le="0.005",door="graphql",status="200"} 3\n');
  expect(await theirs.getMetricsAsJSON()).toMatchObject(await registry.getMetricsAsJSON());
});
