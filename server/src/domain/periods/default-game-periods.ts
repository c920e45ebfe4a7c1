import type { Sport } from '../sports/sport.js';
import { INNINGS, type PeriodKind, periodKindOf } from './period-kind-of.js';

/** A period that an organization starts with, and that a reset restores. */
export interface DefaultGamePeriod {
  readonly name: string;
  readonly kind: PeriodKind;
  /** Index in the list, from 0. */
  readonly order: number;
  readonly hidden: boolean;
}

/** The periods of a sport in their order, all visible. */
export function defaultGamePeriods(sport: Sport): DefaultGamePeriod[] {
  return namesFor(sport).map((name, order) => ({ name, kind: periodKindOf(name), order, hidden: false }));
}

function namesFor(sport: Sport): string[] {
  switch (sport) {
    case 'basketball':
      return [...numbered('Q', 4), ...numbered('OT', 4), 'Final'];
    case 'baseball':
      return numbered('Inning ', INNINGS);
    case 'tennis':
    case 'volleyball':
      return numbered('Set ', 5);
  }
}

function numbered(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_item, index) => `${prefix}${index + 1}`);
}
