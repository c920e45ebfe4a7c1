import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { useFilters } from '@/ui/use-filters';
import { WebhookActions } from './webhook-actions';
import { WebhookLog } from './webhook-log';
import { hostOfUrl, kindWords, STATES } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';

/** A webhook: where it goes, what it is told of, how it is doing; and its log, once somebody wants it. */
export function WebhookCard({
  webhook,
  onEdit,
  onSecret,
}: {
  webhook: EditableWebhookFragment;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}) {
  const { id, url, events, state, waitingCount } = webhook;
  const [{ log }, setFilters] = useFilters(['log', 'state']);
  const isOpen = log === id;
  const { tone, label } = STATES[state];
  const host = hostOfUrl(url);
  return (
    <li className="card min-w-0 rounded-lg border border-line bg-surface shadow-card">
      <div className="flex flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h2 className="display flex flex-wrap items-center gap-2 text-lg font-bold">
              <span className="min-w-0 break-all">{host}</span>
              <Badge tone={tone}>{label()}</Badge>
            </h2>
            <p className="font-mono text-sm break-all text-muted">{url}</p>
          </div>
          <WebhookActions
            webhook={webhook}
            onEdit={onEdit}
            onSecret={onSecret}
            onTested={() => setFilters({ log: id, state: '' })}
          />
        </div>
        <p className="text-sm">
          <span className="text-muted">{t.webhooks.told_of()} </span>
          {events.map(kindWords).join(', ')}
        </p>
        <Condition webhook={webhook} />
      </div>
      <div className="border-t border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-b-lg px-4 text-left text-sm font-semibold hover:bg-surface-2"
          onClick={() => setFilters({ log: isOpen ? '' : id, state: '' })}
        >
          <span>{t.webhooks.log_of({ mark: (words) => <span className="sr-only">{words}</span>, host })}</span>
          <span className="font-normal text-muted">
            {waitingCount > 0 && t.webhooks.waiting({ waitingCount })}
            {isOpen ? t.webhooks.hide() : t.webhooks.show()}
          </span>
        </button>
        {isOpen && <WebhookLog webhook={webhook} />}
      </div>
    </li>
  );
}

/** What somebody has to know of its condition, if anything. */
function Condition({
  webhook: { state, failingSince, gaveUpAt, formerSecretUntil },
}: {
  webhook: EditableWebhookFragment;
}) {
  return (
    <>
      {state === 'FAILING' && failingSince && (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {t.webhooks.deliveries_fail_since_they_are_tried_again({ moment: formatMoment(failingSince) })}
        </p>
      )}
      {state === 'GAVE_UP' && gaveUpAt && (
        <p className="rounded-md bg-danger-soft px-3 py-2 text-sm text-danger">
          {t.webhooks.nothing_arrived_for_three_days_so_it_was({ moment: formatMoment(gaveUpAt) })}
        </p>
      )}
      {formerSecretUntil && (
        <p className="text-sm text-muted">
          {t.webhooks.the_former_secret_signs_as_well_until({ moment: formatMoment(formerSecretUntil) })}
        </p>
      )}
    </>
  );
}
