import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { QueryResult } from '@/app/admin/query-result';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
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
  const result = useApiKeysQuery();
  useWhileSimulated(result);
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ScreenHeader
        title={t.apiKeys.api_keys()}
        actions={
          <Button variant="primary" onClick={() => setIsNew(true)}>
            <Plus aria-hidden="true" size={18} />
            {t.apiKeys.new_key()}
          </Button>
        }
      >
        {t.apiKeys.by_a_key_a_program_reads_and_writes({
          link: (words) => (
            <a href="/developers" className="link">
              {words}
            </a>
          ),
        })}
      </ScreenHeader>
      <QueryResult result={result}>{({ apiKeys }) => <List keys={apiKeys} onSecret={setSecret} />}</QueryResult>
      {isNew && <ApiKeyDialog apiKey={null} onClose={() => setIsNew(false)} onSecret={setSecret} />}
      {secret !== null && (
        <SecretDialog
          title={t.apiKeys.api_key()}
          description={t.apiKeys.copy_it_to_where_it_is_used_it()}
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
  const edited = useKeptRow(keys, editedId);
  const namePart = search.trim().toLocaleLowerCase();
  const shown = keys.filter(({ name, prefix }) => `${name} ${prefix}`.toLocaleLowerCase().includes(namePart));
  if (keys.length === 0)
    return (
      <Card title={t.apiKeys.keys()} flush>
        <EmptyState title={t.apiKeys.no_api_keys_yet()}>
          {t.apiKeys.make_one_for_each_program_so_that_each()}
        </EmptyState>
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      {(keys.length >= MANY || search !== '') && (
        <FilterBar names={['search']}>
          <SearchFilter
            name="search"
            label={t.apiKeys.find()}
            placeholder={t.apiKeys.name_or_prefix()}
            value={search}
            onChange={(value) => setFilters({ search: value })}
          />
        </FilterBar>
      )}
      <Card title={t.apiKeys.keys()} flush>
        {shown.length === 0 ? (
          <EmptyState title={t.apiKeys.no_key_fits()}>{t.apiKeys.none_has_this_in_its_name_or_begins()}</EmptyState>
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
