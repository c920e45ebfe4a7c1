import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../game/game-status.js';
import { calledPoints, type GamePoints } from './game-points.js';
import type { Play } from './play.js';
import type { PlayKind } from './play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from './play-settings.js';
import type { BothSides } from './play-summary.js';
import { playVocabularyOf } from './play-vocabulary-of.js';
import { setRuleOf } from './set-rule.js';
import { type SetState, setState } from './set-state.js';
import { setWinner } from './set-winner.js';
import { summarizePlays } from './summarize-plays.js';

const [VOLLEYBALL, TENNIS] = [playVocabularyOf('volleyball'), playVocabularyOf('tennis')];
const NONE = { home: 0, away: 0 };
const sides = fc.constantFrom<Side>('home', 'away');
/** One side may be much better. */
const rallies = (most: number): fc.Arbitrary<Side[]> =>
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 60, maxLength: most }))
    .map(([share, drawn]) => drawn.map((each) => (each < share ? 'home' : 'away')));

const after = (score: BothSides<number>, side: Side): BothSides<number> => ({ ...score, [side]: score[side] + 1 });

/** The plays of a set: `home` and `away` are bare points. */
function played(sport: typeof TENNIS, entered: readonly (Side | readonly [PlayKind, Side])[]) {
  const plays = entered.map((each, index): Play => {
    const [kind, side] = typeof each === 'string' ? (['POINT', each] as const) : each;
    const nobody = { playerId: null, otherPlayerId: null, linkedPlayId: null, clock: null, x: null, y: null };
    const teamId = side === 'home' ? 1 : 2;
    return { ...nobody, id: `p${index}`, revision: 1, isDeleted: false, kind, periodId: 5, teamId, sortOrder: index };
  });
  return summarizePlays(plays, {
    vocabulary: sport,
    settings: DEFAULT_PLAY_SETTINGS,
    teamIds: [1, 2],
    periods: [{ id: 5, kind: 'regular' }],
    starters: { home: [], away: [] },
  }).plays;
}

const stateOf = (
  sport: typeof TENNIS,
  entered: readonly (Side | readonly [PlayKind, Side])[],
  isLast = false,
): SetState => setState(sport, played(sport, entered), isLast)!;

/** A game to a side, as is said at the table. */
const said = (side: Side) => ['GAME_WON', side] as const;

test('a set of volleyball is won at 25, the last one at 15, and always two ahead', () => {
  const won = (home: number, away: number, isLast = false) =>
    setWinner(setRuleOf('volleyball')!, { home, away }, isLast);
  expect([won(24, 20), won(25, 20), won(25, 24), won(26, 24), won(30, 32)]).toEqual([
    null,
    'home',
    null,
    'home',
    'away',
  ]);
  expect([won(15, 13), won(15, 13, true), won(14, 15, true), won(15, 17, true)]).toEqual([null, 'home', null, 'away']);
});

test('a set of volleyball ends once: with the target, or beyond it exactly two ahead', () => {
  fc.assert(
    fc.property(rallies(400), fc.boolean(), (drawn, isLast) => {
      let score: BothSides<number> = NONE;
      for (const side of drawn) {
        score = after(score, side);
        const winner = setWinner(setRuleOf('volleyball')!, score, isLast);
        if (winner === null) continue;
        const [more, less] = [Math.max(score.home, score.away), Math.min(score.home, score.away)];
        expect(winner).toBe(side);
        expect(more === (isLast ? 15 : 25) ? more - less >= 2 : more - less === 2).toBe(true);
        return;
      }
      expect(Math.abs(score.home - score.away) < 2 || Math.max(score.home, score.away) < 25).toBe(true);
    }),
  );
});

test('a set of tennis is won at 6:0 to 6:4, at 7:5, and at 7:6 after a tie-break', () => {
  fc.assert(
    fc.property(rallies(80), (drawn) => {
      let score: BothSides<number> = NONE;
      const winner = drawn.find(
        (side) => setWinner(setRuleOf('tennis')!, (score = after(score, side)), false) !== null,
      );
      const [more, less] = [Math.max(score.home, score.away), Math.min(score.home, score.away)];
      expect(winner).toBeDefined();
      expect(['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6']).toContain(`${more}:${less}`);
    }),
  );
});

