import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/FormDialog';
import { useTeamSearch } from '@/app/admin/use-team-search';
import { useBanner } from '@/ui/banner-context';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { SearchPicker } from '@/ui/SearchPicker';
import { Select } from '@/ui/Select';
import { useAddTeamToLeagueMutation } from './league-teams.generated';
import { addTeamInput, chooseTeam, NO_TEAM_CHOSEN, type TeamChoice, typeName } from './team-choice';
import { useAllTeams } from './use-all-teams';

/** Adds a team to a season league: a new one by its name, or one that exists. */
export function AddTeamDialog({ seasonLeagueId, onClose }: { seasonLeagueId: string; onClose: () => void }) {
  const banner = useBanner();
  const form = useForm<TeamChoice>({ defaultValues: { name: '', teamId: '', withRoster: false } });
  const choice = form.watch();
  const { teams, isLoading } = useAllTeams();
  const found = useTeamSearch(choice.teamId === '' ? choice.name : '');
  const [add] = useAddTeamToLeagueMutation({ refetchQueries: ['LeagueTeams'], awaitRefetchQueries: true });
  const change = ({ name, teamId }: TeamChoice): void => {
    form.setValue('name', name);
    form.setValue('teamId', teamId);
    form.clearErrors('name');
  };
  const save = async (values: TeamChoice): Promise<void> => {
    const input = addTeamInput(seasonLeagueId, values);
    if (input === null) return form.setError('name', { message: NO_TEAM_CHOSEN });
    try {
      await add({ variables: { input } });
    } catch (error) {
      banner({ kind: 'error', text: 'Failed to add team' });
      throw error;
    }
    banner({ kind: 'success', text: 'Team added successfully' });
    onClose();
  };
  // A team found by the search may come before its page of the list: it is an option as long as it is chosen.
  const options = teams.map(({ id, name }) => ({ value: id, label: name }));
  if (choice.teamId !== '' && !options.some(({ value }) => value === choice.teamId))
    options.unshift({ value: choice.teamId, label: choice.name });
  return (
    <FormDialog
      title="Add Team"
      form={form}
      fields={['name']}
      submitLabel="Add Team"
      failure="Failed to add team"
      save={save}
      onClose={onClose}
    >
      <SearchPicker
        label="Team name"
        hint={
          choice.teamId === ''
            ? 'A new team, or an existing one from the list that opens as you type.'
            : 'This existing team will be added.'
        }
        value={choice.name}
        onType={(name) => change(typeName(choice, name))}
        found={found}
        onPick={(team) => change(chooseTeam(choice, team))}
        error={form.formState.errors.name?.message}
      />
      <Field label="Existing team" hint={isLoading ? 'More teams are being loaded …' : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder="-- Or Select from List --"
            options={options}
            value={choice.teamId}
            onChange={({ target }) =>
              change(
                chooseTeam(
                  choice,
                  options.map(({ value, label }) => ({ id: value, name: label })).find(({ id }) => id === target.value),
                ),
              )
            }
          />
        )}
      </Field>
      {choice.teamId !== '' && (
        <Checkbox label="With the players of its latest roster" {...form.register('withRoster')} />
      )}
    </FormDialog>
  );
}
