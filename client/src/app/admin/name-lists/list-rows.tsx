import { Badge } from '@/ui/badge';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { ListRow } from './list-row';

const VERDICTS = {
  NEW: { tone: 'success', label: 'New' },
  KNOWN: { tone: 'accent', label: 'There already' },
  PRESENT: { tone: 'neutral', label: 'No change' },
  INVALID: { tone: 'danger', label: 'Put right' },
} as const;

const COLUMNS: readonly Column<ListRow>[] = [
  { key: 'line', header: 'Line', align: 'number', cell: ({ number }) => number },
  {
    key: 'name',
    header: 'Name',
    className: 'min-w-24 whitespace-normal sm:min-w-56',
    cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
  },
  { key: 'number', header: '#', title: 'Jersey number', align: 'number', cell: ({ jerseyNumber }) => jerseyNumber },
  {
    key: 'verdict',
    header: 'What happens',
    className: 'w-full whitespace-normal',
    cell: ({ verdict, message }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label}</Badge>
        {message}
      </span>
    ),
  },
];

/** What comes of each line of a list. */
export function ListRows({ rows }: { rows: readonly ListRow[] }) {
  const columns = COLUMNS.filter(
    ({ key }) => key !== 'number' || rows.some(({ jerseyNumber }) => jerseyNumber !== null),
  );
  return (
    <Table
      caption="What happens with each line"
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      stickyFirst={false}
      dense
    />
  );
}
