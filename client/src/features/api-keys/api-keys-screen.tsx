import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { QueryResult } from '@/app/admin/query-result';
import { OWNERS } from '@/app/admin/roles';
import { Guard } from '@/app/admin/session/guard';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, InputFilter } from '@/ui/filter-bar';
import { SecretDialog } from '@/ui/secret-dialog';
import { useFilters } from '@/ui/use-filters';
import { ApiKeyDialog } from './api-key-dialog';
import { ApiKeyRow } from './api-key-row';
import type { ApiKeysQuery } from './api-keys.generated';
import { useApiKeysQuery } from './api-keys.hooks.generated';

/** From so many keys on they can be searched. */
const MANY = 8;

/** A simulated game ends by itself: until then the screen asks whether it has. */
const POLL_MS = 5_000;

/** Keys by which programs ask and write for the organization. Its owners. */
export default function ApiKeysScreen() {
  return (
    <Guard roles={OWNERS} needsOrganization>
      <ApiKeys />
    </Guard>
  );
}

function ApiKeys() {
  const result = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  useWhileSimulated(result);
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ScreenHeader
        title="API keys"
        actions={
          <Button variant="primary" onClick={() => setIsNew(true)}>
            <Plus aria-hidden="true" size={18} />
            New key
          </Button>
        }
      >
        By a key a program reads and writes for your organization, never more than staff may. How it is used stands in
        the{' '}
        <a href="/developers" className="link">
          developers’ pages
        </a>
        .
      </ScreenHeader>
      <QueryResult result={result}>{({ apiKeys }) => <List keys={apiKeys} onSecret={setSecret} />}</QueryResult>
      {isNew && <ApiKeyDialog apiKey={null} onClose={() => setIsNew(false)} onSecret={setSecret} />}
      {secret !== null && (
        <SecretDialog
          title="API key"
          description="Copy it to where it is used: it is shown only now, and kept nowhere here."
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}

function useWhileSimulated({ data, startPolling, stopPolling }: ReturnType<typeof useApiKeysQuery>): void {
  const isSimulated = data?.apiKeys.some(({ testOrganization }) => testOrganization?.simulatedGame) === true;
  useEffect(() => {
    if (!isSimulated) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isSimulated, startPolling, stopPolling]);
}

function List({ keys, onSecret }: { keys: ApiKeysQuery['apiKeys']; onSecret: (secret: string) => void }) {
  const [{ search }, setFilters] = useFilters(['search']);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = keys.find(({ id }) => id === editedId);
  const namePart = search.trim().toLocaleLowerCase();
  const shown = keys.filter(({ name, prefix }) => `${name} ${prefix}`.toLocaleLowerCase().includes(namePart));
  if (keys.length === 0)
    return (
      <Card title="Keys" flush>
        <EmptyState title="No API keys yet">
          Make one for each program, so that each can be revoked by itself. What visitors see needs no key.
        </EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      {(keys.length >= MANY || search !== '') && (
        <FilterBar names={['search']}>
          <InputFilter
            name="search"
            label="Find"
            placeholder="Name or prefix"
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
        </FilterBar>
      )}
      <Card title="Keys" flush>
        {shown.length === 0 ? (
          <EmptyState title="No key fits">None has this in its name, or begins so.</EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((apiKey) => (
              <ApiKeyRow key={apiKey.id} apiKey={apiKey} onEdit={() => setEditedId(apiKey.id)} />
            ))}
          </ul>
        )}
      </Card>
      {edited && <ApiKeyDialog apiKey={edited} onClose={() => setEditedId(null)} onSecret={onSecret} />}
    </div>
  );
}
