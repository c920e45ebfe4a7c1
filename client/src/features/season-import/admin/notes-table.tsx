import { t } from '@/texts';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { ImportNotesFragment } from './season-import.generated';

type Note = ImportNotesFragment['items'][number];

const SHOWN = 200;
const columns = (): Column<Note>[] => [
  {
    key: 'place',
    header: t.seasonImport.file(),
    className: 'whitespace-nowrap max-sm:hidden',
    sortBy: ({ file }) => file,
    cell: ({ file }) => file,
  },
  {
    key: 'line',
    header: t.seasonImport.line(),
    align: 'number',
    className: 'max-sm:hidden',
    startsDescending: false,
    sortBy: ({ line }) => line ?? 0,
    cell: ({ line }) => line ?? t.seasonImport.whole_file(),
  },
  {
    key: 'field',
    header: t.seasonImport.column(),
    className: 'pl-5 max-sm:hidden',
    sortBy: ({ field }) => field,
    cell: ({ field }) => field ?? '–',
  },
  {
    key: 'reason',
    header: t.seasonImport.what_it_is(),
    className: 'max-sm:pl-3 sm:min-w-64',
    // On a phone the place stands above what is said of it: in columns of its own it would leave no room for that.
    cell: ({ file, line, field, reason }) => (
      <>
        <span className="block text-xs text-muted sm:hidden">
          {[file, line ?? t.seasonImport.whole_file(), field].filter((part) => part !== null).join(' · ')}
        </span>
        {reason}
      </>
    ),
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
        columns={columns()}
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
