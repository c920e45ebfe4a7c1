import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { PageTitle } from '@/ui/page-title';
import { SearchFilter } from '@/ui/search-filter';
import { useFilters } from '@/ui/use-filters';
import { BusinessCard } from './business-card';
import { BUSINESS_FILTERS, filteredBusinesses, optionsOf } from './business-filter';
import {
  BusinessListingDocument,
  type BusinessListingQuery,
  type BusinessListingQueryVariables,
} from './business-listing.generated';

/** Businesses and leagues around an organization, for everybody. */
function BusinessListPage({ data }: PageProps<BusinessListingQuery>) {
  const [filters, setFilters] = useFilters(BUSINESS_FILTERS);
  const { businesses } = data.organization!;
  const shown = filteredBusinesses(businesses, filters);
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{t.businesses.businesses()}</PageTitle>
      {businesses.length > 0 && (
        <FilterBar names={BUSINESS_FILTERS}>
          <SearchFilter
            name="search"
            label={t.businesses.search()}
            placeholder={t.businesses.name_place_or_city()}
            value={filters.search}
            onChange={(search) => setFilters({ search })}
          />
          <SelectFilter
            name="city"
            label={t.businesses.city()}
            all={t.businesses.all_cities()}
            options={optionsOf(businesses, 'cities')}
            value={filters.city}
            onChange={(city) => setFilters({ city })}
          />
          <SelectFilter
            name="sport"
            label={t.businesses.sport()}
            all={t.businesses.all_sports()}
            options={optionsOf(businesses, 'sports')}
            value={filters.sport}
            onChange={(sport) => setFilters({ sport })}
          />
          <SelectFilter
            name="category"
            label={t.businesses.category()}
            all={t.businesses.all_categories()}
            options={optionsOf(businesses, 'categories')}
            value={filters.category}
            onChange={(category) => setFilters({ category })}
          />
          <SelectFilter
            name="open"
            label={t.businesses.sign_up()}
            all={t.businesses.open_or_closed()}
            options={[{ value: '1', label: t.businesses.open() }]}
            value={filters.open}
            onChange={(open) => setFilters({ open })}
          />
        </FilterBar>
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState title={t.businesses.no_businesses_found()}>
            {businesses.length === 0
              ? t.businesses.nothing_is_listed_here_yet()
              : t.businesses.none_matches_all_of_the_filters_take_one()}
          </EmptyState>
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((business) => (
          <li key={business.id}>
            <BusinessCard business={business} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default definePage<BusinessListingQuery, BusinessListingQueryVariables>({
  document: BusinessListingDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }) => (organization ? null : t.businesses.page_not_found()),
  head: ({ organization }) => ({
    title: t.businesses.businesses(),
    description: t.businesses.leagues_and_businesses_around({ organization: organization!.name }),
  }),
  Component: BusinessListPage,
});
