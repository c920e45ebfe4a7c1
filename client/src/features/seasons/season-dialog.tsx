import { atMost } from '@/app/admin/forms/at-most';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { CopyFields } from './copy-fields';
import {
  endsBeforeItStarts,
  newSeasonInput,
  SEASON_FIELDS,
  seasonChanges,
  type SeasonValues,
  seasonValues,
} from './season-form';
import { SportNotice } from './sport-notice';
import type { AdminSeasonFragment, AdminSeasonsQuery } from './seasons.generated';
import { useCreateSeasonMutation, useUpdateSeasonMutation } from './seasons.hooks.generated';

type Me = NonNullable<AdminSeasonsQuery['me']>;
type Organization = NonNullable<Me['actingFor']>;

interface Props {
  /** Null for a new one. */
  season: AdminSeasonFragment | null;
  /** Seasons to copy from, and the sports to choose from: for a new one. */
  organization?: Organization;
  /** Who creates it: for a new one. */
  me?: Pick<Me, 'sports'>;
  /** Whether the user says which of several sports is meant: for a new one. */
  choosesSport?: boolean;
  onClose: () => void;
}

/** Creates a season, or changes one. */
export function SeasonDialog({ season, organization, me, choosesSport = false, onClose }: Props) {
  const saved = useUndoToast();
  const [create] = useCreateSeasonMutation({
    refetchQueries: ['AdminSeasons', 'SetupSteps'],
    awaitRefetchQueries: true,
  });
  const [update] = useUpdateSeasonMutation({ refetchQueries: ['AdminSeasons', 'SetupSteps'] });
  const { form, basis, onStale } = useEditForm(season, seasonValues);
  const { register, formState } = form;
  const { errors } = formState;
  const save = async (values: SeasonValues, close: () => void): Promise<void> => {
    const { data } = basis
      ? await update({ variables: { id: basis.id, input: seasonChanges(basis, values) } })
      : await create({ variables: { input: newSeasonInput(values) } });
    saved({
      ...undoOf(data),
      message: season ? t.common.updated({ name: values.name.trim() }) : t.common.created({ name: values.name.trim() }),
    });
    close();
  };
  return (
    <FormDialog
      title={season ? t.seasons.edit({ season: season.name }) : t.seasons.new_season()}
      form={form}
      fields={SEASON_FIELDS}
      submitLabel={season ? t.common.save() : t.seasons.create_season()}
      failure={season ? t.seasons.the_season_could_not_be_saved() : t.seasons.the_season_could_not_be_created()}
      save={save}
      {...(season && { onStale })}
      onClose={onClose}
    >
      {!season && organization && me && <SportNotice me={me} organization={organization} isSuper={choosesSport} />}
      <Field label={t.common.name()} required error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            placeholder={t.seasons.fall_2025()}
            {...register('name', {
              ...atMost(200),
              validate: (name) => name.trim() !== '' || t.seasons.name_is_required(),
            })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.seasons.first_day()} error={errors.startDate?.message}>
          {(control) => <Input {...control} type="date" {...register('startDate')} />}
        </Field>
        <Field label={t.seasons.last_day()} error={errors.finishDate?.message}>
          {(control) => (
            <Input
              {...control}
              type="date"
              {...register('finishDate', {
                validate: (_, values) => !endsBeforeItStarts(values) || t.seasons.must_not_be_before_the_first_day(),
              })}
            />
          )}
        </Field>
      </div>
      <Checkbox label={t.seasons.active_it_is_being_played()} {...register('active')} />
      {!season && organization && (
        <CopyFields form={form} seasons={organization.seasons} sports={choosesSport ? organization.sports : []} />
      )}
    </FormDialog>
  );
}
