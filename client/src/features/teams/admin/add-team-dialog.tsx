import { useForm } from 'react-hook-form';
import { WrongFields } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useTeamSearch } from '@/app/admin/search/use-team-search';
import { ListInstead } from '@/app/admin/name-lists/list-instead';
import { NameOffer } from '@/app/admin/name-lists/name-offer';
import { useTeamNamesakes } from '@/app/admin/name-lists/use-team-namesakes';
import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { SearchPicker } from '@/ui/search-picker';
import { Select } from '@/ui/select';
import { useAddTeamToLeagueMutation } from './league-teams.hooks.generated';
import { addTeamInput, chooseTeam, noTeamChosen, type TeamChoice, typeName } from './team-choice';
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
  const saved = useUndoToast();
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
    const wrong = (message: string) => new WrongFields([{ field: 'name', message }]);
    if (input === null) throw wrong(noTeamChosen());
    // Asked anew: whoever types fast is ahead of what is told while typing.
    const known = values.teamId === '' ? await ask(values.name) : [];
    const inLeague = known.find(({ use }) => use === null);
    if (inLeague) throw wrong(inLeague.says);
    if (!values.isNamesake && known.length > 0) throw wrong(t.teams.there_is_a_team_of_this_name_use());
    let data;
    try {
      ({ data } = await add({ variables: { input } }));
    } catch (error) {
      toast({ kind: 'error', text: t.teams.failed_to_add_team() });
      throw error;
    }
    saved({ message: t.teams.team_added_successfully(), ...undoOf(data) });
    done();
  };
  // A team found by the search may come before its page of the list: it is an option as long as it is chosen.
  const options = teams.map(({ id, name }) => ({ value: id, label: name }));
  if (choice.teamId !== '' && !options.some(({ value }) => value === choice.teamId))
    options.unshift({ value: choice.teamId, label: choice.name });
  return (
    <FormDialog
      title={t.teams.add_team()}
      form={form}
      fields={['name']}
      submitLabel={t.teams.add_team()}
      addsMore
      failure={t.teams.failed_to_add_team()}
      save={save}
      onClose={onClose}
    >
      <ListInstead onOpen={onList} />
      <SearchPicker
        label={t.teams.team_name()}
        hint={
          choice.teamId === ''
            ? t.teams.a_new_team_or_an_existing_one_from()
            : t.teams.this_existing_team_will_be_added()
        }
        value={choice.name}
        onType={(name) => change(typeName(choice, name))}
        found={found}
        onPick={(team) => change(chooseTeam(choice, team))}
        error={form.formState.errors.name?.message}
      />
      <NameOffer namesakes={namesakes} onUse={(team) => change(chooseTeam(choice, team))}>
        {namesakes.some(({ use }) => use === null) ? null : (
          <Checkbox label={t.teams.this_is_another_team_of_the_same_name()} {...form.register('isNamesake')} />
        )}
      </NameOffer>
      <Field label={t.teams.existing_team()} hint={isLoading ? t.teams.more_teams_are_being_loaded() : undefined}>
        {(control) => (
          <Select
            {...control}
            placeholder={t.teams.or_select_from_list()}
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
        <Checkbox label={t.teams.with_the_players_of_its_latest_roster()} {...form.register('withRoster')} />
      )}
    </FormDialog>
  );
}
