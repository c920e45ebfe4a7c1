import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import type { RosterRowFragment } from './season-team.generated';
import { useMovePlayersToTeamMutation, useTeamsOfSeasonQuery } from './season-team.hooks.generated';
import { teamsToMoveTo } from './teams-to-move-to';

interface Props {
  seasonId: string;
  /** The season's team that they leave. */
  seasonLeagueTeamId: string;
  /** Those who go; one or more. */
  players: readonly RosterRowFragment[];
  onMoved: () => void;
  onClose: () => void;
}

/** Moves players to another team of the season. */
export function MovePlayersDialog({ seasonId, seasonLeagueTeamId, players, onMoved, onClose }: Props) {
  const result = useTeamsOfSeasonQuery({ variables: { seasonId } });
  const done = useUndoToast();
  const [move] = useMovePlayersToTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  const form = useForm({ defaultValues: { team: '' } });
  const leagues = result.data?.organization?.season?.seasonLeagues ?? [];
  const options = teamsToMoveTo(leagues, seasonLeagueTeamId);
  const save = async ({ team }: { team: string }, close: () => void): Promise<void> => {
    const { data } = await move({ variables: { ids: players.map(({ id }) => id), seasonLeagueTeamId: team } });
    const name = leagues.flatMap(({ teams }) => teams).find(({ id }) => id === team)!.team.name;
    if (data?.movePlayersToTeam)
      done({ ...data.movePlayersToTeam, message: t.rosters.moved_to({ count: players.length, team: name }) });
    onMoved();
    close();
  };
  return (
    <FormDialog
      title={t.rosters.move_to_another_team()}
      form={form}
      fields={['team']}
      submitLabel={t.rosters.move()}
      failure={t.rosters.the_players_could_not_be_moved()}
      save={save}
      onClose={onClose}
    >
      <p>
        {t.rosters.number_and_position_go_along({ names: players.map(({ player }) => player.fullName).join(', ') })}
      </p>
      {result.error && !result.data ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch().catch(() => undefined)} />
      ) : (
        <Field
          label={t.common.team()}
          required
          hint={result.data && options.length === 0 ? t.rosters.there_is_no_other_team_in_this_season() : undefined}
          error={form.formState.errors.team?.message}
        >
          {(control) => (
            <Select
              {...control}
              placeholder={t.rosters.choose_a_team()}
              options={options}
              {...form.register('team', { required: t.rosters.choose_a_team() })}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
