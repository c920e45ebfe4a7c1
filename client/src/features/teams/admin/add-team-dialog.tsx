import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useTeamSearch } from '@/app/admin/search/use-team-search';
import { ListInstead } from '@/app/admin/name-lists/list-instead';
import { NameOffer } from '@/app/admin/name-lists/name-offer';
import { useTeamNamesakes } from '@/app/admin/name-lists/use-team-namesakes';
import { useToast } from '@/ui/toast-context';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { SearchPicker } from '@/ui/search-picker';
import { Select } from '@/ui/select';
import { useAddTeamToLeagueMutation } from './league-teams.hooks.generated';
import { addTeamInput, chooseTeam, NO_TEAM_CHOSEN, type TeamChoice, typeName } from './team-choice';
import { useAllTeams } from './use-all-teams';

interface Props {
  seasonLeagueId: string;
  /** Opens the list for several instead. */
  onList: () => void;
  onClose: () => void;
}

/** Adds a team to a season league: a new one by its name, or one that exists; and another one after that. */
export function AddTeamDialog({ seasonLeagueId, onList, onClose }: Props) {
  const toast = useToast();
  const form = useForm<TeamChoice>({ defaultValues: { name: '', teamId: '', withRoster: false, isNamesake: false } });
  const choice = form.watch();
  const { teams, isLoading } = useAllTeams();
  const found = useTeamSearch(choice.teamId === '' ? choice.name : '');
  const { namesakes, ask } = useTeamNamesakes(seasonLeagueId, choice.teamId === '' ? choice.name : '');
  const [add] = useAddTeamToLeagueMutation({ refetchQueries: ['LeagueTeams'], awaitRefetchQueries: true });
  const change = ({ name, teamId }: TeamChoice): void => {
    form.setValue('name', name);
    form.setValue('teamId', teamId);
    form.clearErrors('name');
  };
  const save = async (values: TeamChoice, done: () => void): Promise<void> => {
    const input = addTeamInput(seasonLeagueId, values);
    if (input === null) return form.setError('name', { message: NO_TEAM_CHOSEN });
    // Asked anew: whoever types fast is ahead of what is told while typing.
    if (values.teamId === '' && !values.isNamesake && (await ask(values.name)).length > 0) {
      return form.setError('name', {
        message: 'There is a team of this name: use that one, or say below that this is another team.',
      });
    }
    try {
      await add({ variables: { input } });
    } catch (error) {
      toast({ kind: 'error', text: 'Failed to add team' });
      throw error;
    }
    toast({ kind: 'success', text: 'Team added successfully' });
    done();
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
      addsMore
      failure="Failed to add team"
      save={save}
      onClose={onClose}
    >
      <ListInstead onOpen={onList} />
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
      <NameOffer namesakes={namesakes} onUse={(team) => change(chooseTeam(choice, team))}>
        {namesakes.some(({ use }) => use === null) ? null : (
          <Checkbox label="This is another team of the same name" {...form.register('isNamesake')} />
        )}
      </NameOffer>
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
