import { definePage, type PageProps } from '@/app/page';
import { t } from '@/texts';
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
      <PageTitle aside={<p className="eyebrow text-muted">{t.platform.leagues({ count: listings.length })}</p>}>
        {t.platform.all_listings()}
      </PageTitle>
      {listings.length === 0 && (
        <Card>
          <EmptyState
            title={t.platform.no_listings_yet()}
            action={
              <a href={`${site.platformAddress ?? ''}/site`} className={buttonClass()}>
                {t.platform.what_this_is()}
              </a>
            }
          >
            {t.platform.leagues_appear_here_as_soon_as_somebody_runs()}
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
  head: () => ({ title: t.platform.all_listings(), description: t.platform.every_league_that_has_its_site_here() }),
  Component: BrowsePage,
});
