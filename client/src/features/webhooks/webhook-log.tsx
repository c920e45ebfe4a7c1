import { useState } from 'react';
import { loadMore } from '@/app/admin/lists/load-more';
import { QueryResult } from '@/app/admin/query-result';
import { LoadingFoot } from '@/app/loading-foot';
import type { WebhookDeliveryState } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { SelectFilter } from '@/ui/filter-bar';
import { Skeleton } from '@/ui/skeleton';
import { useFilters } from '@/ui/use-filters';
import { DeliveryRow } from './delivery-row';
import { DELIVERY_STATES, deliveryStateOf } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';
import { useWebhookDeliveriesQuery } from './webhooks.hooks.generated';

/** What becomes of deliveries shows by itself, in milliseconds; sooner while something is on its way. */
const SOON_MS = 1_500;
const LATER_MS = 10_000;
/** As many as the log has at first. */
const FIRST = 20;

const choices = () => [
  {
    value: '',
    label: t.webhooks.all_deliveries(),
  },
  ...(Object.keys(DELIVERY_STATES) as WebhookDeliveryState[]).map((value) => ({
    value: value as string,
    label: DELIVERY_STATES[value].label(),
  })),
];

/** What was or is to be delivered to a webhook, the latest first. */
export function WebhookLog({ webhook: { id, state: webhookState } }: { webhook: EditableWebhookFragment }) {
  const [{ state }, setFilters] = useFilters(['state']);
  const [again, setAgain] = useState(LATER_MS);
  const result = useWebhookDeliveriesQuery({
    variables: { webhookId: id, state: deliveryStateOf(state) },
    pollInterval: again,
  });
  const deliveries = result.data?.webhookDeliveries.nodes ?? [];
  const isOnItsWay = deliveries.some(
    ({ state: each, attempts, kind }) =>
      each === 'WAITING' && attempts.length === 0 && (kind === 'TEST' || webhookState === 'WORKING'),
  );
  // Of a list that was made longer the beginning alone would come again.
  const next = deliveries.length > FIRST ? 0 : isOnItsWay ? SOON_MS : LATER_MS;
  if (next !== again) setAgain(next);
  return (
    <div className="border-t border-line">
      <div className="max-w-64 px-4 pt-3 pb-1">
        <SelectFilter
          name="state"
          label={t.webhooks.show()}
          options={choices()}
          value={state}
          onChange={(chosen) => setFilters({ state: chosen })}
        />
      </div>
      <QueryResult result={result} skeleton={<Skeleton className="m-4 h-24" />}>
        {({ webhookDeliveries: { nodes, totalCount, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState title={t.webhooks.nothing_to_show()}>
              {state === ''
                ? t.webhooks.nothing_has_happened_since_it_was_made_press()
                : t.webhooks.no_delivery_is_so_far()}
            </EmptyState>
          ) : (
            <>
              <ol aria-label={t.webhooks.deliveries()} className="divide-y divide-line">
                {nodes.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </ol>
              <LoadingFoot
                shown={nodes.length}
                total={totalCount}
                hasMore={pageInfo.hasNextPage}
                load={() => loadMore(result, ({ webhookDeliveries }) => webhookDeliveries)}
              />
            </>
          )
        }
      </QueryResult>
    </div>
  );
}
