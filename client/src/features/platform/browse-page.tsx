import { definePage, type PageProps } from '@/app/page';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle } from '@/ui/page-title';
import { ListingCard } from './listing-card';
import { ListingsDocument, type ListingsQuery, type ListingsQueryVariables } from './listings.generated';
import { platformVariables } from './platform-page';

/** All Listings: every listed organization. One with a site of its own leads there. */
function BrowsePage({ data: { listings }, location: { site } }: PageProps<ListingsQuery>) {
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        aside={
          <p className="eyebrow text-muted">{listings.length === 1 ? '1 league' : `${listings.length} leagues`}</p>
        }
      >
        All Listings
      </PageTitle>
      {listings.length === 0 && (
        <Card>
          <EmptyState
            title="No listings yet"
            action={
              <a href={`${site.platformAddress ?? ''}/site`} className={buttonClass()}>
                What this is
              </a>
            }
          >
            Leagues appear here as soon as somebody runs them.
          </EmptyState>
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default definePage<ListingsQuery, ListingsQueryVariables>({
  document: ListingsDocument,
  variables: platformVariables,
  head: () => ({ title: 'All Listings', description: 'Every league that has its site here.' }),
  Component: BrowsePage,
});
