import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { QueryResult } from '@/app/admin/query-result';
import { OWNERS } from '@/app/admin/roles';
import { Guard } from '@/app/admin/session/guard';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SecretDialog } from '@/ui/secret-dialog';
import { WebhookCard } from './webhook-card';
import { WebhookDialog } from './webhook-dialog';
import { useWebhooksQuery } from './webhooks.hooks.generated';

/** How a webhook is doing shows by itself, in milliseconds. */
const AGAIN_MS = 15_000;

/** Programs elsewhere that are told of what happens in the organization. */
export default function WebhooksScreen() {
  return (
    <Guard roles={OWNERS} needsOrganization>
      <Webhooks />
    </Guard>
  );
}

function Webhooks() {
  const result = useWebhooksQuery({ fetchPolicy: 'cache-and-network', pollInterval: AGAIN_MS });
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setIsNew(true)}>
      <Plus aria-hidden="true" size={18} />
      New webhook
    </Button>
  );
  return (
    <>
      <ScreenHeader title="Webhooks" actions={result.data && result.data.webhooks.length > 0 && add}>
        Your own programs are told of results, corrections, schedules and rosters, by a signed message to an address of
        theirs.
      </ScreenHeader>
      <QueryResult result={result}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <EmptyState title="No webhooks yet" action={add}>
              Enter an address of your program, and it gets a message as soon as a game is final, a score is corrected,
              a schedule is published or a roster changes.
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {isNew && <WebhookDialog webhook={null} onClose={() => setIsNew(false)} onSecret={setSecret} />}
      {secret !== null && (
        <SecretDialog
          title="Signing secret"
          description="Your program checks by it that a message comes from here. It is shown only now."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
