import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatDate } from '@/lib/dates';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { SelectAll, SelectRow } from '@/ui/select-boxes';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
import { SeasonMenu } from './season-menu';
import type { AdminSeasonFragment } from './seasons.generated';

type Row = AdminSeasonFragment;

interface Props {
  seasons: readonly Row[];
  selection: Selection;
  /** Shows which organization and sport a season belongs to: super administrators see several. */
  isSuper: boolean;
  onEdit: (id: string) => void;
}

const NONE = <span className="text-muted">–</span>;

/** Seasons with their select boxes, latest first. */
export function SeasonsTable({ seasons, selection, isSuper, onEdit }: Props) {
  const edit = ({ id, name }: Row, className?: string) => (
    <Button size="small" aria-label={t.seasons.edit_2({ name })} className={className} onClick={() => onEdit(id)}>
      {t.common.edit()}
    </Button>
  );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: (
        <SelectAll selection={selection} of={t.ui.of_seasons()}>
          {t.common.season()}
        </SelectAll>
      ),
      className: 'min-w-40 max-sm:w-3/5 max-sm:min-w-56',
      // On a phone the button stays in sight with the name.
      cell: (season) => (
        <span className="flex items-center gap-2.5">
          <SelectRow selection={selection} id={season.id} name={season.name} />
          <Link to={adminPaths.season(season.id)} className="link min-w-0 font-semibold max-sm:flex-1">
            {season.name}
          </Link>
          {edit(season, 'shrink-0 sm:hidden')}
        </span>
      ),
    },
    {
      key: 'state',
      header: t.seasons.state(),
      sortBy: ({ active }) => Number(!active),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{active ? t.seasons.active() : t.seasons.inactive()}</Badge>
      ),
    },
    {
      key: 'starts',
      header: t.seasons.first_day(),
      sortBy: ({ startDate }) => startDate,
      className: 'whitespace-nowrap',
      cell: ({ startDate }) => formatDate(startDate) || NONE,
    },
    {
      key: 'ends',
      header: t.seasons.last_day(),
      sortBy: ({ finishDate }) => finishDate,
      className: 'whitespace-nowrap',
      cell: ({ finishDate }) => formatDate(finishDate) || NONE,
    },
    {
      key: 'leagues',
      header: t.seasons.leagues(),
      align: 'number',
      sortBy: ({ leagues }) => leagues.length,
      cell: ({ leagues }) => leagues.length,
    },
    ...(isSuper
      ? [
          {
            key: 'organization',
            header: t.seasons.organization(),
            sortBy: ({ organization }: Row) => organization.name,
            cell: ({ organization }: Row) => organization.name,
          },
          {
            key: 'sport',
            header: t.seasons.sport(),
            sortBy: ({ sport }: Row) => sport.name,
            cell: ({ sport }: Row) => sportName(sport.name),
          },
        ]
      : []),
    {
      key: 'edit',
      header: <span className="sr-only">{t.seasons.actions()}</span>,
      align: 'number',
      cell: (season) => (
        <span className="inline-flex gap-2">
          {edit(season, 'max-sm:hidden')}
          <SeasonMenu season={season} size="small" />
        </span>
      ),
    },
  ];
  return (
    <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
      <Table caption={t.common.seasons()} columns={columns} rows={seasons} rowKey={({ id }) => id} />
    </div>
  );
}
