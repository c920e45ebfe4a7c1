import { CONTENT_TITLES } from '@/app/content-titles';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { withSiteLinks } from '@/app/site-links';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle } from '@/ui/page-title';
import { ContentPageDocument, type ContentPageQuery, type ContentPageQueryVariables } from './content-page.generated';
import { pageSummary, questionsOf } from './page-summary';
import { PageBlocks } from './page-blocks';

/** A page that the organization wrote: registration, questions, contact and the like. */
function ContentPage({ data, location }: PageProps<ContentPageQuery>) {
  const { page, name } = data.organization!;
  if (!page) {
    return (
      <>
        <PageTitle>{emptyTitle(location)}</PageTitle>
        <EmptyState title={t.pages.nothing_here_yet()}>{t.pages.has_not_written_this_page({ name })}</EmptyState>
      </>
    );
  }
  const { title, blocks } = page;
  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-5 pb-6">
      <PageTitle>{title}</PageTitle>
      <PageBlocks blocks={withSiteLinks(blocks, location.site)} />
    </article>
  );
}

/** The title of a page that every organization has, also before it is written. */
function emptyTitle({ params }: PageLocation): string | undefined {
  return CONTENT_TITLES[`/${(params['*'] ?? '').toLowerCase().replace(/\/$/, '')}`]?.();
}

export default definePage<ContentPageQuery, ContentPageQueryVariables>({
  document: ContentPageDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), path: params['*'] ?? '' }),
  notFound: ({ organization }, location) =>
    organization && (organization.page || emptyTitle(location)) ? null : t.pages.page_not_found(),
  head: ({ organization }, location) => {
    if (!organization!.page) return { title: emptyTitle(location) };
    const { title, blocks } = organization!.page;
    return { title, description: pageSummary(blocks) };
  },
  structuredData:
    import.meta.env.SSR && (({ organization }) => organization!.page && questionsOf(organization!.page.blocks)),
  Component: ContentPage,
});
