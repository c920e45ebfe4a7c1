import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useMayDiscard } from '@/ui/use-may-discard';
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
  const result = useOwnLinksQuery({ fetchPolicy: 'cache-and-network' });
  const [editedId, setEditedId] = useState<string | null>(null);
  const mayDiscard = useMayDiscard();
  const edit = async (id: string): Promise<void> => {
    if (id === editedId || (await mayDiscard())) setEditedId(id);
  };
  // By then another one may be edited.
  const forget = (id: string): void => setEditedId((edited) => (edited === id ? null : edited));
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { links = [], publishedPages = [] } = me?.actingFor ?? {};
        const edited = links.find(({ id }) => id === editedId) ?? null;
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
                  editedId={editedId}
                  onEdit={(id) => void edit(id)}
                  onGone={forget}
                />
              )}
            </Card>
            <LinkForm key={edited?.id ?? 'new'} link={edited} pages={publishedPages} onDone={() => setEditedId(null)} />
          </div>
        );
      }}
    </QueryResult>
  );
}
