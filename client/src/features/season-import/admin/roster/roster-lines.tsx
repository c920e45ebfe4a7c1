import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { RosterReportFragment } from './roster-import.generated';

type Lines = RosterReportFragment['lines'];
type Line = Lines['items'][number];

const SHOWN = 200;
const TONES = {
  'New player': 'accent',
  Added: 'success',
  Changed: 'warning',
  Unchanged: 'neutral',
} as const;

const COLUMNS: Column<Line>[] = [
  {
    key: 'player',
    header: 'Player',
    className: 'min-w-36',
    sortBy: ({ player }) => player,
    cell: ({ player }) => player,
  },
  {
    key: 'changeKind',
    header: 'Result',
    sortBy: changeKindOf,
    cell: (line) => <Badge tone={TONES[changeKindOf(line)]}>{changeKindOf(line)}</Badge>,
  },
  { key: 'team', header: 'Team', className: 'min-w-32', sortBy: ({ team }) => team, cell: ({ team }) => team },
  {
    key: 'line',
    header: 'Line',
    align: 'number',
    startsDescending: false,
    sortBy: ({ line }) => line,
    cell: ({ line }) => line,
  },
  {
    key: 'changes',
    header: 'Values',
    className: 'min-w-64 pl-4',
    cell: ({ changes }) => changes.map(inWords).join('; ') || '–',
  },
];

/** What becomes of each line of a roster. */
export function RosterLines({ lines: { items, more } }: { lines: Lines }) {
  if (items.length === 0) return null;
  const total = items.length + more;
  return (
    <Card title={`Line by line (${total.toLocaleString()})`} flush>
      <Table
        caption="Line by line"
        columns={COLUMNS}
        rows={items}
        rowKey={({ line }) => String(line)}
        limit={SHOWN}
        dense
      />
      {total > SHOWN && (
        <p className="px-4 py-2 text-sm text-muted">
          The first {SHOWN} are shown; {(total - SHOWN).toLocaleString()} more follow.
        </p>
      )}
    </Card>
  );
}

function changeKindOf({ isNewPlayer, isAdded, changes }: Line): keyof typeof TONES {
  if (isNewPlayer) return 'New player';
  if (isAdded) return 'Added';
  return changes.length > 0 ? 'Changed' : 'Unchanged';
}

/** 'Number 7', 'Number 4 → 7'. */
function inWords({ field, before, after }: Line['changes'][number]): string {
  if (field === 'captain') return after === 'yes' ? 'captain' : 'captain no longer';
  return before === null ? `${field} ${after}` : `${field} ${before} → ${after}`;
}
