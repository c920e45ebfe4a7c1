import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { changedFields } from '@/app/admin/changed-fields';
import { FormDialog } from '@/app/admin/FormDialog';
import { useEditForm } from '@/app/admin/use-edit-form';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { seasonLeagueOptions } from './season-league-options';
import {
  AdminTeamPageDocument,
  type AdminTeamFragment,
  type SeasonLeagueChoicesQuery,
  useCreateTeamMutation,
  useUpdateTeamMutation,
} from './teams.generated';

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

function teamValues(team: AdminTeamFragment | null): Values {
  return { name: team?.name ?? '', seasonLeagueId: team?.seasonTeam?.seasonLeague.id ?? '' };
}

/** Creates a team, or renames one and puts it into a league. */
export function TeamDialog({ team, seasons, onClose }: Props) {
  const banner = useBanner();
  const confirm = useConfirm();
  const client = useApolloClient();
  const id = team?.id ?? '';
  const refresh = useCallback(
    () => client.query({ query: AdminTeamPageDocument, variables: { id }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  const { form, basis, onStale } = useEditForm(team, teamValues, refresh);
  const { register, formState } = form;
  // Whichever list or page is shown.
  const again = { refetchQueries: 'active', awaitRefetchQueries: true } as const;
  const [create] = useCreateTeamMutation(again);
  const [update] = useUpdateTeamMutation(again);
  const save = async (values: Values): Promise<void> => {
    const name = values.name.trim();
    const seasonLeagueId = values.seasonLeagueId || null;
    if (basis) {
      const changed = changedFields(teamValues(basis), { ...values, name });
      await update({ variables: { id: basis.id, input: { ...changed, expectedVersion: basis.version } } });
    } else {
      const question = {
        text: 'This team has no league. Are you sure you want to create it?',
        confirmLabel: 'Create team',
        harmless: true,
      };
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
      {...(team && { onStale })}
      onClose={onClose}
    >
      <Field label="Name" required error={formState.errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            {...register('name', { validate: (name) => name.trim() !== '' || 'Please enter a name.' })}
          />
        )}
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
            {...register('seasonLeagueId', {
              validate: (id) => team === null || id !== '' || 'Please choose a league.',
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
