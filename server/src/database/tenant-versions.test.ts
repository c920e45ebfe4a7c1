import { expect, test } from 'vitest';
import { TenantVersions } from './tenant-versions.js';

test('versions of live parts differ after each change, and never come back, however many parts there are', () => {
  const versions = new TenantVersions();
  const seen = new Set<number>([versions.ofLive(1, 'player 3')]);
  for (let round = 1; round <= 30_000; round += 1) {
    versions.bumpLive(1, { gameId: 1, playerIds: [round] });
    if (round % 7_000 !== 0) continue;
    versions.bumpLive(1, { gameId: 2, playerIds: [3] });
    expect(seen.has(versions.ofLive(1, 'player 3'))).toBe(false);
    seen.add(versions.ofLive(1, 'player 3'));
  }
  expect(versions.of(1)).toBe(0);
  expect(versions.ofLive(2, 'any')).toBe(0);
});

test('a part that has not changed may count as changed when there are too many to tell apart, never the other way', () => {
  const versions = new TenantVersions();
  const before = versions.ofLive(1, 'game 7');
  for (let player = 1; player <= 4_000; player += 1) versions.bumpLive(1, { gameId: 8, playerIds: [player] });
  expect(versions.ofLive(1, 'game 7')).toBe(before);
  versions.bumpLive(1, { gameId: 7, playerIds: [] });
  const after = versions.ofLive(1, 'game 7');
  expect(after).not.toBe(before);
  for (let player = 1; player <= 4_000; player += 1) versions.bumpLive(1, { gameId: 8, playerIds: [10_000 + player] });
  expect(versions.ofLive(1, 'game 7')).not.toBe(before);
});
