import { useMemo } from 'react';
import { Card } from '@/ui/card';
import { LazyChart } from '@/ui/charts/lazy-chart';
import { formatDifference } from '@/lib/format-stat';
import { t } from '@/texts';
import { raceOf, type Runner } from './race';

/** How the first teams came to where they stand: games above an even record, game by game. */
export function StandingsRace({ rows }: { rows: readonly Runner[] }) {
  const race = useMemo(() => raceOf(rows), [rows]);
  if (race === null) return null;
  return (
    <Card
      title={t.standings.the_race()}
      aside={<span className="text-sm text-muted">{t.standings.wins_minus_losses_after_each_game()}</span>}
      className="no-print"
    >
      <LazyChart
        title={t.standings.wins_minus_losses_after_each_game()}
        xName={t.common.game()}
        format={formatDifference}
        {...race}
      />
    </Card>
  );
}
