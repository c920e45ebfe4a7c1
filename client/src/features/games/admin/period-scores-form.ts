import { setsWon } from '@domain/game/sets-won';
import type { SetPeriodScoreInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { PeriodScoresGameFragment, PeriodScoresQuery } from './period-scores.generated';

type AllPeriods = NonNullable<NonNullable<PeriodScoresQuery['me']>['actingFor']>['gamePeriods'];
type Period = PeriodScoresGameFragment['periods'][number];

/** The two sides of a game. */
export const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];

/** The scores as typed, '' for none, by side and period. */
export type PeriodScoresValues = Record<string, string>;

/** The name of a score's field. */
export const fieldOf = (side: Side, periodId: string): string => `${side}_${periodId}`;

/** What the form begins with. */
export function periodScoresValues(game: PeriodScoresGameFragment): PeriodScoresValues {
  return Object.fromEntries(
    SIDES.flatMap((side) =>
      game[side].periodScores.map(({ period, score }): [string, string] => [fieldOf(side, period.id), String(score)]),
    ),
  );
}

/** What can still be added: visible overtimes of the game's sport, or sets that were not played, in order. */
export function furtherPeriods(shown: readonly Period[], all: AllPeriods): Period[] {
  const sportId = all.find(({ id }) => shown.some((period) => period.id === id))?.sport.id;
  return all.filter(
    ({ id, hidden, kind, sport }) =>
      kind !== 'FINAL' && !hidden && sport.id === sportId && !shown.some((period) => period.id === id),
  );
}

/** How many of the sets that were typed a side has won; null while there is none, or while one is no whole number. */
export function wonOf(values: PeriodScoresValues, side: Side, periods: readonly Period[]): number | null {
  const typed = SIDES.flatMap((each) => periods.map(({ id }) => (values[fieldOf(each, id)] ?? '').trim()));
  if (typed.every((text) => text === '') || typed.some((text) => scoreProblem(text) !== null)) return null;
  const of = (each: Side, id: string): number | null => {
    const text = (values[fieldOf(each, id)] ?? '').trim();
    return text === '' ? null : Number(text);
  };
  return setsWon(
    periods.map(({ id }) => ({ home: of('home', id), away: of('away', id) })),
    true,
  )![side];
}

/** What the scores of a side add up to; null while there is none, or while one is no whole number. */
export function sumOf(values: PeriodScoresValues, side: Side, periods: readonly Period[]): number | null {
  const typed = periods.map(({ id }) => (values[fieldOf(side, id)] ?? '').trim()).filter((text) => text !== '');
  if (typed.length === 0 || typed.some((text) => scoreProblem(text) !== null)) return null;
  return typed.reduce((sum, text) => sum + Number(text), 0);
}

/** The largest score that the server takes, of a period as of a game. */
export const LARGEST_SCORE = 9999;

/** What is wrong with a score; null when nothing is. */
export function scoreProblem(text: string): string | null {
  return /^\d{0,4}$/.test(text.trim()) ? null : t.games.enter_a_whole_number({ largest: LARGEST_SCORE });
}

/** What the server is told: the scores that differ, each with the version that it is based on. */
export function periodScoreChanges(
  basis: PeriodScoresGameFragment,
  values: PeriodScoresValues,
  periods: readonly Period[],
): SetPeriodScoreInput[] {
  return SIDES.flatMap((side) =>
    periods.flatMap(({ id: periodId }): SetPeriodScoreInput[] => {
      const text = (values[fieldOf(side, periodId)] ?? '').trim();
      const score = text === '' ? null : Number(text);
      const stored = basis[side].periodScores.find(({ period }) => period.id === periodId);
      if (score === (stored?.score ?? null)) return [];
      return [{ teamId: basis[side].team.id, periodId, score, expectedVersion: stored?.version ?? 0 }];
    }),
  );
}
