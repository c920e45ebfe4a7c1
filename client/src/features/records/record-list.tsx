import { Link } from 'react-router-dom';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';

/** A place in a record list. */
export interface RecordRow {
  rank: number;
  name: string;
  note: string | null;
  value: number;
  to: string;
}

/** A banner with a record list. */
export function RecordList({ title, unit, rows }: { title: string; unit: string; rows: readonly RecordRow[] }) {
  return (
    <Card title={title} flush className="overflow-hidden border-t-3 border-t-accent-solid">
      {rows.length === 0 && <EmptyState title={t.records.no_records_yet()} />}
      <ol className="divide-y divide-line">
        {rows.map(({ rank, name, note, value, to }) => (
          <li key={to}>
            <Link to={to} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-accent-soft">
              <span className="display tabular w-6 text-right text-muted">{rank}</span>
              <span className="min-w-0 flex-[5rem] wrap-break-word">
                <span className="block leading-tight font-semibold">{name}</span>
                {note && <span className="block text-sm text-muted">{note}</span>}
              </span>
              <span className="display tabular ml-auto text-2xl leading-none font-bold">
                {value}
                <span className="sr-only"> {unit}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
