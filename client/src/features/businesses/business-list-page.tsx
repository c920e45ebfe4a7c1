import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
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
      <PageTitle>Businesses</PageTitle>
      {businesses.length > 0 && (
        <FilterBar names={BUSINESS_FILTERS}>
          <SearchFilter
            name="search"
            label="Search"
            placeholder="Name, place or city"
            value={filters.search}
            onChange={(search) => setFilters({ search })}
          />
          <SelectFilter
            name="city"
            label="City"
            all="All Cities"
            options={optionsOf(businesses, 'cities')}
            value={filters.city}
            onChange={(city) => setFilters({ city })}
          />
          <SelectFilter
            name="sport"
            label="Sport"
            all="All Sports"
            options={optionsOf(businesses, 'sports')}
            value={filters.sport}
            onChange={(sport) => setFilters({ sport })}
          />
          <SelectFilter
            name="category"
            label="Category"
            all="All Categories"
            options={optionsOf(businesses, 'categories')}
            value={filters.category}
            onChange={(category) => setFilters({ category })}
          />
          <SelectFilter
            name="open"
            label="Sign-up"
            all="Open or closed"
            options={[{ value: '1', label: 'Open' }]}
            value={filters.open}
            onChange={(open) => setFilters({ open })}
          />
        </FilterBar>
      )}
      {shown.length === 0 && (
        <Card>
          <EmptyState title="No businesses found">
            {businesses.length === 0
              ? 'Nothing is listed here yet.'
              : 'None matches all of the filters: take one away.'}
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
  notFound: ({ organization }) => (organization ? null : 'Page not found'),
  head: ({ organization }) => ({
    title: 'Businesses',
    description: `Leagues and businesses around ${organization!.name}`,
  }),
  Component: BusinessListPage,
});
