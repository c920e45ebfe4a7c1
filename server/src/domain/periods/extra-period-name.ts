import { scoringOf } from '../plays/scoring-of.js';
import { type PeriodKind, periodKindOf } from './period-kind-of.js';

/**
 * What a period that follows at a tie would be called, when those that there are were all played: 'Inning 10' after
 * 'Inning 9', 'OT5' after 'OT4', 'OT1' where there is no overtime yet.
 * @param sport its name
 * @param periods all of the sport, hidden ones too, in their order
 * @returns null where none follows: sets are not tied, and a name that is taken is shown again in the list of periods
 */
export function extraPeriodName(
  sport: string | null | undefined,
  periods: readonly { readonly name: string; readonly kind: PeriodKind | Uppercase<PeriodKind> }[],
): string | null {
  if (scoringOf(sport) === 'won') return null;
  const last = periods.findLast(({ kind }) => kind.toLowerCase() === 'overtime') ?? periods.findLast(isOfInnings);
  const name = last ? last.name.replace(/\d+$/u, (number) => String(Number(number) + 1)) : 'OT1';
  const isTaken = periods.some((period) => period.name.toLowerCase() === name.toLowerCase());
  return isTaken || periodKindOf(name) !== 'overtime' ? null : name;
}

const isOfInnings = ({ name }: { readonly name: string }): boolean => /^inning\s*\d+$/iu.test(name);
