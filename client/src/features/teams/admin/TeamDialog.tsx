import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/FormDialog';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { seasonLeagueOptions } from './season-league-options';
import { type AdminTeamFragment, type SeasonLeagueChoicesQuery, useCreateTeamMutation, useUpdateTeamMutation } from './teams.generated';

interface Props {
  /** Null for a new one. */
  team: AdminTeamFragment | null;
  seasons: NonNullable<NonNullable<SeasonLeagueChoicesQuery['me']>['actingFor']>['seasons'];
  onClose: () => void;
}

interface Values {
  name: string;
  seasonLeagueId: string;
}

const FIELDS = ['name', 'seasonLeagueId'] as const;

/** Creates a team, or renames one and puts it into a league. */
export function TeamDialog({ team, seasons, onClose }: Props) {
  const banner = useBanner();
  const confirm = useConfirm();
  const client = useApolloClient();
  const current = team?.seasonTeam?.seasonLeague.id ?? '';
  const form = useForm<Values>({ defaultValues: { name: team?.name ?? '', seasonLeagueId: current } });
  const { register, formState } = form;
  const again = { refetchQueries: ['AdminTeams'], awaitRefetchQueries: true };
  const [create] = useCreateTeamMutation(again);
  const [update] = useUpdateTeamMutation(again);
  const save = async (values: Values): Promise<void> => {
    const name = values.name.trim();
    const seasonLeagueId = values.seasonLeagueId || null;
    if (team) {
      const { id, version } = team;
      await update({ variables: { id, input: { name, expectedVersion: version, ...(seasonLeagueId !== null && seasonLeagueId !== current && { seasonLeagueId }) } } });
    } else {
      const question = { text: 'This team has no league. Are you sure you want to create it?', confirmLabel: 'Create team', harmless: true };
      if (seasonLeagueId === null && !(await confirm(question))) return;
      await create({ variables: { input: { name, seasonLeagueId } } });
    }
    banner({ kind: 'success', text: team ? 'Team updated successfully' : 'Team created successfully' });
    onClose();
  };
  return (
    <FormDialog
      title={team ? `Update ${team.name}` : 'Create team'}
      form={form}
      fields={FIELDS}
      submitLabel={team ? 'Update team' : 'Create team'}
      failure={team ? 'Failed to update team' : 'Failed to add team'}
      save={save}
      onStale={() => client.refetchQueries({ include: ['AdminTeams'] })}
      onClose={onClose}
    >
      <Field label="Name" required error={formState.errors.name?.message}>
        {(control) => <Input {...control} maxLength={200} {...register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name.' })} />}
      </Field>
      <Field
        label="League"
        required={team !== null}
        hint={team ? 'Within a season it moves there from its league, as long as it has no games there.' : undefined}
        error={formState.errors.seasonLeagueId?.message}
      >
        {(control) => (
          <Select
            {...control}
            placeholder={team ? 'Select a league' : 'No League'}
            options={seasonLeagueOptions(seasons)}
            {...register('seasonLeagueId', { validate: (id) => team === null || id !== '' || 'Please choose a league.' })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
