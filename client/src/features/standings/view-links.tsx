import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { StandingsView } from './reading';

/** The address of the page as it is, with other choices. */
export type AddressOf = (changes: { view?: string; league?: string; division?: string; asOf?: string }) => string;

/** The ways to look at standings; each has an address. */
export function ViewLinks({
  view,
  hasDivisions,
  addressOf,
}: {
  view: StandingsView;
  hasDivisions: boolean;
  addressOf: AddressOf;
}) {
  const views: { id: StandingsView; label: string }[] = [
    { id: '', label: t.standings.team_list() },
    { id: 'league', label: t.standings.by_league() },
    ...(hasDivisions ? [{ id: 'division' as const, label: t.standings.by_division() }] : []),
  ];
  return (
    <nav aria-label={t.standings.views()} className="no-print flex flex-wrap border-b border-line">
      {views.map(({ id, label }) => (
        <Link
          key={id}
          // What is chosen of the one is no choice of the other.
          to={addressOf({ view: id, league: '', division: '', ...(id === '' && { asOf: '' }) })}
          preventScrollReset
          aria-current={id === view ? 'page' : undefined}
          className={cn(
            'display flex min-h-11 items-center border-b-3 px-3 font-semibold whitespace-nowrap sm:px-4',
            id === view ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  choices: readonly { id: string; name: string }[];
  /** '' for all. */
  chosen: string;
  to: (id: string) => string;
}

/** One of the leagues or divisions, or all. Nothing where there is no choice. */
export function ChoiceLinks({ label, all, choices, chosen, to }: ChoiceProps): ReactNode {
  if (choices.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print flex flex-wrap gap-1.5">
      {[{ id: '', name: all }, ...choices].map(({ id, name }) => (
        <Link
          key={id}
          to={to(id)}
          preventScrollReset
          aria-current={id === chosen ? 'true' : undefined}
          className={cn(
            'rounded-full border px-3 py-1.5 text-sm font-medium hover:border-accent',
            id === chosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
