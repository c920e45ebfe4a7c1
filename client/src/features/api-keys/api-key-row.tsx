import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { cn } from '@/lib/cn';
import { formatMomentDay } from '@/lib/moments';
import { t } from '@/texts';
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
          {isTest && <Badge tone="accent">{t.apiKeys.test()}</Badge>}
          {!isValid && <Badge tone="danger">{revokedAt ? t.apiKeys.revoked() : t.apiKeys.expired()}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <code className="font-mono">{prefix}…</code>
          {' · '}
          {scope.label()}
        </p>
        {origins.length > 0 && (
          <p className="text-sm break-words text-muted">{t.apiKeys.for_pages_of({ origins: origins.join(', ') })}</p>
        )}
        <Moments apiKey={apiKey} />
        {isTest && revokedAt === null && <TestOrganization apiKey={apiKey} />}
      </div>
      <UsageChart name={name} days={days} />
      <div className="flex items-start gap-1.5 xl:w-36 xl:justify-end">
        {revokedAt === null && (
          <>
            <Button size="small" aria-label={t.apiKeys.edit_2({ name })} onClick={onEdit}>
              {t.common.edit()}
            </Button>
            <Button
              size="small"
              variant="ghost"
              className="text-danger!"
              aria-label={t.apiKeys.revoke({ name })}
              onClick={() => void revoke()}
            >
              {t.apiKeys.revoke_2()}
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
          {t.apiKeys.last_used()} <Moment iso={lastUsedAt} />
        </>
      ) : (
        t.apiKeys.never_used()
      )}
      {' · '}
      {revokedAt ? (
        <>
          {t.apiKeys.revoked_2()} <Moment iso={revokedAt} format={formatMomentDay} />
        </>
      ) : expiresAt ? (
        <>
          {isValid ? t.apiKeys.expires() : t.apiKeys.expired_2()} <Moment iso={expiresAt} format={formatMomentDay} />
        </>
      ) : (
        t.apiKeys.does_not_expire()
      )}{' '}
      {t.apiKeys.made_by_on({ madeBy })} <Moment iso={createdAt} format={formatMomentDay} />
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
      title: t.apiKeys.revoke_api_key(),
      text: t.apiKeys.are_you_sure_you_want_to_revoke_this(),
      items: [`${name} (${prefix}…)`],
      consequence: isTest
        ? t.apiKeys.whatever_uses_it_stops_working_within_a()
        : t.apiKeys.whatever_uses_it_stops_working_within_a_2(),
      confirmLabel: t.apiKeys.revoke_2(),
    });
    if (!isMeant) return;
    const isDone = await attempt(() => revoke({ variables: { id } }), t.apiKeys.the_key_could_not_be_revoked());
    if (isDone) toast({ kind: 'success', text: t.apiKeys.revoked_3({ name }) });
  };
}
