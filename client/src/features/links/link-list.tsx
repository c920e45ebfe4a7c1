import { named } from '@/app/admin/named';
import { placed } from '@/app/admin/lists/placed';
import { inTurn } from '@/app/admin/turns-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { SortableList } from '@/ui/sortable-list';
import { LinkRow } from './link-row';
import { type EditableLinkFragment, EditableLinkFragmentDoc } from './links.generated';
import { useReorderLinksMutation } from './links.hooks.generated';
import type { PublishedPages } from './slug-field';

interface Props {
  links: readonly EditableLinkFragment[];
  pages: PublishedPages;
  organizationId: string;
  editedId: string | null;
  onEdit: (id: string) => void;
  onGone: (id: string) => void;
}

/**
 * The links in their order. A new order is shown at once, and taken back when the server refuses it: then the list is
 * asked for anew.
 */
export function LinkList({ links, pages, organizationId, editedId, onEdit, onGone }: Props) {
  const attempt = useMutationWithToast();
  const [reorder] = useReorderLinksMutation({
    update(cache, { data }) {
      const order = data?.reorderLinks ?? [];
      cache.modify<{ links: unknown }>({
        id: cache.identify({ __typename: 'Organization', id: organizationId }),
        fields: {
          links: () =>
            order.map((link) =>
              cache.writeFragment({
                data: named('Link', link),
                fragment: EditableLinkFragmentDoc,
                fragmentName: 'EditableLink',
              }),
            ),
        },
      });
    },
  });
  const save = (next: readonly EditableLinkFragment[]): Promise<boolean> =>
    attempt(
      () =>
        reorder({
          variables: { ids: next.map(({ id }) => id) },
          optimisticResponse: { reorderLinks: placed(next).map((link) => named('Link', link)) },
          ...inTurn(next.map(({ id }) => `Link:${id}`)),
        }),
      t.links.the_new_order_could_not_be_saved(),
    );
  return (
    <SortableList
      items={links}
      nameOf={({ label }) => label}
      onReorder={(next) => void save(next)}
      className="divide-y divide-line"
      itemClassName="bg-surface"
    >
      {(link, handle) => (
        <LinkRow
          link={link}
          pages={pages}
          handle={handle}
          edited={link.id === editedId}
          onEdit={onEdit}
          onGone={onGone}
        />
      )}
    </SortableList>
  );
}
