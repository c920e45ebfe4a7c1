import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BothSides } from '../../plays/play-summary.js';
import type { Side } from '../game-status.js';
import type { RecapFact, RecapGame, RecapLine } from './recap-facts.js';
import { recapOf } from './recap-of.js';

const both = <T>(arb: fc.Arbitrary<T>): fc.Arbitrary<BothSides<T>> => fc.record({ home: arb, away: arb });
const value = fc.option(fc.integer({ min: 0, max: 14 }), { nil: null });

/** Games whose parts may, and may not, add up to their result. */
const games: fc.Arbitrary<RecapGame> = fc
  .record({
    quarters: fc.array(both(fc.integer({ min: 0, max: 12 })), { minLength: 0, maxLength: 6 }),
    regular: fc.integer({ min: 1, max: 4 }),
    isWhole: fc.boolean(),
    resultsBefore: fc.option(
      both(fc.array(fc.constantFrom('W', 'L', 'T', 'w', 'l', 't'), { maxLength: 9 }).map((all) => all.join(''))),
      {
        nil: null,
      },
    ),
    lines: fc.array(
      fc.record({
        side: fc.constantFrom<Side>('home', 'away'),
        PTS: value,
        REB: value,
        AST: value,
        '3PM': value,
        RBI: value,
        R: value,
      }),
      { maxLength: 8 },
    ),
    bests: fc.array(
      fc
        .record({
          playerId: fc.integer({ min: 1, max: 8 }),
          statistic: fc.constantFrom('PTS' as const, 'REB' as const, 'AST' as const, '3PM' as const),
          games: fc.integer({ min: 0, max: 9 }),
          more: fc.integer({ min: 0, max: 9 }),
          best: fc.integer({ min: 0, max: 14 }),
          higher: fc.integer({ min: 0, max: 3 }),
        })
        .map(({ playerId, statistic, games: count, more, best, higher }) => ({
          playerId,
          statistic,
          season: { games: count, best },
          all: { games: count + more, best: more > 0 ? best + higher : best },
        })),
      { maxLength: 12 },
    ),
    scoring: fc.array(
      fc.record({ side: fc.constantFrom<Side>('home', 'away'), points: fc.integer({ min: 1, max: 3 }) }),
      {
        maxLength: 40,
      },
    ),
    byPlays: fc.boolean(),
    byRuns: fc.boolean(),
  })
  .map(({ quarters, regular, isWhole, resultsBefore, lines, bests, scoring, byPlays, byRuns }) => {
    const sum = (side: Side): number =>
      byPlays
        ? scoring.reduce((all, play) => all + (play.side === side ? play.points : 0), 0)
        : quarters.reduce((all, score) => all + score[side], 0);
    return {
      score: { home: sum('home') + (isWhole ? 0 : 1), away: sum('away') },
      periods: quarters.map((score, index) => ({
        id: index + 1,
        kind: index < regular ? ('regular' as const) : ('overtime' as const),
        score,
      })),
      resultsBefore,
      lines: lines.map(({ side, RBI, R, ...values }, index) => ({
        side,
        playerId: index + 1,
        values,
        leading: { RBI, R },
      })),
      leaders: byRuns ? (['RBI', 'R'] as const) : [],
      bests: [...new Map(bests.map((best) => [`${best.playerId}${best.statistic}`, best])).values()],
      scoring,
    };
  });

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const NAMES: Readonly<Partial<Record<RecapFact['kind'], 'W' | 'L'>>> = { winning_streak: 'W', losing_streak: 'L' };

