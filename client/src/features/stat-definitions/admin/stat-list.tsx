import { sportNamed } from '@domain/sports/sport-named';
import { isDefaultStatistic } from '@domain/stats/abbreviation-problem';
import { useState } from 'react';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { named } from '@/app/admin/named';
import { placed } from '@/app/admin/lists/placed';
import { inTurn } from '@/app/admin/turns-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { useKeptRow } from '@/app/admin/forms/use-kept-row';
import { statName } from '@/lib/stat-name';
import { t } from '@/texts';
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
        return t.statDefinitions.from_delete_or_change_that_first({
          followers: followers.join(', '),
          count: followers.length,
          abbreviation,
        });
      }
      const consequence =
        values === 0
          ? t.common.it_can_be_undone_for_ten_minutes()
          : t.statDefinitions.values_in_games_go_with_it_it_can({ values, games });
      return { text: t.statDefinitions.are_you_sure_you_want_to_delete_this(), items: [name], consequence };
    },
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    failed: t.statDefinitions.the_statistic_could_not_be_deleted(),
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
    const reordered = placed(next).map((stat) => named('StatDefinition', stat));
    void attempt(
      () =>
        reorder({
          variables: { ids: next.map(({ id }) => id) },
          optimisticResponse: { reorderStatDefinitions: reordered },
          ...inTurn(next.map(({ id }) => `StatDefinition:${id}`)),
        }),
      t.statDefinitions.the_new_order_could_not_be_saved(),
    );
  };
  const toggle = (stat: EditableStatFragment): void => {
    const hidden = !stat.hidden;
    const optimisticResponse = {
      updateStatDefinition: named('StatDefinition', { ...stat, hidden, version: stat.version + 1 }),
      undoable: [],
    };
    void attempt(
      () =>
        update({
          variables: { id: stat.id, input: { hidden, expectedVersion: stat.version } },
          optimisticResponse,
          ...inTurn([`StatDefinition:${stat.id}`]),
        }),
      t.statDefinitions.the_statistic_could_not_be_changed(),
    );
  };
  const known = sportNamed(sport.name);
  const edited = useKeptRow(stats, editedId);
  return (
    <>
      <VisibilityList
        items={stats}
        nameOf={({ name }) => statName(name)}
        showLabel={t.statDefinitions.unhide()}
        detail={describeStat}
        onReorder={save}
        onToggle={toggle}
        actions={(stat) =>
          !isDefaultStatistic(known, stat.abbreviation) && (
            <>
              <Button
                size="small"
                aria-label={t.statDefinitions.edit({ stat: stat.name })}
                onClick={() => setEditedId(stat.id)}
              >
                {t.common.edit()}
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
