import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergeLine, planLines } from './merge-lines.service.js';

const KEEP = 1;
let next = 0;
const line = (gameId: number, playerId: number, stats: number[], more: Partial<MergeLine> = {}): MergeLine => ({
  id: (next += 1),
  gameId,
  playerId,
  teamId: 10,
  position: null,
  started: false,
  didNotPlay: false,
  stats,
  ...more,
});

test('a line of the other player alone is carried over; games of the one who stays alone are left out', () => {
  expect(planLines([line(1, KEEP, [5]), line(2, 2, [5])], [KEEP, 2])).toEqual({
    gameIds: [2],
    joined: [],
    conflicts: [],
  });
});

test('a line without values gives way, whoever it belongs to and whatever its team', () => {
  const [empty, counted] = [
    line(1, KEEP, [], { started: true, didNotPlay: true, position: 'C', teamId: 11 }),
    line(1, 2, [5, 6]),
  ];
  expect(planLines([empty, counted], [KEEP, 2]).joined).toEqual([
    { line: { ...counted, started: true, position: 'C' }, others: [empty] },
  ]);
  const both = [line(1, KEEP, [], { didNotPlay: true }), line(1, 2, [], { didNotPlay: true })] as const;
  expect(planLines(both, [KEEP, 2]).joined).toEqual([{ line: both[0], others: [both[1]] }]);
});

test('lines of one team that share no statistic are joined; shared statistics and two teams are conflicts', () => {
  const [own, others] = [line(1, KEEP, [5]), line(1, 2, [6])];
  expect(planLines([own, others], [KEEP, 2]).joined).toEqual([{ line: own, others: [others] }]);
  expect(planLines([line(1, KEEP, [5, 6]), line(1, 2, [6, 7])], [KEEP, 2]).conflicts).toEqual([
    { gameId: 1, stats: [6] },
  ]);
  expect(planLines([line(1, KEEP, [5]), line(1, 2, [6], { teamId: 11 })], [KEEP, 2]).conflicts).toEqual([
    { gameId: 1, stats: [] },
  ]);
});

test('whatever the lines, every value stays exactly once, and a game with merged lines is joined, carried over or a conflict', () => {
  const players = [KEEP, 2, 3];
  const lines = fc.uniqueArray(
    fc.record({
      gameId: fc.integer({ min: 1, max: 4 }),
      playerId: fc.constantFrom(...players),
      teamId: fc.constantFrom(10, 11),
      stats: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    }),
    { selector: ({ gameId, playerId }) => `${gameId}:${playerId}` },
  );
  fc.assert(
    fc.property(lines, (made) => {
      const all = made.map((one) => line(one.gameId, one.playerId, one.stats, { teamId: one.teamId }));
      const plan = planLines(all, players);
      const touched = new Set(all.filter(({ playerId }) => playerId !== KEEP).map(({ gameId }) => gameId));
      expect(new Set(plan.gameIds)).toEqual(touched);
      const stopped = new Set(plan.conflicts.map(({ gameId }) => gameId));
      for (const gameId of touched) {
        const own = all.filter((one) => one.gameId === gameId);
        const joined = plan.joined.filter((one) => one.line.gameId === gameId);
        expect(joined.length).toBe(own.length > 1 && !stopped.has(gameId) ? 1 : 0);
        const kept = stopped.has(gameId) ? [] : own.flatMap(({ stats }) => stats);
        expect(new Set(kept).size).toBe(kept.length);
        for (const one of joined)
          expect([one.line, ...one.others].map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
      }
    }),
  );
});
