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

test('a game that runs past midnight stays what is now until six in the morning, also in a cached response', async () => {
  let now = new Date('2025-10-23T08:00:00Z');
  const app = await startTestApp({ now: () => now });
  try {
    const world = await createLeagueWorld(app.manager, { timeZone: 'America/Los_Angeles' });
    const { id: organizationId, slug } = world.organization;
    await app.manager.query(
      "UPDATE games SET status = 'in_progress' WHERE organization_id = $1 AND date = '2025-10-22' AND home_score IS NULL",
      [organizationId],
    );
    const query = `{ organization(slug: "${slug}") { today ahead: games(filter: { progress: TO_BE_PLAYED }) { totalCount } past: games(filter: { progress: RESULT_AWAITED }) { totalCount } } }`;
    const ask = async () => (await app.graphql(query)).data;
    const started = Date.now();
    const live = { today: '2025-10-23', ahead: { totalCount: 1 }, past: { totalCount: 0 } };
    expect(await ask()).toEqual({ organization: live });
    now = new Date('2025-10-23T13:00:00Z');
    vi.spyOn(Date, 'now').mockReturnValue(started + 6 * 60 * 60_000);
    expect(await ask()).toEqual({ organization: { ...live, ahead: { totalCount: 0 }, past: { totalCount: 1 } } });
  } finally {
    vi.restoreAllMocks();
    await app.close();
  }
});
