import { t } from '@/texts';
import { Moment } from '@/ui/moment';
import type { TrailEntryFragment } from './audit.generated';
import { actionName, changedValue, fieldName } from './trail-labels';

/** Changes are shown at once up to this many; more fold. */
const OPEN_CHANGES = 4;

/** One entry of the trail: who did what to what, and the fields before and after. */
export function TrailEntry({ entry: { at, actorName, action, label, changes } }: { entry: TrailEntryFragment }) {
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 break-words">
          <span className="font-semibold">{actionName(action)}</span>
          {label && <>: {label}</>}
        </p>
        <p className="tabular text-sm text-muted">
          {actorName} · <Moment iso={at} />
        </p>
      </div>
      {changes.length > 0 &&
        (changes.length <= OPEN_CHANGES ? (
          <Changes changes={changes} />
        ) : (
          <details>
            <summary className="min-h-6 text-sm text-muted hover:text-ink">
              {t.audit.fields({ count: changes.length })}
            </summary>
            <div className="pt-2">
              <Changes changes={changes} />
            </div>
          </details>
        ))}
    </li>
  );
}

function Changes({ changes }: { changes: TrailEntryFragment['changes'] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,14rem)_1fr]">
      {changes.map(({ field, before, after, beforeName, afterName }) => (
        <div key={field} className="contents">
          <dt className="text-muted">{fieldName(field)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 break-words max-sm:mb-1.5">
            {before !== null && before !== undefined && (
              <>
                <del className="min-w-0 text-danger decoration-1">{changedValue(field, before, beforeName)}</del>
                <span aria-hidden="true" className="text-muted">
                  →
                </span>
              </>
            )}
            <ins className="min-w-0 text-success no-underline">{changedValue(field, after, afterName)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
