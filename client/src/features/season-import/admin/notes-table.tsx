import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { ImportNotesFragment } from './season-import.generated';

type Note = ImportNotesFragment['items'][number];

const SHOWN = 200;
const COLUMNS: Column<Note>[] = [
  {
    key: 'place',
    get header() {
      return t.seasonImport.file();
    },
    className: 'whitespace-nowrap',
    sortBy: ({ file }) => file,
    cell: ({ file }) => file,
  },
  {
    key: 'line',
    get header() {
      return t.seasonImport.line();
    },
    align: 'number',
    startsDescending: false,
    sortBy: ({ line }) => line ?? 0,
    cell: ({ line }) => line ?? t.seasonImport.whole_file(),
  },
  {
    key: 'field',
    get header() {
      return t.seasonImport.column();
    },
    className: 'pl-5',
    sortBy: ({ field }) => field,
    cell: ({ field }) => field ?? '–',
  },
  {
    key: 'reason',
    get header() {
      return t.seasonImport.what_it_is();
    },
    className: 'min-w-64',
    cell: ({ reason }) => reason,
  },
];

interface Props {
  title: string;
  notes: ImportNotesFragment;
}

/** Notes about lines of the files; nothing when there are none. */
export function NotesTable({ title, notes: { items, more } }: Props) {
  if (items.length === 0) return null;
  const total = items.length + more;
  return (
    <Card title={`${title} (${total})`} flush>
      <Table
        caption={title}
        columns={COLUMNS}
        rows={items}
        rowKey={(note) => `${note.file} ${note.line} ${note.field} ${note.reason}`}
        limit={SHOWN}
        dense
      />
      {total > SHOWN && (
        <p className="px-4 py-2 text-sm text-muted">
          {t.seasonImport.the_first_are_shown_more_follow({ shown: SHOWN, number: total - SHOWN })}
        </p>
      )}
    </Card>
  );
}
