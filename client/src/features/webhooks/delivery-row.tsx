import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { formatMoment } from '@/lib/moments';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Moment } from '@/ui/moment';
import { DELIVERY_STATES, kindWords } from './webhook-words';
import type { LoggedDeliveryFragment } from './webhooks.generated';
import { useResendWebhookDeliveryMutation } from './webhooks.hooks.generated';

/** So many attempts the graph tells at most. */
const MOST_ATTEMPTS = 20;

/** One delivery: what happened, what came of it, and 'Send again'. */
export function DeliveryRow({ delivery }: { delivery: LoggedDeliveryFragment }) {
  const { id, kind, gameId, label, occurredAt, state, nextAt, attempts, eventId } = delivery;
  const attempt = useMutationWithToast();
  const [resend, { loading }] = useResendWebhookDeliveryMutation({ refetchQueries: ['Webhooks'] });
  const again = (): Promise<boolean> =>
    attempt(() => resend({ variables: { id } }), t.webhooks.it_could_not_be_sent_again());
  const { tone, label: stateLabel } = DELIVERY_STATES[state];
  const words = kindWords(kind);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <span className="font-semibold">{words}</span>
            <Badge tone={tone}>{stateLabel()}</Badge>
          </p>
          <p className="break-words">
            {label !== null &&
              (gameId === null ? (
                label
              ) : (
                <Link className="text-accent hover:underline" to={adminPaths.game(gameId)}>
                  {label}
                </Link>
              ))}
            {label === null && kind !== 'TEST' && (
              <span className="text-muted">{t.webhooks.what_it_was_about_is_gone()}</span>
            )}
          </p>
          <p className="tabular text-sm text-muted">
            <Moment iso={occurredAt} />
            {nextAt && attempts.length > 0 && <> {t.webhooks.tried_again({ moment: formatMoment(nextAt) })}</>}
          </p>
        </div>
        <Button size="small" className="min-h-11 sm:min-h-8" busy={loading} onClick={() => void again()}>
          {state === 'WAITING' ? t.webhooks.send_now() : t.webhooks.send_again()}
          <span className="sr-only">
            : {words} {label}
          </span>
        </Button>
      </div>
      {attempts.length > 0 && <Attempts attempts={attempts} eventId={eventId} isOpen={state !== 'DELIVERED'} />}
    </li>
  );
}

/** The latest attempt in a line; all of them once somebody looks. */
function Attempts({
  attempts,
  eventId,
  isOpen,
}: Pick<LoggedDeliveryFragment, 'attempts' | 'eventId'> & { isOpen: boolean }) {
  const [latest] = attempts;
  return (
    <details className="text-sm" open={isOpen && attempts.length === 1}>
      <summary className="min-h-6 text-muted hover:text-ink">
        {t.webhooks.ms({
          failure: latest!.failure ?? t.webhooks.answered({ status: latest!.status ?? '' }),
          durationMs: latest!.durationMs,
        })}
        {attempts.length > 1 &&
          (attempts.length === MOST_ATTEMPTS
            ? t.webhooks.or_more_attempts({ count: attempts.length })
            : t.webhooks.attempts({ count: attempts.length }))}
      </summary>
      <ol className="flex flex-col gap-2 pt-2">
        {attempts.map(({ id, at, durationMs, status, failure, answer }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1">
            <p className="tabular">
              <Moment iso={at} />{' '}
              {t.webhooks.ms_2({
                durationMs,
                mark: (words) => <span className={failure === null ? 'text-success' : 'text-danger'}>{words}</span>,
                failure: failure ?? t.webhooks.answered({ status: status ?? '' }),
              })}
            </p>
            {answer !== '' && (
              <pre className="max-h-40 overflow-auto rounded-md bg-surface-2 p-2 text-xs break-all whitespace-pre-wrap">
                {answer}
              </pre>
            )}
          </li>
        ))}
      </ol>
      <p className="pt-2 break-all text-muted">{t.webhooks.event({ eventId })}</p>
    </details>
  );
}
