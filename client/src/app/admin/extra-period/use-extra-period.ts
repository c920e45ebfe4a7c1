import { extraPeriodName } from '@domain/periods/extra-period-name';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import type { AddExtraPeriodMutation } from './extra-period.generated';
import { useAddExtraPeriodMutation } from './extra-period.hooks.generated';

type Period = NonNullable<AddExtraPeriodMutation['createGamePeriod']>;

/** A period that can be added to those of a sport. */
export interface ExtraPeriod {
  readonly name: string;
  /** Adds it for all games of the sport, which show it where it was scored; null when it could not be added. */
  add(): Promise<Period | null>;
  readonly isBusy: boolean;
}

/**
 * The period that follows at a tie when those that there are were all played; null where there is none, and for who
 * keeps the score by a link, whose the list of periods is not.
 * @param periods all of the sport, in their order
 */
export function useExtraPeriod(
  sport: { readonly id: string; readonly name: string } | undefined,
  periods: readonly Omit<Period, 'id'>[],
): ExtraPeriod | null {
  const isStaff = useScorekeeper() === null;
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [create, { loading: isBusy }] = useAddExtraPeriodMutation({
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const name = sport && isStaff ? extraPeriodName(sport.name, periods) : null;
  if (sport === undefined || name === null) return null;
  const add = async (): Promise<Period | null> => {
    let added: Period | null = null;
    await attempt(async () => {
      const { data } = await create({ variables: { input: { sportId: sport.id, name } } });
      added = data!.createGamePeriod;
      done({ message: t.periods.created({ name }), ...undoOf(data) });
    }, t.periods.the_period_could_not_be_added());
    return added;
  };
  return { name, add, isBusy };
}
