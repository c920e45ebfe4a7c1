import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { ListRow } from './list-row';

const VERDICTS = {
  NEW: { tone: 'success', label: () => t.admin.new() },
  KNOWN: { tone: 'accent', label: () => t.admin.there_already() },
  PRESENT: { tone: 'neutral', label: () => t.admin.no_change() },
  INVALID: { tone: 'danger', label: () => t.admin.put_right() },
} as const;

const allColumns = (): readonly Column<ListRow>[] => [
  {
    key: 'line',
    header: t.admin.line(),
    align: 'number',
    cell: ({ number }) => number,
  },
  {
    key: 'name',
    header: t.common.name(),
    className: 'min-w-24 whitespace-normal sm:min-w-56',
    cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
  },
  {
    key: 'number',
    header: '#',
    title: t.admin.jersey_number(),
    align: 'number',
    cell: ({ jerseyNumber }) => jerseyNumber,
  },
  {
    key: 'verdict',
    header: t.admin.what_happens(),
    className: 'w-full whitespace-normal',
    cell: ({ verdict, message }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].label()}</Badge>
        {message}
      </span>
    ),
  },
];

/** What comes of each line of a list. */
export function ListRows({ rows }: { rows: readonly ListRow[] }) {
  const columns = allColumns().filter(
    ({ key }) => key !== 'number' || rows.some(({ jerseyNumber }) => jerseyNumber !== null),
  );
  return (
    <Table
      caption={t.admin.what_happens_with_each_line()}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      stickyFirst={false}
      dense
    />
  );
}
