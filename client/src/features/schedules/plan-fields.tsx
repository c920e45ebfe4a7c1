import { yearSlip } from '@domain/dates/year-slip';
import { addDays } from '@domain/dates/add-days';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatShortDate } from '@/lib/dates';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { CheckboxGroup } from '@/ui/checkbox-group';
import {
  byWeek,
  gameDayOptions,
  sameEveryWeek,
  type ScheduleValues,
  shownWeeks,
  slotsProblem,
  type SlotValues,
} from './schedule-form';
import { SlotRows } from './slot-rows';

/** The days and times at which a schedule can place games. */
export function PlanFields({ form }: { form: UseFormReturn<ScheduleValues> }) {
  const { control, register, setValue, formState } = form;
  const [gameDays, sameSlot, slots] = useWatch({ control, name: ['gameDays', 'sameSlot', 'slots'] });
  const set = (next: SlotValues[]): void => setValue('slots', next, { shouldDirty: true });
  const toggle = (same: boolean): void => {
    setValue('sameSlot', same, { shouldDirty: true });
    set(same ? sameEveryWeek(slots) : byWeek(slots, shownWeeks(form.getValues('numWeeks'))));
  };
  // The lines have no field of this name: it is there to be checked.
  register('slots', { validate: (lines, values) => slotsProblem(lines, values) });
  const error = formState.errors.slots?.message ?? formState.errors.slots?.root?.message;
  return (
    <>
      <CheckboxGroup
        label={t.schedules.game_days()}
        options={gameDayOptions()}
        value={gameDays}
        onChange={(days) => setValue('gameDays', days, { shouldDirty: true })}
        hint={t.schedules.without_one_games_are_on_the_weekday_of()}
        error={formState.errors.gameDays?.message ?? null}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 text-sm font-semibold">{t.schedules.times()}</legend>
        <p className="text-sm text-muted">{t.schedules.each_has_room_for_one_game_a_time()}</p>
        <Checkbox
          label={t.schedules.same_times_each_week()}
          checked={sameSlot}
          onChange={({ target }) => toggle(target.checked)}
          className="self-start"
        />
        <p role="alert" className="text-sm text-danger empty:hidden">
          {error}
        </p>
        {sameSlot ? (
          <SlotRows
            week={null}
            slots={slots.filter(({ week }) => week === null)}
            onChange={(own) => set([...own, ...slots.filter(({ week }) => week !== null)])}
          />
        ) : (
          <SingleWeeks form={form} slots={slots} onChange={set} />
        )}
      </fieldset>
    </>
  );
}

/** The times of every single week. */
function SingleWeeks({
  form,
  slots,
  onChange,
}: {
  form: UseFormReturn<ScheduleValues>;
  slots: readonly SlotValues[];
  onChange: (slots: SlotValues[]) => void;
}) {
  const [numWeeks, startDate] = useWatch({ control: form.control, name: ['numWeeks', 'startDate'] });
  const weeks = shownWeeks(numWeeks);
  const of = (index: number): SlotValues[] => slots.filter(({ week }) => week === index);
  const set = (index: number, own: readonly SlotValues[]): void =>
    onChange(
      [...slots.filter(({ week }) => week !== index), ...own].toSorted((a, b) => (a.week ?? -1) - (b.week ?? -1)),
    );
  if (weeks === 0) return <p className="text-sm text-muted">{t.schedules.enter_the_number_of_weeks_first()}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {Array.from({ length: weeks }, (_, index) => (
        <li key={index} className="flex flex-col gap-2">
          <h4 className="text-sm font-semibold">
            {t.schedules.week_2({ number: index + 1 })}
            {startDate && yearSlip(startDate) === null && (
              <span className="font-normal text-muted">
                {t.schedules.from({ shortDate: formatShortDate(addDays(startDate, 7 * index)) })}
              </span>
            )}
          </h4>
          <SlotRows week={index} slots={of(index)} onChange={(own) => set(index, own)} />
          {index > 0 && of(index).length === 0 && of(index - 1).length > 0 && (
            <Button
              size="small"
              variant="ghost"
              className="self-start"
              onClick={() =>
                set(
                  index,
                  of(index - 1).map((slot) => ({ ...slot, week: index })),
                )
              }
            >
              {t.schedules.as_in_week({ index })}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
