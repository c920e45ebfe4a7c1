import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDate } from '@/lib/dates';
import { Card } from '@/ui/card';
import type { BoxScoreQuery } from './box-score.generated';

type Correction = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>['corrections'][number];

/** So many stand there at once; the others are behind a line that opens. */
const SHOWN = 8;

interface Props {
  corrections: readonly Correction[];
  /** The organization's, in which the days are told. */
  timeZone: string;
}

/** What was changed of a game after its result was known: when, and from what to what. */
export function Corrections({ corrections, timeZone }: Props) {
  const paths = usePaths();
  const list = (some: readonly Correction[]) => (
    <ul className="flex flex-col gap-1.5 text-sm">
      {some.map(({ id, at, before, after, changedBy, definition, player }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <span className="tabular w-28 shrink-0 text-muted">{formatDate(calendarDateIn(new Date(at), timeZone))}</span>
          <span className="min-w-0">
            {player ? (
              <Link to={paths.player(player.id)} className="link font-medium">
                {player.fullName}
              </Link>
            ) : (
              'A player who is gone'
            )}
            , {definition.name}: <span className="tabular">{before ?? 'none'}</span>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> is now </span>
            <span className="tabular font-semibold">{after ?? 'none'}</span>
            {changedBy !== null && <span className="text-muted"> by {changedBy}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
  const further = corrections.slice(SHOWN);
  return (
    <Card title="Corrections">
      <p className="mb-2 text-sm text-muted">Changed after the result was known.</p>
      {list(corrections.slice(0, SHOWN))}
      {further.length > 0 && (
        <details className="mt-2">
          <summary className="link text-sm font-medium">{further.length} earlier</summary>
          <div className="mt-2">{list(further)}</div>
        </details>
      )}
    </Card>
  );
}
