import { useState } from 'react';
import { loadMore } from '@/app/admin/lists/load-more';
import { QueryResult } from '@/app/admin/query-result';
import type { WebhookDeliveryState } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { SelectFilter } from '@/ui/filter-bar';
import { LoadMore } from '@/ui/load-more';
import { Skeleton } from '@/ui/skeleton';
import { useFilters } from '@/ui/use-filters';
import { DeliveryRow } from './delivery-row';
import { DELIVERY_STATES, deliveryStateOf } from './webhook-words';
import type { EditableWebhookFragment } from './webhooks.generated';
import { useWebhookDeliveriesQuery } from './webhooks.hooks.generated';

/** What becomes of deliveries shows by itself, in milliseconds; sooner while something is on its way. */
const SOON_MS = 1_500;
const LATER_MS = 10_000;

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
  // Of a list that was made longer the beginning alone would come again.
  const [isLonger, setIsLonger] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const result = useWebhookDeliveriesQuery({
    variables: { webhookId: id, state: deliveryStateOf(state) },
    fetchPolicy: 'cache-and-network',
    pollInterval: isLonger ? 0 : isBusy ? SOON_MS : LATER_MS,
  });
  const { loading, data } = result;
  const isOnItsWay = (data?.webhookDeliveries.nodes ?? []).some(
    ({ state: each, attempts, kind }) =>
      each === 'WAITING' && attempts.length === 0 && (kind === 'TEST' || webhookState === 'WORKING'),
  );
  if (isOnItsWay !== isBusy) setIsBusy(isOnItsWay);
  const more = (): void => {
    setIsLonger(true);
    void loadMore(result, ({ webhookDeliveries }) => webhookDeliveries).catch(() => undefined);
  };
  return (
    <div className="border-t border-line">
      <div className="max-w-64 px-4 pt-3 pb-1">
        <SelectFilter
          name="state"
          label={t.webhooks.show()}
          options={choices()}
          value={state}
          onChange={(next) => {
            setIsLonger(false);
            setFilters({ state: next });
          }}
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
              <LoadMore
                shown={nodes.length}
                total={totalCount}
                hasMore={pageInfo.hasNextPage}
                busy={loading}
                onMore={more}
              />
            </>
          )
        }
      </QueryResult>
    </div>
  );
}
