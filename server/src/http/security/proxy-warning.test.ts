import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/app.js';

async function warningsOf(trustProxy: number): Promise<string[]> {
  const lines: string[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const app = await startTestApp({ log, config: { trustProxy } });
  onTestFinished(() => app.close());
  await app.request({ path: '/healthz' });
  expect(lines).toEqual([]);
  for (const path of ['/healthz', '/api/sportsv2'])
    await app.request({ path, headers: { 'x-forwarded-for': '198.51.100.1' } });
  await app.graphql('{ __typename }', {}, { headers: { 'x-forwarded-proto': 'https' } });
  return lines;
}

test('forwarded headers that nobody is trusted to set are warned of, once', async () => {
  expect(await warningsOf(0)).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies')]);
  expect(await warningsOf(1)).toEqual([]);
});
