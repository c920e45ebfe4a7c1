import { useForm } from 'react-hook-form';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import type { CreateGameInput } from '@/graphql/schema.generated';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import {
  cellValues,
  GAME_FIELDS,
  type GameCell,
  gameValues,
  type GameValues,
  newGameInput,
  nextGameValues,
  teamsProblem,
} from './game-form';
import { useCreateGameMutation } from './game-writes.hooks.generated';
import { chosenLeague, LeagueField } from './league-field';
import { useGameTeams } from './use-game-teams';
import { WhenAndWhere } from './when-and-where';

interface Team {
  id: string;
  name: string;
}

interface Props {
  /** The league of a season, where the place says it. */
  seasonLeagueId?: string;
  /** Whether another league may be chosen. */
  choosesLeague?: boolean;
  /** A division whose bracket the game belongs to, and its teams. */
  division?: { id: string; name: string; teams: readonly Team[] };
  /** Who plays, as far as the place says it. */
  homeTeamId?: string | undefined;
  awayTeamId?: string | undefined;
  date?: string;
  /** How it is created; default: as a game of the league or division. */
  create?: (input: CreateGameInput) => Promise<{ undoId?: string | null } | undefined>;
  failure?: string;
  /** The cell of a schedule that it is for. */
  cell?: GameCell;
  onClose: () => void;
}

/** Creates a game of a season league, or of a division's bracket. */
export function CreateGameDialog({
  seasonLeagueId = '',
  choosesLeague = false,
  division,
  homeTeamId = '',
  awayTeamId = '',
  date = '',
  create,
  failure = t.admin.failed_to_create_game_check_the_console_for(),
  cell,
  onClose,
}: Props) {
  const saved = useUndoToast();
  const form = useForm<GameValues>({
    defaultValues: gameValues(null, { seasonLeagueId, homeTeamId, awayTeamId, date, ...cellValues(cell) }),
  });
  const { register, formState, watch } = form;
  const league = useGameTeams(division ? '' : watch('seasonLeagueId'));
  const teams = division?.teams ?? league.teams;
  const [createGame] = useCreateGameMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const save = async (values: GameValues, done: () => void): Promise<void> => {
    const input = newGameInput(values, division?.id ?? null, cell);
    const game = create ? await create(input) : (await createGame({ variables: { input } })).data?.createGame;
    saved({ message: t.admin.game_created(), undoId: game?.undoId });
    done();
  };
  const isLeagueMissing = division === undefined && watch('seasonLeagueId') === '';
  const team = (name: 'homeTeamId' | 'awayTeamId', label: string) => (
    <Field label={label} required error={formState.errors[name]?.message}>
      {(control) => (
        // The choice is set again when the list has come.
        <Select
          key={`${teams.length}`}
          {...control}
          disabled={isLeagueMissing}
          placeholder={
            isLeagueMissing
              ? t.admin.choose_a_league_first()
              : league.isLoading
                ? t.common.loading()
                : t.admin.select_a_team()
          }
          options={teams.map(({ id, name: teamName }) => ({ value: id, label: teamName }))}
          {...register(name, {
            validate: (_, values) => (name === 'awayTeamId' || !values[name] ? (teamsProblem(values) ?? true) : true),
          })}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={division ? t.admin.create_game({ division: division.name }) : t.admin.create_game_2()}
      form={form}
      fields={GAME_FIELDS}
      submitLabel={t.admin.create_game_2()}
      failure={failure}
      addsMore={create === undefined && cell === undefined}
      next={(values) => nextGameValues(values, { homeTeamId, awayTeamId })}
      save={save}
      onClose={onClose}
    >
      {choosesLeague && (
        <LeagueField
          error={formState.errors.seasonLeagueId?.message}
          field={register('seasonLeagueId', {
            validate: chosenLeague,
            onChange: () => {
              form.setValue('homeTeamId', '');
              form.setValue('awayTeamId', '');
            },
          })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {team('homeTeamId', t.admin.home_team())}
        {team('awayTeamId', t.admin.away_team())}
      </div>
      <WhenAndWhere form={form} divisionId={division?.id} />
    </FormDialog>
  );
}
