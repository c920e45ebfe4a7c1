import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { withSiteLinks } from '@/app/site-links';
import { PageTitle } from '@/ui/PageTitle';
import { ContentPageDocument, type ContentPageQuery, type ContentPageQueryVariables } from './content-page.generated';
import { pageSummary, questionsOf } from './page-summary';
import { PageBlocks } from './PageBlocks';

/** A page that the organization wrote: registration, questions, contact and the like. */
function ContentPage({ data, location }: PageProps<ContentPageQuery>) {
  const { title, blocks } = data.organization!.page!;
  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-5 pb-6">
      <PageTitle>{title}</PageTitle>
      <PageBlocks blocks={withSiteLinks(blocks, location.site)} />
    </article>
  );
}

export default definePage<ContentPageQuery, ContentPageQueryVariables>({
  document: ContentPageDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), path: params['*'] ?? '' }),
  notFound: ({ organization }) => (organization?.page ? null : 'Page not found'),
  head: ({ organization }) => {
    const { title, blocks } = organization!.page!;
    return { title, description: pageSummary(blocks), structuredData: questionsOf(blocks) };
  },
  Component: ContentPage,
});
