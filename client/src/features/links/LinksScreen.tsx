import { useState } from 'react';
import { ExportLink } from '@/app/admin/ExportLink';
import { Guard } from '@/app/admin/Guard';
import { Loaded } from '@/app/admin/Loaded';
import { ScreenHeader } from '@/app/admin/ScreenHeader';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LinkForm } from './LinkForm';
import { LinkList } from './LinkList';
import { useOwnLinksQuery } from './links.generated';

/** The organization's own navigation links (platform, section 2.11). */
export default function LinksScreen() {
  return (
    <Guard needsOrganization>
      <ScreenHeader title="Navigation links" actions={<ExportLink list="links" />}>
        They stand in the navigation of the site, after its built-in entries and in this order.
      </ScreenHeader>
      <Links />
    </Guard>
  );
}

function Links() {
  const result = useOwnLinksQuery({ fetchPolicy: 'cache-and-network' });
  const [editedId, setEditedId] = useState<string | null>(null);
  return (
    <Loaded result={result}>
      {({ me }) => {
        const links = me?.actingFor?.links ?? [];
        const edited = links.find(({ id }) => id === editedId) ?? null;
        return (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <Card title="Links" flush>
              {links.length === 0 ? (
                <EmptyState title="No links yet">
                  The navigation shows its built-in entries only. Add a link with the form.
                </EmptyState>
              ) : (
                <LinkList links={links} organizationId={me!.actingFor!.id} editedId={editedId} onEdit={setEditedId} />
              )}
            </Card>
            <LinkForm key={edited?.id ?? 'new'} link={edited} onDone={() => setEditedId(null)} />
          </div>
        );
      }}
    </Loaded>
  );
}
