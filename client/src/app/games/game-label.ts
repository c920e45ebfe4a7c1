import { teamAbbreviation } from '@domain/text/team-abbreviation';
import { formatShortDate } from '@/lib/dates';
import { t } from '@/texts';

/** A game as a chart of one side's games names it: 'Jan 30 vs ORL', and its date alone. */
export function gameLabel(
  date: string | null,
  home: boolean,
  { name, abbreviation }: { name: string; abbreviation: string | null },
): { label: string; date: string } {
  const [day, opponent] = [formatShortDate(date), abbreviation ?? teamAbbreviation(name)];
  return {
    label: home ? t.common.date_vs({ date: day, opponent }) : t.common.date_at({ date: day, opponent }),
    date: day,
  };
}
