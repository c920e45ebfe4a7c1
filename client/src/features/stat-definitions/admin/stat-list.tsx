import { named } from '@/app/admin/named';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { AdminStatsDocument, type EditableStatFragment } from './stats.generated';
import { useReorderStatsMutation, useUpdateStatMutation } from './stats.hooks.generated';

const KINDS = { COUNTING: null, SUM: 'follows from its parts', PERCENTAGE: 'made of attempted' } as const;

/** The statistics of one sport. Order and visibility change at once, and back when the server refuses. */
export function StatList({ stats }: { stats: readonly EditableStatFragment[] }) {
  const attempt = useMutationWithToast();
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
  return (
    <VisibilityList
      items={stats}
      showLabel="Unhide"
      detail={({ abbreviation, kind }) => [abbreviation, KINDS[kind]].filter(Boolean).join(' · ')}
      onReorder={save}
      onToggle={toggle}
    />
  );
}
