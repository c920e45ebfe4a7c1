import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { useEditedRow } from '@/app/admin/forms/use-edited-row';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { LinkForm } from './link-form';
import { LinkList } from './link-list';
import { useOwnLinksQuery } from './links.hooks.generated';

/** The organization's own navigation links (platform, section 2.11). */
export default function LinksScreen() {
  return (
    <>
      <ScreenHeader title={t.links.navigation_links()} actions={<ExportMenu list="links" />}>
        {t.links.they_stand_in_the_navigation_of_the_site()}
      </ScreenHeader>
      <Links />
    </>
  );
}

function Links() {
  const result = useOwnLinksQuery();
  const { edited, edit, close } = useEditedRow(result.data?.me?.actingFor?.links ?? []);
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { links = [], publishedPages = [] } = me?.actingFor ?? {};
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Card title={t.links.links()} flush>
              {links.length === 0 ? (
                <EmptyState title={t.links.no_links_yet()}>
                  {t.links.the_navigation_shows_its_built_in_entries()}
                </EmptyState>
              ) : (
                <LinkList
                  links={links}
                  pages={publishedPages}
                  organizationId={me!.actingFor!.id}
                  editedId={edited?.id ?? null}
                  onEdit={edit}
                  onGone={close}
                />
              )}
            </Card>
            <LinkForm key={edited?.id ?? 'new'} link={edited} pages={publishedPages} onDone={() => close(edited?.id)} />
          </div>
        );
      }}
    </QueryResult>
  );
}