test('who has set point has it whatever the sport, and nobody else takes the set with the next point', () => {
  fc.assert(
    fc.property(
      rallies(120),
      fc.nat({ max: 120 }),
      fc.boolean(),
      fc.constantFrom(VOLLEYBALL, TENNIS),
      (drawn, end, isLast, sport) => {
        const entered = saidWhereWon(sport, drawn.slice(0, end));
        const { winner, setPoint } = stateOf(sport, entered, isLast);
        fc.pre(winner === null);
        for (const side of ['home', 'away'] as const) {
          const next = stateOf(sport, saidWhereWon(sport, [...drawn.slice(0, end), side]), isLast);
          expect(next.winner).toBe(setPoint === side ? side : null);
        }
      },
    ),
    { numRuns: 40 },
  );
});

/** Points with each game that they win by the usual rules said at once. */
function saidWhereWon(sport: typeof TENNIS, points: readonly Side[]): (Side | readonly [PlayKind, Side])[] {
  const entered: (Side | readonly [PlayKind, Side])[] = [];
  for (const point of points) {
    entered.push(point);
    const unsaid = stateOf(sport, entered).game?.unsaid;
    if (unsaid) entered.push(said(unsaid.side));
  }
  return entered;
}

test('games that nobody has said yet are offered one by one, each after its point: then all stands as if said at once', () => {
  fc.assert(
    fc.property(fc.array(sides, { minLength: 1, maxLength: 60 }), (points) => {
      const entered: (Side | readonly [PlayKind, Side])[] = [...points];
      for (;;) {
        const unsaid = stateOf(TENNIS, entered).game?.unsaid;
        if (!unsaid) break;
        entered.splice(Number(unsaid.point.playId.slice(1)) + 1, 0, said(unsaid.side));
      }
      expect(entered).toEqual(saidWhereWon(TENNIS, points));
    }),
    { numRuns: 40 },
  );
});

test('a game is called by 15, 30, 40 and advantage, a tie-break is counted', () => {
  const called = (...entered: (Side | readonly [PlayKind, Side])[]) => {
    const { home, away } = calledPoints(stateOf(TENNIS, entered).game as GamePoints);
    return `${home}:${away}`;
  };
  const deuce: Side[] = ['home', 'away', 'home', 'away', 'home', 'away'];
  expect([called('home'), called('home', 'home', 'away'), called(...deuce)]).toEqual(['15:0', '30:15', '40:40']);
  expect([called(...deuce, 'away'), called(...deuce, 'away', 'home')]).toEqual(['40:advantage', '40:40']);
  const sixAll = Array.from({ length: 12 }, (_, index) => said(index % 2 === 0 ? 'home' : 'away'));
  expect(called(...sixAll, 'home', 'home', 'away')).toBe('2:1');
  expect(stateOf(TENNIS, [...sixAll, ...deuce, ...deuce, 'home']).setPoint).toBe('home');
  expect(stateOf(TENNIS, [...sixAll, ...deuce, ...deuce, 'home', 'home']).game?.unsaid?.side).toBe('home');
});

test('an ace and a winner are the own point, a double fault and an error the other one’s', () => {
  const won = (kind: PlayKind) => stateOf(TENNIS, [[kind, 'home']]).game?.points;
  const [own, other] = [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ];
  expect((['POINT', 'ACE', 'WINNER', 'DOUBLE_FAULT', 'UNFORCED_ERROR'] as const).map(won)).toEqual([
    own,
    own,
    own,
    other,
    other,
  ]);
});

test('who enters games alone is shown no points; a game that is said ends the points before it', () => {
  expect(stateOf(TENNIS, [said('home'), said('home')])).toEqual({ winner: null, setPoint: null, game: null });
  // Without advantage: the seventh point takes the game, and who says so goes on at nothing.
  const noAdvantage: Side[] = ['home', 'away', 'home', 'away', 'home', 'away', 'away'];
  expect(stateOf(TENNIS, [...noAdvantage, said('away')]).game).toMatchObject({ points: NONE, unsaid: null });
});

test('a period that is not won has no such state', () => {
  expect(setState(playVocabularyOf('basketball'), [], false)).toBeNull();
});
