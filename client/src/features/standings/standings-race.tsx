import { useMemo } from 'react';
import { Card } from '@/ui/card';
import { LazyChart } from '@/ui/charts/lazy-chart';
import { formatDifference } from '@/lib/format-stat';
import { raceOf, type Runner } from './race';

/** How the first teams came to where they stand: games above an even record, game by game. */
export function StandingsRace({ rows }: { rows: readonly Runner[] }) {
  const race = useMemo(() => raceOf(rows), [rows]);
  if (race === null) return null;
  return (
    <Card
      title="The race"
      aside={<span className="text-sm text-muted">Wins minus losses after each game</span>}
      className="no-print"
    >
      <LazyChart title="Wins minus losses after each game" xName="Game" format={formatDifference} {...race} />
    </Card>
  );
}
