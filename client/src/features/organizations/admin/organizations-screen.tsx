import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { OrganizationCard } from './organization-card';
import { OrganizationDialog } from './organization-dialog';
import type { AdminOrganizationFragment, AdminOrganizationsQuery } from './organizations.generated';
import { useAdminOrganizationsQuery } from './organizations.hooks.generated';

/** All organizations of the platform (platform, section 2.9). Super administrators. */
export default function OrganizationsScreen() {
  const [{ search }] = useFilters(['search']);
  const result = useAdminOrganizationsQuery();
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <ScreenHeader
        title={t.organizations.organizations()}
        actions={
          <>
            <Button variant="primary" disabled={!result.data} onClick={() => setIsNew(true)}>
              <Plus aria-hidden="true" size={18} />
              {t.organizations.new_organization()}
            </Button>
            <ExportMenu list="organizations" filters={{ search }} />
          </>
        }
      >
        {t.organizations.each_has_its_own_site_people_and_league()}
      </ScreenHeader>
      <QueryResult result={result}>{(data) => <List {...data} />}</QueryResult>
      {isNew && result.data && (
        <OrganizationDialog organization={null} sports={result.data.sports} onClose={() => setIsNew(false)} />
      )}
    </>
  );
}

function List({ organizations, sports, sendsMail }: AdminOrganizationsQuery) {
  const { user } = useSite();
  const [{ search }, setFilters] = useFilters(['search']);
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = useKeptRow(organizations, editedId);
  const shown = organizations.filter((organization) => matches(organization, search));
  return (
    <div className="flex flex-col gap-4">
      <FilterBar names={['search']}>
        <SearchFilter
          name="search"
          label={t.organizations.find()}
          placeholder={t.organizations.name_slug_domain_or_user()}
          value={search}
          onChange={(value) => setFilters({ search: value })}
        />
      </FilterBar>
      {shown.length === 0 && (
        <EmptyState
          title={
            organizations.length === 0
              ? t.organizations.no_organizations_yet()
              : t.organizations.no_organization_matches()
          }
        >
          {organizations.length === 0
            ? t.organizations.create_the_first_one_with_the_button_above()
            : t.organizations.clear_the_filter_to_see_all_of_them()}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {shown.map((organization) => (
          <li key={organization.id}>
            {user && (
              <OrganizationCard
                organization={organization}
                user={user}
                sendsMail={sendsMail}
                onEdit={() => setEditedId(organization.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited && <OrganizationDialog organization={edited} sports={sports} onClose={() => setEditedId(null)} />}
    </div>
  );
}

/** Whether an organization is meant by a search text. */
function matches({ name, slug, domains, users }: AdminOrganizationFragment, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [name, slug, ...domains, ...users.map(({ username }) => username)].some((text) =>
    text.toLocaleLowerCase().includes(wanted),
  );
}
