import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/app.js';
import { createLeagueWorld } from '../../testing/factories.js';

test('a game is to be played until its day is over where it is played, also in a cached response', async () => {
  // The open game is on 2025-10-22; in Los Angeles that day ends at 07:00 UTC.
  let now = new Date('2025-10-23T06:59:00Z');
  const app = await startTestApp({ now: () => now });
  try {
    const world = await createLeagueWorld(app.manager, { timeZone: 'America/Los_Angeles' });
    const query = `{ organization(slug: "${world.organization.slug}") { ahead: games(filter: { progress: TO_BE_PLAYED }) { totalCount } past: games(filter: { progress: RESULT_AWAITED }) { totalCount } } }`;
    const ask = async () => (await app.graphql(query)).data;
    const started = Date.now();
    expect(await ask()).toEqual({ organization: { ahead: { totalCount: 1 }, past: { totalCount: 0 } } });
    now = new Date('2025-10-23T07:00:00Z');
    vi.spyOn(Date, 'now').mockReturnValue(started + 24 * 60 * 60_000);
    expect(await ask()).toEqual({ organization: { ahead: { totalCount: 0 }, past: { totalCount: 1 } } });
  } finally {
    vi.restoreAllMocks();
    await app.close();
  }
});
