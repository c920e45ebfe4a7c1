import { useApolloClient } from '@apollo/client/react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { useEditedRow } from '@/app/admin/forms/use-edited-row';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { BusinessForm } from './business-form';
import { BusinessList } from './business-list';
import { AdminBusinessesDocument } from './businesses.generated';
import { useAdminBusinessesQuery } from './businesses.hooks.generated';
import { signupStatuses } from './signup-statuses';

/** Business listings: a form, and the list with Edit and Delete (league management, "Businesses page"). */
export default function BusinessesScreen() {
  return (
    <>
      <ScreenHeader title={t.businesses.businesses()}>
        {t.businesses.leagues_and_businesses_around_as_the_public()}
      </ScreenHeader>
      <Businesses />
    </>
  );
}

function Businesses() {
  const [{ search, status }, setFilters] = useFilters(['search', 'status']);
  const signupStatus = signupStatuses().find(({ value }) => value === status)?.value;
  const result = useAdminBusinessesQuery({
    variables: { filter: { ...(search && { search }), ...(signupStatus && { signupStatus }) } },
  });
  const shown = result.data ?? result.previousData;
  const { edited, edit, renew, close } = useEditedRow(shown?.me?.actingFor?.businesses ?? []);
  const client = useApolloClient();
  /** Asks for all: the one that is edited may not be among those that are shown. */
  const refresh = async (): Promise<void> => {
    const all = { query: AdminBusinessesDocument, variables: { filter: {} }, fetchPolicy: 'network-only' } as const;
    const { data } = await client.query(all);
    renew(data?.me?.actingFor?.businesses ?? []);
  };
  return (
    <QueryResult result={{ ...result, data: shown }}>
      {({ me, businessOptions }) => {
        const businesses = me?.actingFor?.businesses ?? [];
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
            <div className="flex flex-col gap-4">
              <FilterBar names={['search', 'status']}>
                <SearchFilter
                  name="search"
                  label={t.businesses.find()}
                  placeholder={t.common.name()}
                  value={search}
                  onChange={(value) => setFilters({ search: value })}
                />
                <SelectFilter
                  name="status"
                  label={t.businesses.signup_status()}
                  all={t.businesses.all()}
                  options={signupStatuses()}
                  value={signupStatus ?? ''}
                  onChange={(value) => setFilters({ status: value })}
                />
              </FilterBar>
              <Card
                title={t.businesses.listings()}
                flush
                aside={<ExportMenu list="businesses" size="small" filters={{ search, signupStatus }} />}
              >
                {businesses.length === 0 ? (
                  <EmptyState title={t.businesses.no_businesses_yet()}>
                    {search || status
                      ? t.businesses.none_fits_these_filters()
                      : t.businesses.add_the_first_one_with_the_form()}
                  </EmptyState>
                ) : (
                  <BusinessList businesses={businesses} editedId={edited?.id ?? null} onEdit={edit} onGone={close} />
                )}
              </Card>
            </div>
            <BusinessForm
              key={edited?.id ?? 'new'}
              business={edited}
              options={businessOptions}
              onDone={() => close(edited?.id)}
              onRefresh={refresh}
            />
          </div>
        );
      }}
    </QueryResult>
  );
}
