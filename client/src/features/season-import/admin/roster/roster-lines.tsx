import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { RosterReportFragment } from './roster-import.generated';

type Lines = RosterReportFragment['lines'];
type Line = Lines['items'][number];

const SHOWN = 200;
const TONES = { newPlayer: 'accent', added: 'success', changed: 'warning', unchanged: 'neutral' } as const;

const changeKinds = (): Record<keyof typeof TONES, string> => ({
  newPlayer: t.seasonImport.new_player(),
  added: t.seasonImport.added(),
  changed: t.seasonImport.changed(),
  unchanged: t.seasonImport.unchanged(),
});

const columns = (): Column<Line>[] => [
  {
    key: 'player',
    header: t.common.player(),
    className: 'min-w-36',
    sortBy: ({ player }) => player,
    cell: ({ player }) => player,
  },
  {
    key: 'changeKind',
    header: t.seasonImport.result(),
    sortBy: (line) => changeKinds()[changeKindOf(line)],
    cell: (line) => <Badge tone={TONES[changeKindOf(line)]}>{changeKinds()[changeKindOf(line)]}</Badge>,
  },
  {
    key: 'team',
    header: t.common.team(),
    className: 'min-w-32',
    sortBy: ({ team }) => team,
    cell: ({ team }) => team,
  },
  {
    key: 'line',
    header: t.seasonImport.line(),
    align: 'number',
    startsDescending: false,
    sortBy: ({ line }) => line,
    cell: ({ line }) => line,
  },
  {
    key: 'changes',
    header: t.seasonImport.values(),
    className: 'min-w-64 pl-4',
    cell: ({ changes }) => changes.map(inWords).join('; ') || '–',
  },
];

/** What becomes of each line of a roster. */
export function RosterLines({ lines: { items, more } }: { lines: Lines }) {
  if (items.length === 0) return null;
  const total = items.length + more;
  return (
    <Card title={t.seasonImport.line_by_line({ total })} flush>
      <Table
        caption={t.seasonImport.line_by_line_2()}
        columns={columns()}
        rows={items}
        rowKey={({ line }) => String(line)}
        limit={SHOWN}
        dense
      />
      {total > SHOWN && (
        <p className="px-4 py-2 text-sm text-muted">
          {t.seasonImport.the_first_are_shown_more_follow_2({ shown: SHOWN, number: total - SHOWN })}
        </p>
      )}
    </Card>
  );
}

function changeKindOf({ isNewPlayer, isAdded, changes }: Line): keyof typeof TONES {
  if (isNewPlayer) return 'newPlayer';
  if (isAdded) return 'added';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** 'Number 7', 'Number 4 → 7'. */
function inWords({ field, before, after }: Line['changes'][number]): string {
  if (field === 'captain') return after === 'yes' ? t.seasonImport.captain_now() : t.seasonImport.captain_no_longer();
  return before === null ? `${field} ${after}` : `${field} ${before} → ${after}`;
}
