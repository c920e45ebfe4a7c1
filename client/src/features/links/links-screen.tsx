import { useState } from 'react';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { useMayDiscard } from '@/ui/use-may-discard';
import { LinkForm } from './link-form';
import { LinkList } from './link-list';
import { useOwnLinksQuery } from './links.hooks.generated';

/** The organization's own navigation links (platform, section 2.11). */
export default function LinksScreen() {
  return (
    <Guard needsOrganization>
      <ScreenHeader title="Navigation links" actions={<ExportMenu list="links" />}>
        They stand in the navigation of the site, after its built-in entries and in this order.
      </ScreenHeader>
      <Links />
    </Guard>
  );
}

function Links() {
  const result = useOwnLinksQuery({ fetchPolicy: 'cache-and-network' });
  const [editedId, setEditedId] = useState<string | null>(null);
  const mayDiscard = useMayDiscard();
  const edit = async (id: string | null): Promise<void> => {
    if (id === null || id === editedId || (await mayDiscard())) setEditedId(id);
  };
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const { links = [], publishedPages = [] } = me?.actingFor ?? {};
        const edited = links.find(({ id }) => id === editedId) ?? null;
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <Card title="Links" flush>
              {links.length === 0 ? (
                <EmptyState title="No links yet">
                  The navigation shows its built-in entries only. Add a link with the form.
                </EmptyState>
              ) : (
                <LinkList
                  links={links}
                  pages={publishedPages}
                  organizationId={me!.actingFor!.id}
                  editedId={editedId}
                  onEdit={(id) => void edit(id)}
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
