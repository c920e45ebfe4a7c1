import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { type Correction, CorrectionText } from './correction-text';

/** So many stand there at once; the others are behind a line that opens. */
const SHOWN = 8;

interface Props {
  corrections: readonly Correction[];
  /** The organization's, in which the days are told. */
  timeZone: string;
}

/** What was changed of a game after its result was known: when, and from what to what. */
export function Corrections({ corrections, timeZone }: Props) {
  const list = (some: readonly Correction[]) => (
    <ul className="flex flex-col gap-2 text-sm">
      {some.map((correction) => (
        <li key={correction.id} className="sm:flex sm:gap-x-3">
          <span className="tabular block w-28 shrink-0 text-xs leading-5 text-muted sm:text-sm">
            {formatDate(calendarDateIn(new Date(correction.at), timeZone))}
          </span>
          <span className="min-w-0">
            <CorrectionText correction={correction} />
            {correction.changedBy !== null && (
              <span className="text-muted"> {t.games.by({ changedBy: correction.changedBy })}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
  const further = corrections.slice(SHOWN);
  return (
    <Card title={t.games.corrections()}>
      <p className="mb-2 text-sm text-muted">{t.games.changed_after_the_result_was_known()}</p>
      {list(corrections.slice(0, SHOWN))}
      {further.length > 0 && (
        <details className="mt-2">
          <summary className="link text-sm font-medium">{t.games.earlier({ count: further.length })}</summary>
          <div className="mt-2">{list(further)}</div>
        </details>
      )}
    </Card>
  );
}
