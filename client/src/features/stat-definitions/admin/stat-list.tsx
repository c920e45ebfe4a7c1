import { sportNamed } from '@domain/sports/sport-named';
import { isDefaultStatistic } from '@domain/stats/abbreviation-problem';
import { useState } from 'react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { named } from '@/app/admin/named';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { Button } from '@/ui/button';
import { DeleteButton } from '@/ui/delete-button';
import { describeStat } from './stat-kinds';
import { StatisticDialog } from './statistic-dialog';
import { AdminStatsDocument, type EditableStatFragment, StatDeletionPreviewDocument } from './stats.generated';
import { useDeleteStatsMutation, useReorderStatsMutation, useUpdateStatMutation } from './stats.hooks.generated';

interface Props {
  sport: { id: string; name: string };
  stats: readonly EditableStatFragment[];
}

/**
 * The statistics of one sport. Order and visibility change at once, and back when the server refuses. Those of the
 * organization's own can be changed and deleted.
 */
export function StatList({ sport, stats }: Props) {
  const attempt = useMutationWithToast();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [remove] = useDeleteStatsMutation({ refetchQueries: ['AdminStats'], awaitRefetchQueries: true });
  const [destroy] = useDeletion<EditableStatFragment>({
    question: async ({ id, name, abbreviation }, read) => {
      const { statDefinitionDeletionPreview: preview } = await read(StatDeletionPreviewDocument, { ids: [id] });
      const { values, games, followers } = preview;
      if (followers.length > 0) {
        const follow = followers.length === 1 ? 'follows' : 'follow';
        return `${followers.join(', ')} ${follow} from ${abbreviation}. Delete or change that first.`;
      }
      const consequence = `${values === 0 ? '' : `${count(values, 'value')} in ${count(games, 'game')} ${values === 1 ? 'goes' : 'go'} with it. `}It can be undone for ten minutes.${values === 0 ? '' : ' To keep them, hide it instead.'}`;
      return { text: 'Are you sure you want to delete this statistic?', items: [name], consequence };
    },
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    failed: 'The statistic could not be deleted.',
  });
  const [update] = useUpdateStatMutation();
  const [reorder] = useReorderStatsMutation({
    update(cache, { data }) {
      const order = data?.reorderStatDefinitions ?? [];
      const [first] = order;
      if (!first) return;
      cache.updateQuery({ query: AdminStatsDocument }, (old) => {
        if (!old?.me?.actingFor) return old;
        let next = 0;
        const statDefinitions = old.me.actingFor.statDefinitions.map((each) =>
          each.sport.id === first.sport.id ? (order[next++] ?? each) : each,
        );
        return { ...old, me: { ...old.me, actingFor: { ...old.me.actingFor, statDefinitions } } };
      });
    },
  });
  const save = (next: readonly EditableStatFragment[]): void => {
    const reordered = next.map((stat, position) => named('StatDefinition', { ...stat, position }));
    void attempt(
      () =>
        reorder({
          variables: { ids: next.map(({ id }) => id) },
          optimisticResponse: { reorderStatDefinitions: reordered },
        }),
      'The new order could not be saved.',
    );
  };
  const toggle = (stat: EditableStatFragment): void => {
    const hidden = !stat.hidden;
    const optimisticResponse = {
      updateStatDefinition: named('StatDefinition', { ...stat, hidden, version: stat.version + 1 }),
    };
    void attempt(
      () =>
        update({ variables: { id: stat.id, input: { hidden, expectedVersion: stat.version } }, optimisticResponse }),
      'The statistic could not be changed.',
    );
  };
  const known = sportNamed(sport.name);
  const edited = stats.find(({ id }) => id === editedId);
  return (
    <>
      <VisibilityList
        items={stats}
        showLabel="Unhide"
        detail={describeStat}
        onReorder={save}
        onToggle={toggle}
        actions={(stat) =>
          !isDefaultStatistic(known, stat.abbreviation) && (
            <>
              <Button size="small" aria-label={`Edit ${stat.name}`} onClick={() => setEditedId(stat.id)}>
                Edit
              </Button>
              <DeleteButton name={stat.name} onDelete={() => void destroy(stat)} />
            </>
          )
        }
      />
      {edited && <StatisticDialog sport={sport} stat={edited} stats={stats} onClose={() => setEditedId(null)} />}
    </>
  );
}

function count(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
