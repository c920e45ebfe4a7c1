import { formatShortDate, formatTime } from '@/lib/dates';
import type { GameStatus } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { RescheduledFragment } from './rescheduled.generated';

const NEWS: Partial<Record<GameStatus, () => string>> = {
  POSTPONED: () => t.site.postponed(),
  CANCELLED: () => t.site.cancelled(),
};

/** What changed of a game within the last week, as 'Moved: was Oct 8, 7:00 PM, North Hall'; null for nothing. */
export function rescheduledText({
  status,
  rescheduledFrom: former,
}: RescheduledFragment & { status: GameStatus }): string | null {
  if (!former) return null;
  const news = former.status === null ? t.site.moved() : (NEWS[status]?.() ?? t.site.on_again());
  const was = [former.date && formatShortDate(former.date), former.time && formatTime(former.time), former.location];
  const said = was.filter(Boolean).join(', ');
  return said === '' ? t.site.this_week({ news }) : t.site.was({ news, said });
}