/** Whether a fact is so, counted anew from the data in another way than the rules do. */
function isSo(fact: RecapFact, game: RecapGame): boolean {
  const { score, periods, lines, leaders, bests, scoring, resultsBefore } = game;
  const winner: Side | null = score.home === score.away ? null : score.home > score.away ? 'home' : 'away';
  const after = (count: number): BothSides<number> => ({
    home: periods.slice(0, count).reduce((sum, period) => sum + period.score.home!, 0),
    away: periods.slice(0, count).reduce((sum, period) => sum + period.score.away!, 0),
  });
  const addsUp = (): boolean =>
    after(periods.length).home === score.home && after(periods.length).away === score.away && periods.length > 1;
  const margin = (at: BothSides<number>, side: Side): number => at[side] - at[other(side)];
  switch (fact.kind) {
    case 'result':
      return (
        fact.side === winner &&
        fact.score === score &&
        fact.overtimes ===
          periods.filter(({ kind, score: { home, away } }) => kind !== 'regular' && home! + away! > 0).length
      );
    case 'level': {
      const regular = periods.filter(({ kind }) => kind === 'regular').length;
      return addsUp() && fact.score.home === fact.score.away && after(regular).home === fact.score.home;
    }
    case 'comeback': {
      const count = periods.findIndex(({ id }) => id === fact.periodId) + 1;
      const lowest = Math.min(...periods.slice(1).map((_, index) => margin(after(index + 1), fact.side)));
      return (
        addsUp() &&
        fact.side === winner &&
        count < periods.length &&
        after(count).home === fact.score.home &&
        after(count).away === fact.score.away &&
        margin(fact.score, fact.side) === lowest &&
        lowest < 0
      );
    }
    case 'ahead_throughout':
      return addsUp() && fact.side === winner && periods.every((_, index) => margin(after(index + 1), fact.side) > 0);
    case 'best_period': {
      const period = periods.find(({ id }) => id === fact.periodId)!;
      const others = periods.filter(({ id }) => id !== fact.periodId);
      const own = margin(period.score as BothSides<number>, fact.side);
      return (
        addsUp() &&
        fact.side === winner &&
        own > 0 &&
        fact.score.home === period.score.home &&
        fact.score.away === period.score.away &&
        others.every((each) => margin(each.score as BothSides<number>, fact.side) < own)
      );
    }
    case 'run': {
      // Somewhere among the plays the score is `from`, then that side alone scores, and nobody else is ahead any more.
      const scores: BothSides<number>[] = [{ home: 0, away: 0 }];
      for (const { side, points } of scoring) scores.push({ ...scores.at(-1)!, [side]: scores.at(-1)![side] + points });
      const same = (a: BothSides<number>, b: BothSides<number>): boolean => a.home === b.home && a.away === b.away;
      const start = scores.findIndex((at) => same(at, fact.from));
      const end = scores.findIndex((at) => same(at, fact.score));
      return (
        fact.side === winner &&
        same(scores.at(-1)!, score) &&
        start >= 0 &&
        end > start &&
        scoring.slice(start, end).every(({ side }) => side === fact.side) &&
        fact.score[fact.side] - fact.from[fact.side] === fact.points &&
        scores.slice(end).every((at) => margin(at, fact.side) > 0) &&
        fact.tookLead === margin(fact.from, fact.side) <= 0
      );
    }
    case 'most': {
      const valueOf = ({ leading }: RecapLine): number => leading?.[fact.statistic] ?? 0;
      const own = lines.filter(({ side }) => side === fact.side);
      const line = own.find(({ playerId }) => playerId === fact.playerId);
      const before = leaders!.slice(0, leaders!.indexOf(fact.statistic));
      const isFirst = (each: RecapLine): boolean => own.every((rest) => rest === each || valueOf(rest) < valueOf(each));
      const nobodyBefore = before.every((name) => {
        const most = Math.max(...own.map(({ leading }) => leading?.[name] ?? 0));
        return most === 0 || own.filter(({ leading }) => leading?.[name] === most).length > 1;
      });
      return line !== undefined && fact.value > 0 && valueOf(line) === fact.value && isFirst(line) && nobodyBefore;
    }
    case 'line':
    case 'triple_double': {
      const line = lines.find(({ playerId }) => playerId === fact.playerId)!;
      const { PTS, REB, AST } = line.values;
      const rest = lines.filter((each) => each !== line && each.side === line.side);
      const isSame = line.side === fact.side && PTS === fact.points && REB === fact.rebounds && AST === fact.assists;
      if (fact.kind === 'triple_double') return isSame && [PTS, REB, AST].every((each) => each !== null && each > 9);
      return isSame && rest.every(({ values }) => (values.PTS ?? 0) < fact.points);
    }
    case 'season_high':
    case 'equals_season_high':
    case 'career_high':
    case 'equals_career_high': {
      const best = bests.find((each) => each.playerId === fact.playerId && each.statistic === fact.statistic)!;
      const scope = fact.kind.endsWith('season_high') ? best.season : best.all;
      const line = lines.find(({ playerId }) => playerId === fact.playerId)!;
      return (
        line.side === fact.side &&
        line.values[fact.statistic] === fact.value &&
        scope.games === fact.games &&
        scope.games > 0 &&
        (fact.kind.startsWith('equals') ? fact.value === scope.best : fact.value > scope.best)
      );
    }
    case 'winning_streak':
    case 'losing_streak': {
      const result = NAMES[fact.kind]!;
      const all = resultsBefore![fact.side].toUpperCase() + result;
      return (
        (fact.side === winner) === (result === 'W') &&
        all.endsWith(result.repeat(fact.games)) &&
        !all.endsWith(result.repeat(fact.games + 1))
      );
    }
    case 'ended_losing_streak':
    case 'ended_winning_streak': {
      const result = fact.kind === 'ended_losing_streak' ? 'L' : 'W';
      const all = resultsBefore![fact.side].toUpperCase();
      return (
        (fact.side === winner) === (result === 'L') &&
        all.endsWith(result.repeat(fact.games)) &&
        !all.endsWith(result.repeat(fact.games + 1))
      );
    }
    case 'records':
      return (['home', 'away'] as const).every((side) => {
        const { wins, losses } = fact.records[side];
        const before = resultsBefore![side];
        const isWinner = side === winner;
        return (
          wins === before.split('W').length - 1 + (isWinner ? 1 : 0) &&
          losses === before.split('L').length - 1 + (isWinner ? 0 : 1)
        );
      });
  }
}

