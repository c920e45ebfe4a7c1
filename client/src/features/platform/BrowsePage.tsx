import { definePage, type PageProps } from '@/app/page';
import { EmptyState } from '@/ui/EmptyState';
import { PageTitle } from '@/ui/PageTitle';
import { TeamLogo } from '@/ui/TeamLogo';
import { BrowseDocument, type BrowseQuery, type BrowseQueryVariables } from './browse.generated';

/** All Listings: every listed organization. One with a site of its own leads there. */
function BrowsePage({ data: { listings } }: PageProps<BrowseQuery>) {
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>All Listings</PageTitle>
      {listings.length === 0 && <EmptyState title="No organizations yet" />}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {listings.map(({ id, name, slug, logoUrl, customSite, customPageUrl, sports }) => (
          <li key={id}>
            {/* Another site, or another prefix: a page of its own. */}
            <a href={(customSite && customPageUrl) || `/${slug}`} className="card flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-accent">
              <TeamLogo name={name} logoUrl={logoUrl} size="large" />
              <span className="min-w-0">
                <span className="display block truncate text-xl leading-tight font-bold">{name}</span>
                <span className="block truncate text-sm text-muted">{sports.map((sport) => sport.name).join(', ')}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default definePage<BrowseQuery, BrowseQueryVariables>({
  document: BrowseDocument,
  variables: () => ({}),
  head: () => ({ title: 'All Listings' }),
  Component: BrowsePage,
});
