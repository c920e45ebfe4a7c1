import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThreePointPlace } from '../../domain/plays/is-three-point-place.js';
import { linkHolds } from '../../domain/plays/link-holds.js';
import type { Play } from '../../domain/plays/play.js';
import { DEFAULT_PLAY_SETTINGS } from '../../domain/plays/play-settings.js';
import { playVocabularyOf } from '../../domain/plays/play-vocabulary-of.js';
import { summarizePlays } from '../../domain/plays/summarize-plays.js';
import { madeGame, MADE_STATISTICS, type MadeSide } from '../made-box-score.js';
import { People } from '../people.js';
import { randomOf } from '../random.js';
import { courseOfGame, type CourseSide } from './course-of-game.js';

const RULES = { vocabulary: playVocabularyOf('basketball'), settings: DEFAULT_PLAY_SETTINGS };
const PERIOD_IDS = [31, 12, 13, 14, 5];

/** A game that was made up with a seed, its course, and what the plays tell; null where its baskets make no periods. */
function played(seed: number, sizes: readonly [number, number], seconds: number) {
  const random = randomOf(seed);
  const people = new People(random);
  const [home, away] = [people.roster(sizes[0]), people.roster(sizes[1])];
  const game = madeGame(random, home, away, { minutes: 40, shots: 58 });
  const side = (teamId: number, { lines }: MadeSide): CourseSide => ({
    teamId,
    lines: lines.map(({ player, values }) => ({
      teamId,
      playerId: 100 * teamId + player,
      values: Object.fromEntries(MADE_STATISTICS.map((name, index) => [name, values[index]!])),
    })),
  });
  const sides = [side(1, game.home), side(2, game.away)] as const;
  const periods = game.home.periods.map((points, index) => ({
    periodId: PERIOD_IDS[index]!,
    seconds: index < 4 ? seconds : 300,
    points: { 1: points, 2: game.away.periods[index]! },
  }));
  try {
    return { sides, periods, ...courseOfGame(random, sides, periods) };
  } catch {
    return null;
  }
}

const starters = ({ lines }: CourseSide) => lines.slice(0, 5).map(({ playerId }) => playerId);

test('the course of a game has the sums of its lines, links that hold, and nobody who acts from the bench', () => {
  let courses = 0;
  const size = fc.integer({ min: 5, max: 12 });
  fc.assert(
    fc.property(fc.integer(), size, size, fc.constantFrom(420, 600), (seed, home, away, seconds) => {
      const game = played(seed, [home, away], seconds);
      if (game === null) return;
      courses += 1;
      const { sides, periods } = game;
      const plays = game.plays.map(({ linkedTo, at: _at, ...play }, index): Play => ({
        ...play,
        id: String(index),
        sortOrder: index,
        revision: 1,
        isDeleted: false,
        linkedPlayId: linkedTo === null ? null : String(linkedTo),
      }));
      const summary = summarizePlays(plays, {
        ...RULES,
        teamIds: [1, 2],
        periods: PERIOD_IDS.map((id, index) => ({ id, kind: index < 4 ? 'regular' : 'overtime' })),
        starters: { home: starters(sides[0]), away: starters(sides[1]) },
      });
      expect([...summary.contradictions]).toEqual([]);
      const length = periods.reduce((sum, period) => sum + period.seconds, 0);
      const onCourt = new Map(summary.times!.map(({ playerId, seconds: each }) => [playerId, each]));
      expect([...onCourt.values()].reduce((sum: number, each) => sum + each!, 0)).toBe(10 * length);
      for (const [player, each] of game.seconds) expect(onCourt.get(player)).toBe(each);
      for (const [index, { teamId }] of sides.entries())
        expect(summary.score[index === 0 ? 'home' : 'away']).toBe(
          periods.reduce((sum, { points }) => sum + points[teamId as 1 | 2], 0),
        );
      for (const { playerId, values } of sides.flatMap(({ lines }) => lines)) {
        const count = (...kinds: string[]) =>
          plays.filter((play) => play.playerId === playerId && kinds.includes(play.kind)).length;
        expect([count('ASSIST'), count('PERSONAL_FOUL', 'SHOOTING_FOUL'), count('MADE_THREE'), count('STEAL')]).toEqual(
          ['AST', 'PF', '3PM', 'STL'].map((name) => values[name]),
        );
      }
      const target = (play: Play): Play | null =>
        play.linkedPlayId === null ? null : plays[Number(play.linkedPlayId)]!;
      expect(plays.filter((play) => target(play) && !linkHolds(play, target(play), RULES))).toEqual([]);
      const isThree = ({ x, y }: Play): boolean => x !== null && isThreePointPlace(x, y!);
      expect(plays.filter((play) => play.x !== null && isThree(play) !== play.kind.endsWith('_THREE'))).toEqual([]);
      expect(game.plays.map(({ at }) => at)).toEqual(game.plays.map(({ at }) => at).toSorted((a, b) => a - b));
    }),
    { numRuns: 40 },
  );
  expect(courses).toBeGreaterThan(20);
});

test('nearly every assist, steal and block belongs to a play of the other kind', () => {
  const course = Array.from({ length: 20 }, (_item, seed) => played(seed, [9, 9], 600)?.plays ?? []).flat();
  for (const kind of ['ASSIST', 'STEAL', 'BLOCK', 'OFFENSIVE_REBOUND', 'DEFENSIVE_REBOUND', 'MADE_FREE_THROW']) {
    const own = course.filter((play) => play.kind === kind);
    expect([kind, own.filter(({ linkedTo }) => linkedTo !== null).length / own.length]).toEqual([
      kind,
      expect.toSatisfy((share: number) => share > 0.9),
    ]);
  }
});
