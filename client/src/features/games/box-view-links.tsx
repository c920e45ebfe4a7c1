import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { BoxScoreGame } from './box-score-data';
import type { BoxView } from './box-view';

/** How the box score can be shown; each way has an address. */
export function BoxViewLinks({ game, view }: { game: BoxScoreGame; view: BoxView }) {
  const paths = usePaths();
  const views: { id: BoxView; label: string }[] = [
    { id: 'all', label: t.games.all_columns() },
    { id: 'compact', label: t.games.compact() },
    // Where points are made by field goals, time on the court is what players are compared by.
    ...(game.statDefinitions.some(({ abbreviation }) => abbreviation === 'FGM')
      ? [{ id: 'per36' as const, label: t.games.per_36_minutes() }]
      : []),
    { id: 'season', label: t.games.season_totals() },
  ];
  return (
    <nav id="box" aria-label={t.games.view_of_the_box_score()} className="no-print flex flex-wrap gap-1.5">
      {views.map(({ id, label }) => (
        <Link
          key={id}
          to={paths.at(`/games/${game.id}`, { box: id === 'all' ? '' : id })}
          preventScrollReset
          aria-current={id === view ? 'true' : undefined}
          className={cn(
            'rounded-full border px-3 py-1.5 text-sm font-medium hover:border-accent',
            id === view ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
