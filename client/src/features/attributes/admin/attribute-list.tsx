import { useState } from 'react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { named } from '@/app/admin/named';
import { placed } from '@/app/admin/lists/placed';
import { inTurn } from '@/app/admin/turns-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { attributeName } from '@/lib/attribute-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { typeName } from './attribute-types';
import { AdminAttributesDocument, type EditableAttributeFragment } from './attributes.generated';
import {
  useDeletePlayerAttributeMutation,
  useReorderPlayerAttributesMutation,
  useUpdatePlayerAttributeMutation,
} from './attributes.hooks.generated';
import { RenameAttributeDialog } from './rename-attribute-dialog';

/** The attributes in their order. Order and visibility change at once, and back when the server refuses. */
export function AttributeList({ attributes }: { attributes: readonly EditableAttributeFragment[] }) {
  const attempt = useMutationWithToast();
  const [renamedId, setRenamedId] = useState<string | null>(null);
  const [update] = useUpdatePlayerAttributeMutation();
  const [remove] = useDeletePlayerAttributeMutation({ refetchQueries: ['AdminAttributes'], awaitRefetchQueries: true });
  const [reorder] = useReorderPlayerAttributesMutation({
    update(cache, { data }) {
      const playerAttributes = data?.reorderPlayerAttributes;
      if (!playerAttributes) return;
      cache.updateQuery({ query: AdminAttributesDocument }, (old) =>
        old?.me?.actingFor ? { ...old, me: { ...old.me, actingFor: { ...old.me.actingFor, playerAttributes } } } : old,
      );
    },
  });
  const save = (ids: readonly string[]): void => {
    const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
    const reordered = placed(ids.map((id) => byId.get(id)!)).map((attribute) => named('PlayerAttribute', attribute));
    void attempt(
      () =>
        reorder({
          variables: { ids: [...ids] },
          optimisticResponse: { reorderPlayerAttributes: reordered },
          ...inTurn(ids.map((id) => `PlayerAttribute:${id}`)),
        }),
      t.attributes.the_new_order_could_not_be_saved(),
    );
  };
  const toggle = (attribute: EditableAttributeFragment): void => {
    const { id, version, visible } = attribute;
    const optimisticResponse = {
      updatePlayerAttribute: named('PlayerAttribute', { ...attribute, visible: !visible, version: version + 1 }),
      undoable: [],
    };
    void attempt(
      () =>
        update({
          variables: { id, input: { visible: !visible, expectedVersion: version } },
          optimisticResponse,
          ...inTurn([`PlayerAttribute:${id}`]),
        }),
      t.attributes.the_attribute_could_not_be_changed(),
    );
  };
  const [destroy] = useDeletion<EditableAttributeFragment>({
    question: ({ name }) => ({
      text: t.attributes.are_you_sure_you_want_to_delete_this(),
      items: [attributeName(name)],
      consequence: t.attributes.all_players_values_of_it_go_with_it(),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    failed: t.attributes.the_attribute_could_not_be_deleted(),
  });
  const renamed = useKeptRow(attributes, renamedId);
  return (
    <>
      <VisibilityList
        nameOf={({ name }) => attributeName(name)}
        items={attributes.map((attribute) => ({ ...attribute, hidden: !attribute.visible, attribute }))}
        showLabel={t.attributes.show()}
        detail={({ type }) => typeName(type)}
        onReorder={(next) => save(next.map(({ id }) => id))}
        onToggle={({ attribute }) => toggle(attribute)}
        actions={({ attribute }) => (
          <>
            <Button
              size="small"
              aria-label={t.attributes.rename({ attribute: attributeName(attribute.name) })}
              onClick={() => setRenamedId(attribute.id)}
            >
              {t.attributes.rename_2()}
            </Button>
            <DeleteButton name={attributeName(attribute.name)} onDelete={() => void destroy(attribute)} />
          </>
        )}
      />
      {renamed && <RenameAttributeDialog attribute={renamed} onClose={() => setRenamedId(null)} />}
    </>
  );
}
