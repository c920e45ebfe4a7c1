import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SecretDialog } from '@/ui/secret-dialog';
import { WebhookCard } from './webhook-card';
import { WebhookDialog } from './webhook-dialog';
import { useWebhooksQuery } from './webhooks.hooks.generated';

/** How a webhook is doing shows by itself, in milliseconds. */
const AGAIN_MS = 15_000;

const NOTHING: readonly never[] = [];

/** Programs elsewhere that are told of what happens in the organization. */
export default function WebhooksScreen() {
  const result = useWebhooksQuery({ pollInterval: AGAIN_MS });
  const [isNew, setIsNew] = useState(false);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = useKeptRow(result.data?.webhooks ?? NOTHING, editedId);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setIsNew(true)}>
      <Plus aria-hidden="true" size={18} />
      {t.webhooks.new_webhook()}
    </Button>
  );
  return (
    <>
      <ScreenHeader title={t.webhooks.webhooks()} actions={result.data && result.data.webhooks.length > 0 && add}>
        {t.webhooks.your_own_programs_are_told_of_results()}
      </ScreenHeader>
      <QueryResult result={result}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <EmptyState title={t.webhooks.no_webhooks_yet()} action={add}>
              {t.webhooks.enter_an_address_of_your_program_and_it()}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => setEditedId(webhook.id)}
                  onSecret={setSecret}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {isNew && <WebhookDialog webhook={null} onClose={() => setIsNew(false)} onSecret={setSecret} />}
      {edited && <WebhookDialog webhook={edited} onClose={() => setEditedId(null)} onSecret={setSecret} />}
      {secret !== null && (
        <SecretDialog
          title={t.webhooks.signing_secret()}
          description={t.webhooks.your_program_checks_by_it_that_a_message()}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
