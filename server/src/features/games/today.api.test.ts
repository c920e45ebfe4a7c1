import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/app.js';
import { createLeagueWorld } from '../../testing/factories.js';

test('a game is to be played until its day is over where it is played, also in a cached response', async () => {
  // The open game is on 2025-10-22; in Los Angeles that day ends at 07:00 UTC.
  let now = new Date('2025-10-22T06:59:00Z');
  const app = await startTestApp({ now: () => now });
  try {
    const world = await createLeagueWorld(app.manager, { timeZone: 'America/Los_Angeles' });
    const query = `{ organization(slug: "${world.organization.slug}") { ahead: games(filter: { progress: TO_BE_PLAYED }) { totalCount } later: games(filter: { progress: AFTER_TODAY }) { totalCount } past: games(filter: { progress: RESULT_AWAITED }) { totalCount } } }`;
    const ask = async () => (await app.graphql(query)).data;
    const started = Date.now();
    const counts = (ahead: number, later: number, past: number) => ({
      organization: { ahead: { totalCount: ahead }, later: { totalCount: later }, past: { totalCount: past } },
    });
    expect(await ask()).toEqual(counts(1, 1, 0));
    vi.spyOn(Date, 'now').mockReturnValue(started + 24 * 60 * 60_000);
    now = new Date('2025-10-22T07:00:00Z');
    expect(await ask()).toEqual(counts(1, 0, 0));
    vi.spyOn(Date, 'now').mockReturnValue(started + 2 * 24 * 60 * 60_000);
    now = new Date('2025-10-23T07:00:00Z');
    expect(await ask()).toEqual(counts(0, 0, 1));
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
