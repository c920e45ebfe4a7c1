import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import type { AdminLeaguesQuery } from './leagues.generated';

type Row = NonNullable<NonNullable<AdminLeaguesQuery['me']>['actingFor']>['leagues'][number];

interface Props {
  leagues: readonly Row[];
  selection: Selection;
  onEdit: (id: string) => void;
}

/** Leagues with their latest season, in the order of the public lists: preferred venues, weekdays, alphabet. */
export function LeaguesTable({ leagues, selection, onEdit }: Props) {
  const edit = ({ id, name }: Row, className?: string) => (
    <Button size="small" aria-label={t.leagues.edit_2({ name })} className={className} onClick={() => onEdit(id)}>
      {t.common.edit()}
    </Button>
  );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: (
        <SelectAll selection={selection} of={t.ui.of_leagues()}>
          {t.common.league()}
        </SelectAll>
      ),
      className: 'min-w-40 max-sm:w-3/5 max-sm:min-w-56',
      // On a phone the button stays in sight with the name.
      cell: (league) => (
        <span className="flex items-center gap-2.5">
          <SelectRow selection={selection} id={league.id} name={league.name} />
          <Link to={adminPaths.leagueOf(league.id)} className="link min-w-0 font-semibold max-sm:flex-1">
            {league.name}
          </Link>
          {edit(league, 'shrink-0 sm:hidden')}
        </span>
      ),
    },
    {
      key: 'latest',
      header: t.leagues.latest_season(),
      cell: ({ id, seasonLeagues }) => <Latest leagueId={id} season={seasonLeagues[0]?.season} />,
    },
    {
      key: 'seasons',
      header: t.common.seasons(),
      align: 'number',
      sortBy: ({ seasonLeagues }) => seasonLeagues.length,
      cell: ({ seasonLeagues }) => seasonLeagues.length,
    },
    {
      key: 'edit',
      header: <span className="sr-only">{t.common.edit()}</span>,
      align: 'number',
      className: 'max-sm:hidden',
      cell: (league) => edit(league),
    },
  ];
  return (
    <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table caption={t.leagues.leagues()} columns={columns} rows={leagues} rowKey={({ id }) => id} />
    </div>
  );
}

function Latest({
  leagueId,
  season,
}: {
  leagueId: string;
  season: Row['seasonLeagues'][number]['season'] | undefined;
}) {
  if (!season) return <span className="text-muted">{t.leagues.in_no_season()}</span>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={adminPaths.league(season.id, leagueId)} className="link">
        {season.name}
      </Link>
      {season.active && <Badge tone="success">{t.leagues.active()}</Badge>}
    </span>
  );
}
