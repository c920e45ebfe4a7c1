import { useUndoable } from '@/app/admin/undo/use-undoable';
import { sportName } from '@/lib/sport-name';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { AddPeriodForm } from './add-period-form';
import { exampleName } from './example-name';
import { PeriodList } from './period-list';
import type { EditablePeriodFragment } from './periods.generated';
import { useHideAllPeriodsMutation, useResetPeriodsMutation } from './periods.hooks.generated';

interface Props {
  sport: { id: string; name: string };
  periods: readonly EditablePeriodFragment[];
}

/** The periods of one sport: the list, one more, and both ways to start over. */
export function SportPeriods({ sport, periods }: Props) {
  const { busy, run } = useUndoable();
  const again = { refetchQueries: ['AdminPeriods'], awaitRefetchQueries: true };
  const [hideAll] = useHideAllPeriodsMutation(again);
  const [reset] = useResetPeriodsMutation(again);
  const variables = { sportId: sport.id };
  const restore = (): Promise<void> =>
    run(async () => (await reset({ variables })).data?.resetGamePeriods, t.periods.the_periods_could_not_be_reset(), {
      text: t.periods.reset_the_periods_of_to_default({ sport: sportName(sport.name) }),
      consequence: t.periods.the_default_periods_come_back_in_their_order(),
      confirmLabel: t.periods.reset_to_default(),
      destructive: false,
    });
  return (
    <Card
      title={<span className="capitalize">{sportName(sport.name)}</span>}
      flush
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            busy={busy}
            disabled={periods.every(({ hidden }) => hidden)}
            onClick={() =>
              void run(
                async () => (await hideAll({ variables })).data?.hideAllGamePeriods,
                t.periods.the_periods_could_not_be_hidden(),
              )
            }
          >
            {t.periods.hide_all()}
          </Button>
          <Button size="small" busy={busy} onClick={() => void restore()}>
            {t.periods.reset_to_default()}
          </Button>
        </span>
      }
    >
      {periods.length === 0 ? (
        <EmptyState title={t.periods.no_periods_yet()}>{t.periods.add_one_below_or_take_the_default_ones()}</EmptyState>
      ) : (
        <PeriodList periods={periods} />
      )}
      <div className="border-t border-line p-4">
        <AddPeriodForm
          sportId={sport.id}
          example={exampleName(
            periods.map(({ name }) => name),
            periods.findLast(({ kind }) => kind !== 'FINAL')?.name,
          )}
        />
      </div>
    </Card>
  );
}
