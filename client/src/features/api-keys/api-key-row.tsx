import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { cn } from '@/lib/cn';
import { formatMomentDay } from '@/lib/moments';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import { Moment } from '@/ui/moment';
import { useToast } from '@/ui/toast-context';
import { widestScope } from './api-key-scopes';
import type { ApiKeysQuery } from './api-keys.generated';
import { useRevokeApiKeyMutation } from './api-keys.hooks.generated';
import { TestOrganization } from './test-organization';
import { UsageChart } from './usage-chart';

type ApiKey = ApiKeysQuery['apiKeys'][number];

/** One key: what it is for and may, what it has asked, and what can be done with it. */
export function ApiKeyRow({ apiKey, onEdit }: { apiKey: ApiKey; onEdit: () => void }) {
  const { name, prefix, scopes, origins, revokedAt, isValid, isTest, days } = apiKey;
  const scope = widestScope(scopes);
  const revoke = useRevoke(apiKey);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-3 p-4 xl:grid-cols-[minmax(0,1fr)_20rem_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className={cn('min-w-0 font-semibold break-words', !isValid && 'text-muted')}>{name}</span>
          <Badge tone={scope.value.startsWith('WRITE') ? 'warning' : 'neutral'}>{scope.name}</Badge>
          {isTest && <Badge tone="accent">Test</Badge>}
          {!isValid && <Badge tone="danger">{revokedAt ? 'Revoked' : 'Expired'}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <code className="font-mono">{prefix}…</code>
          {' · '}
          {scope.label}
        </p>
        {origins.length > 0 && <p className="text-sm break-words text-muted">For pages of {origins.join(', ')}</p>}
        <Moments apiKey={apiKey} />
        {isTest && revokedAt === null && <TestOrganization apiKey={apiKey} />}
      </div>
      <UsageChart name={name} days={days} />
      <div className="flex items-start gap-1.5 xl:w-36 xl:justify-end">
        {revokedAt === null && (
          <>
            <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            <Button
              size="small"
              variant="ghost"
              className="text-danger!"
              aria-label={`Revoke ${name}`}
              onClick={() => void revoke()}
            >
              Revoke
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** When it was made and last used, and when it ends. */
function Moments({ apiKey: { madeBy, createdAt, lastUsedAt, expiresAt, revokedAt, isValid } }: { apiKey: ApiKey }) {
  return (
    <p className="text-sm break-words text-muted">
      {lastUsedAt ? (
        <>
          Last used <Moment iso={lastUsedAt} />
        </>
      ) : (
        'Never used'
      )}
      {' · '}
      {revokedAt ? (
        <>
          revoked <Moment iso={revokedAt} format={formatMomentDay} />
        </>
      ) : expiresAt ? (
        <>
          {isValid ? 'expires' : 'expired'} <Moment iso={expiresAt} format={formatMomentDay} />
        </>
      ) : (
        'does not expire'
      )}
      {' · '}made by {madeBy} on <Moment iso={createdAt} format={formatMomentDay} />
    </p>
  );
}

/** Asks, then revokes. */
function useRevoke({ id, name, prefix, isTest }: ApiKey): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useMutationWithToast();
  const [revoke] = useRevokeApiKeyMutation({ refetchQueries: ['ApiKeys'], awaitRefetchQueries: true });
  return async () => {
    const isMeant = await confirm({
      title: 'Revoke API key',
      text: 'Are you sure you want to revoke this key?',
      items: [`${name} (${prefix}…)`],
      consequence: isTest
        ? 'Whatever uses it stops working within a second, and its test organization is deleted. This cannot be undone.'
        : 'Whatever uses it stops working within a second. This cannot be undone.',
      confirmLabel: 'Revoke',
    });
    if (!isMeant) return;
    const isDone = await attempt(() => revoke({ variables: { id } }), 'The key could not be revoked.');
    if (isDone) toast({ kind: 'success', text: `Revoked ${name}.` });
  };
}
