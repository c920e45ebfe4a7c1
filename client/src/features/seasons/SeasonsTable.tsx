import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/Badge';
import { Button, buttonClass } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { Selection } from '@/ui/use-selection';
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
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: <Checkbox label="Season" checked={selection.all} indeterminate={selection.some} onChange={selection.toggleAll} aria-label="Select all seasons" />,
      className: 'min-w-40 max-sm:max-w-48',
      cell: ({ id, name }) => (
        <span className="flex items-center gap-2.5">
          <Checkbox label={`Select ${name}`} hideLabel checked={selection.has(id)} onChange={() => selection.toggle(id)} />
          <Link to={adminPaths.season(id)} className="link font-semibold">
            {name}
          </Link>
        </span>
      ),
    },
    { key: 'state', header: 'State', sortBy: ({ active }) => Number(!active), cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</Badge> },
    { key: 'starts', header: 'First day', sortBy: ({ startDate }) => startDate, className: 'whitespace-nowrap', cell: ({ startDate }) => formatDate(startDate) || NONE },
    { key: 'ends', header: 'Last day', sortBy: ({ finishDate }) => finishDate, className: 'whitespace-nowrap', cell: ({ finishDate }) => formatDate(finishDate) || NONE },
    { key: 'leagues', header: 'Leagues', align: 'number', sortBy: ({ leagues }) => leagues.length, cell: ({ leagues }) => leagues.length },
    ...(isSuper
      ? [
          { key: 'organization', header: 'Organization', sortBy: ({ organization }: Row) => organization.name, cell: ({ organization }: Row) => organization.name },
          { key: 'sport', header: 'Sport', sortBy: ({ sport }: Row) => sport.name, cell: ({ sport }: Row) => sport.name },
        ]
      : []),
    {
      key: 'edit',
      header: <span className="sr-only">Actions</span>,
      align: 'number',
      cell: ({ id, name }) => (
        <span className="inline-flex gap-2">
          <a href={`/exports/seasons/${id}.zip`} download aria-label={`Export ${name}`} className={buttonClass('secondary', 'small')}>
            Export
          </a>
          <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(id)}>
            Edit
          </Button>
        </span>
      ),
    },
  ];
  return (
    <div className="card overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <Table caption="Seasons" columns={columns} rows={seasons} rowKey={({ id }) => id} />
    </div>
  );
}
