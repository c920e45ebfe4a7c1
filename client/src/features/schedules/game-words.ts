import { formatDay, formatTime } from '@/lib/dates';
import { t } from '@/texts';
import type { BoardGameFragment } from './schedules.generated';

/** 'Aces vs Bulls' */
export const matchupWords = ({ homeTeam, awayTeam }: BoardGameFragment): string =>
  t.schedules.vs_2({ homeTeam: homeTeam.name, awayTeam: awayTeam.name });

/** 'Postponed' or 'Cancelled' for a game that is off; null for others. */
export const offWords = ({ status }: Pick<BoardGameFragment, 'status'>): string | null =>
  status === 'POSTPONED' ? t.schedules.postponed() : status === 'CANCELLED' ? t.schedules.cancelled() : null;

/** 'Sun, Oct 5, 2025, 6:00 PM' */
export const whenWords = ({ date, time }: { date: string | null; time: string | null }): string =>
  `${formatDay(date)}, ${formatTime(time)}`;