test('every fact is so, whatever is known of a game', () => {
  fc.assert(
    fc.property(games, (game) => {
      expect(recapOf(game).filter((fact) => !isSo(fact, game))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});

const kindsOf = (game: RecapGame): string[] => recapOf(game).map(({ kind }) => kind);
const EMPTY: RecapGame = {
  score: { home: 60, away: 58 },
  periods: [],
  resultsBefore: null,
  lines: [],
  bests: [],
  scoring: [],
};

test('with nothing but a result there is nothing but the result', () => {
  expect(recapOf(EMPTY)).toEqual([{ kind: 'result', side: 'home', score: { home: 60, away: 58 }, overtimes: 0 }]);
  expect(recapOf({ ...EMPTY, score: { home: 58, away: 58 }, resultsBefore: { home: 'WWW', away: 'LLL' } })).toEqual([
    { kind: 'result', side: null, score: { home: 58, away: 58 }, overtimes: 0 },
  ]);
});

test('the last run after which the winner stayed ahead is told, and a longer one that did not last is not', () => {
  const run = (side: Side, times: number): { side: Side; points: number }[] =>
    Array.from({ length: times }, () => ({ side, points: 2 }));
  const scoring = [...run('home', 6), ...run('away', 7), ...run('home', 4), ...run('away', 1), ...run('home', 2)];
  const game = { ...EMPTY, score: { home: 24, away: 16 }, scoring };
  expect(recapOf(game)[1]).toEqual({
    kind: 'run',
    side: 'home',
    points: 8,
    from: { home: 12, away: 14 },
    score: { home: 20, away: 14 },
    tookLead: true,
  });
  // Plays that do not add up to the result say nothing.
  expect(kindsOf({ ...game, score: { home: 25, away: 16 } })).toEqual(['result']);
});

test('a career goes before a season, more before as much, and few games say nothing', () => {
  const line = { side: 'home' as const, playerId: 7, values: { PTS: 30, REB: null, AST: null, '3PM': null } };
  const highs = (season: [number, number], all: [number, number]): string[] =>
    kindsOf({
      ...EMPTY,
      lines: [line],
      bests: [
        {
          playerId: 7,
          statistic: 'PTS',
          season: { games: season[0], best: season[1] },
          all: { games: all[0], best: all[1] },
        },
      ],
    }).slice(2);
  expect(highs([9, 29], [40, 29])).toEqual(['career_high']);
  expect(highs([9, 29], [40, 30])).toEqual(['season_high']);
  expect(highs([9, 30], [40, 30])).toEqual(['equals_career_high']);
  expect(highs([9, 30], [40, 41])).toEqual(['equals_season_high']);
  expect(highs([9, 31], [40, 41])).toEqual([]);
  expect(highs([9, 29], [9, 29])).toEqual(['season_high']); // all of them are of this season
  expect(highs([4, 2], [4, 2])).toEqual([]);
});

const after = (results: string): RecapFact[] => recapOf({ ...EMPTY, resultsBefore: { home: results, away: '' } });

test.each([
  ['WW', 3],
  // Neither a draw nor a defeat in the cup is passed over.
  ['WTW', null],
  ['WWlW', null],
  ['lWw', 3],
])('a winner who came with %s has won %s in a row', (results, games) => {
  const streak = after(results).find(({ kind }) => kind === 'winning_streak');
  expect(streak && 'games' in streak ? streak.games : null).toBe(games);
});

test('records count what standings count', () => {
  expect(after('WTlW').find(({ kind }) => kind === 'records')).toMatchObject({
    records: { home: { wins: 3, losses: 0 } },
  });
});

test('an overtime of 0 to 0 was not played', () => {
  const period = (kind: 'regular' | 'overtime', home: number, away: number, id: number) => ({
    id,
    kind,
    score: { home, away },
  });
  const played = { ...EMPTY, score: { home: 50, away: 48 } };
  const facts = recapOf({ ...played, periods: [period('regular', 50, 48, 1), period('overtime', 0, 0, 2)] });
  expect(facts[0]).toMatchObject({ kind: 'result', overtimes: 0 });
});
