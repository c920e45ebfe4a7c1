import { named } from '@/app/admin/named';
import { placed } from '@/app/admin/lists/placed';
import { inTurn } from '@/app/admin/turns-link';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { VisibilityList } from '@/app/admin/lists/visibility-list';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { scoringOf } from '@domain/plays/scoring-of';
import { AdminPeriodsDocument, type EditablePeriodFragment } from './periods.generated';
import { useReorderPeriodsMutation, useUpdatePeriodMutation } from './periods.hooks.generated';

const KINDS = {
  REGULAR: null,
  OVERTIME: () => t.periods.at_a_tie_shown_when_it_was_scored(),
  FINAL: () => t.periods.the_final_score(),
} as const;

/** What a press makes of when a period is played. */
const otherKind = ({ kind }: EditablePeriodFragment): string =>
  kind === 'OVERTIME' ? t.periods.always() : t.periods.only_at_a_tie();

/**
 * The periods of one sport. Order, visibility and when they are played change at once, and back when the server
 * refuses.
 */
export function PeriodList({ periods }: { periods: readonly EditablePeriodFragment[] }) {
  // No set is played at a tie.
  const isOfSets = scoringOf(periods[0]?.sport.name) === 'won';
  const attempt = useMutationWithToast();
  const [update] = useUpdatePeriodMutation();
  const [reorder] = useReorderPeriodsMutation({
    update(cache, { data }) {
      const order = data?.reorderGamePeriods ?? [];
      const [first] = order;
      if (!first) return;
      cache.updateQuery({ query: AdminPeriodsDocument }, (old) => {
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
    const reordered = placed(next).map((period) => named('GamePeriod', period));
    void attempt(
      () =>
        reorder({
          variables: { ids: next.map(({ id }) => id) },
          optimisticResponse: { reorderGamePeriods: reordered },
          ...inTurn(next.map(({ id }) => `GamePeriod:${id}`)),
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
          ...inTurn([`GamePeriod:${period.id}`]),
        }),
      t.periods.the_period_could_not_be_changed(),
    );
  };
  const toggleKind = (period: EditablePeriodFragment): void => {
    const kind: EditablePeriodFragment['kind'] = period.kind === 'OVERTIME' ? 'REGULAR' : 'OVERTIME';
    const optimisticResponse = {
      updateGamePeriod: named('GamePeriod', { ...period, kind, version: period.version + 1 }),
    };
    void attempt(
      () =>
        update({
          variables: { id: period.id, input: { kind, expectedVersion: period.version } },
          optimisticResponse,
          ...inTurn([`GamePeriod:${period.id}`]),
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
      {...(!isOfSets && {
        actions: (period: EditablePeriodFragment) =>
          // What nothing stands in keeps the buttons of all rows below each other.
          period.kind === 'FINAL' ? (
            <span className="w-30 max-sm:hidden" />
          ) : (
            <Button
              size="small"
              className="sm:w-30"
              aria-label={`${otherKind(period)}: ${period.name}`}
              onClick={() => toggleKind(period)}
            >
              {otherKind(period)}
            </Button>
          ),
      })}
    />
  );
}
