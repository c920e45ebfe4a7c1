import { FormDialog } from '@/app/admin/FormDialog';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useBanner } from '@/ui/banner-context';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { CopyFields } from './CopyFields';
import {
  endsBeforeItStarts,
  newSeasonInput,
  SEASON_FIELDS,
  seasonChanges,
  type SeasonValues,
  seasonValues,
} from './season-form';
import {
  type AdminSeasonFragment,
  type AdminSeasonsQuery,
  useCreateSeasonMutation,
  useUpdateSeasonMutation,
} from './seasons.generated';

type Organization = NonNullable<NonNullable<AdminSeasonsQuery['me']>['actingFor']>;

interface Props {
  /** Null for a new one. */
  season: AdminSeasonFragment | null;
  /** Seasons to copy from, and the sports to choose from. */
  organization: Organization;
  /** Whether the user says which of several sports is meant. */
  choosesSport: boolean;
  onClose: () => void;
}

/** Creates a season, or changes one. */
export function SeasonDialog({ season, organization, choosesSport, onClose }: Props) {
  const banner = useBanner();
  const [create] = useCreateSeasonMutation({ refetchQueries: ['AdminSeasons'], awaitRefetchQueries: true });
  const [update] = useUpdateSeasonMutation({ refetchQueries: ['AdminSeasons'] });
  const { form, basis, onStale } = useEditForm(season, seasonValues);
  const { register, formState } = form;
  const { errors } = formState;
  const save = async (values: SeasonValues): Promise<void> => {
    if (basis) await update({ variables: { id: basis.id, input: seasonChanges(basis, values) } });
    else await create({ variables: { input: newSeasonInput(values) } });
    banner({ kind: 'success', text: `${values.name.trim()} ${season ? 'updated' : 'created'}` });
    onClose();
  };
  return (
    <FormDialog
      title={season ? `Edit ${season.name}` : 'New season'}
      form={form}
      fields={SEASON_FIELDS}
      submitLabel={season ? 'Save' : 'Create season'}
      failure={season ? 'The season could not be saved.' : 'The season could not be created.'}
      save={save}
      {...(season && { onStale })}
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder="Fall 2025"
            {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required.' })}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={errors.startDate?.message}>
          {(control) => <Input {...control} type="date" {...register('startDate')} />}
        </Field>
        <Field label="Last day" error={errors.finishDate?.message}>
          {(control) => (
            <Input
              {...control}
              type="date"
              {...register('finishDate', {
                validate: (_, values) => !endsBeforeItStarts(values) || 'Must not be before the first day.',
              })}
            />
          )}
        </Field>
      </div>
      <Checkbox label="Active: it is being played" {...register('active')} />
      {!season && (
        <CopyFields form={form} seasons={organization.seasons} sports={choosesSport ? organization.sports : []} />
      )}
    </FormDialog>
  );
}
