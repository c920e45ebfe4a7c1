import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller, TestApp } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { lastNotedOfGames, startWithRealSeason } from '../../testing/real-season.js';
import { tenantRowsDigest } from '../../testing/tenant-digest.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

/** What a deletion itself writes. */
const WRITTEN = ['audit_entries', 'undo_entries', 'undo_steps'];
/** What exists on without the season. */
const LASTING = [
  'leagues',
  'teams',
  'players',
  'stat_definitions',
  'game_periods',
  'locations',
  'player_attributes',
  'game_ledger',
];

let app: TestApp;
let organizationId: number;
let as: Caller;
let seasonId: number;
beforeAll(async () => {
  ({ app, organizationId, seasonId } = await startWithRealSeason());
  as = await app.signInAs({ ...(await createUser(app.manager, organizationId)), organizationId });
});
afterAll(() => app.close());

/** Of every table of the league its rows and a digest of them. */
async function league(): Promise<Map<string, { count: number; digest: string | null }>> {
  const platform = ['organizations', 'organization_domains', 'organization_sports', 'users', 'user_sports'];
  const digest = await tenantRowsDigest(app.manager, organizationId);
  return new Map(
    Object.entries(digest).filter(([table, { count }]) => count > 0 && ![...WRITTEN, ...platform].includes(table)),
  );
}

test('a real season goes with everything in it, and returns as it was, totals too', async () => {
  const before = await league();
  expect(before.get('game_line_values')?.count).toBeGreaterThan(200_000);
  const preview = await app.graphql(
    `query ($ids: [ID!]!) { seasonDeletionPreview(ids: $ids) { leagues teams rosterEntries divisions unassignedTeams games playedGames statisticLines schedules byes weeksOff } }`,
    { ids: [seasonId] },
    { as },
  );
  expect(preview.data).toEqual({
    seasonDeletionPreview: {
      leagues: 1,
      teams: 30,
      rosterEntries: before.get('roster_entries')?.count,
      divisions: 6,
      unassignedTeams: 0,
      games: 774,
      playedGames: 774,
      statisticLines: 16_486,
      schedules: 0,
      byes: 0,
      weeksOff: 0,
    },
  });

  const noted = await lastNotedOfGames(app);
  const { data, errors } = await app.graphql<{ deleteSeason: { undoId: string } }>(
    'mutation ($id: ID!) { deleteSeason(id: $id) { undoId message deletedIds } }',
    { id: seasonId },
    { as },
  );
  expect(errors).toBeUndefined();
  expect(data?.deleteSeason).toMatchObject({ message: 'Deleted season 2017-18.', deletedIds: [String(seasonId)] });
  expect(await lastNotedOfGames(app)).toBe(noted);
  const left = [...(await league()).keys()].toSorted();
  expect(left).toEqual([...before.keys()].filter((table) => LASTING.includes(table)).toSorted());

  const undone = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { label } }',
    { id: data?.deleteSeason.undoId },
    { as },
  );
  expect(undone.data).toEqual({ undo: { label: 'Deleted season 2017-18.' } });
  expect(await league()).toEqual(before);
  expect(await verifyTotals(app.database.dataSource, organizationId)).toEqual([]);
});
