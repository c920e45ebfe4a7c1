import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import type { LostHallInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';

interface Props {
  /** Names of the halls that the schedule plays in. */
  halls: readonly string[];
  onRepair: (lostHalls: LostHallInput[]) => void;
  onClose: () => void;
}

const NONE = { hall: '', date: '' };

/** Asks, before a schedule with halls is repaired, whether some of them cannot be played in. */
export function RepairDialog({ halls, onRepair, onClose }: Props) {
  const form = useForm({ defaultValues: { lost: [NONE] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lost' });
  const lost = form.watch('lost');
  return (
    <FormDialog
      title={t.schedules.repair_the_schedule()}
      form={form}
      fields={['lost']}
      submitLabel={t.schedules.make_a_draft()}
      failure={t.schedules.the_schedule_could_not_be_repaired()}
      save={(values, close) => {
        const named = values.lost.filter(({ hall }) => hall !== '');
        onRepair(named.map(({ hall, date }) => ({ location: hall, date: date || null })));
        close();
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <p>{t.schedules.weeks_off_teams_that_joined_or_left_their()}</p>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          {...(fields.length > 1 && { role: 'group', 'aria-label': t.schedules.hall_number({ number: index + 1 }) })}
          className="flex items-start gap-2"
        >
          <div className="flex min-w-0 flex-1 flex-col gap-4">
            <Field label={t.schedules.a_hall_that_is_lost()}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={t.schedules.none()}
                  options={halls.map((hall) => ({ value: hall, label: hall }))}
                  {...form.register(`lost.${index}.hall`)}
                />
              )}
            </Field>
            {lost[index]?.hall && (
              <Field label={t.schedules.lost_on()} hint={t.schedules.without_a_date_from_today_on()}>
                {(control) => <Input {...control} type="date" {...form.register(`lost.${index}.date`)} />}
              </Field>
            )}
          </div>
          {fields.length > 1 && (
            <IconButton
              label={t.schedules.remove_lost_hall({ number: index + 1 })}
              icon={<X aria-hidden="true" size={18} />}
              className="mt-6"
              onClick={() => remove(index)}
            />
          )}
        </div>
      ))}
      {lost.some(({ hall }) => hall !== '') && (
        <>
          <Button size="small" className="self-start" onClick={() => append(NONE)}>
            <Plus aria-hidden="true" size={16} />
            {t.schedules.another_hall_or_day()}
          </Button>
          <p className="text-sm text-muted">{t.schedules.lost_halls_are_remembered()}</p>
        </>
      )}
    </FormDialog>
  );
}
