import { named } from '@/app/admin/named';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { t } from '@/texts';
import { AdminPeriodsDocument, type EditablePeriodFragment } from './periods.generated';
import { useReorderPeriodsMutation, useUpdatePeriodMutation } from './periods.hooks.generated';

const KINDS = {
  REGULAR: null,
  OVERTIME: () => t.periods.overtime_shown_when_it_was_scored(),
  FINAL: () => t.periods.the_final_score(),
} as const;

/** The periods of one sport. Order and visibility change at once, and back when the server refuses. */
export function PeriodList({ periods, userId }: { periods: readonly EditablePeriodFragment[]; userId: string | null }) {
  const attempt = useMutationWithToast();
  const [update] = useUpdatePeriodMutation();
  const [reorder] = useReorderPeriodsMutation({
    update(cache, { data }) {
      const order = data?.reorderGamePeriods ?? [];
      const [first] = order;
      if (!first) return;
      cache.updateQuery({ query: AdminPeriodsDocument, variables: { userId } }, (old) => {
        if (!old?.me?.actingFor) return old;
        let next = 0;
        const gamePeriods = old.me.actingFor.gamePeriods.map((each) =>
          each.sport.id === first.sport.id ? (order[next++] ?? each) : each,
        );
        return { ...old, me: { ...old.me, actingFor: { ...old.me.actingFor, gamePeriods } } };
      });
    },
  });
  const save = (next: readonly EditablePeriodFragment[]): void => {
    const reordered = next.map((period, position) => named('GamePeriod', { ...period, position }));
    void attempt(
      () =>
        reorder({
          variables: { ids: next.map(({ id }) => id) },
          optimisticResponse: { reorderGamePeriods: reordered },
        }),
      t.periods.the_new_order_could_not_be_saved(),
    );
  };
  const toggle = (period: EditablePeriodFragment): void => {
    const hidden = !period.hidden;
    const optimisticResponse = {
      updateGamePeriod: named('GamePeriod', { ...period, hidden, version: period.version + 1 }),
    };
    void attempt(
      () =>
        update({
          variables: { id: period.id, input: { hidden, expectedVersion: period.version } },
          optimisticResponse,
        }),
      t.periods.the_period_could_not_be_changed(),
    );
  };
  const hasDetails = periods.some(({ kind }) => kind !== 'REGULAR');
  return (
    <VisibilityList
      items={periods}
      showLabel={t.periods.unhide()}
      {...(hasDetails && { detail: ({ kind }: EditablePeriodFragment) => KINDS[kind]?.() ?? null })}
      onReorder={save}
      onToggle={toggle}
    />
  );
}
