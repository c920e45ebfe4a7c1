import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { atMost } from '@/app/admin/forms/at-most';
import { failureOf, WrongFields } from '@/app/admin/forms/failure';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { chosenPlayer, NO_PLAYER, type PlayerChoice } from '@/app/admin/player-choice/player-choice';
import { PlayerChoiceFields } from '@/app/admin/player-choice/player-choice-fields';
import { usePlayerChoice } from '@/app/admin/player-choice/use-player-choice';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { sameNumber } from '@domain/rosters/same-number';
import type { GridGame, SideName } from '../grid/grid-game';
import { useAddGamePlayerMutation, useEntryRosterQuery } from './statistics-entry.hooks.generated';
import { useRefusedToOthers } from './use-session-of-others';

const FIELDS = ['search', 'firstName', 'lastName', 'jerseyNumber'] as const;

/** A player with the number that the roster gets. */
type Values = PlayerChoice & { jerseyNumber: string };
const EMPTY: Values = { ...NO_PLAYER, jerseyNumber: '' };

/** Who of a side wears what. */
interface Wearer {
  readonly jerseyNumber?: string | null;
  readonly player: { readonly fullName: string };
}

interface Props {
  game: Pick<GridGame, 'id'> &
    Record<SideName, Pick<GridGame[SideName], 'team'> & { readonly entryRows?: readonly Wearer[] | null }>;
  side: SideName;
  readAnew: () => Promise<unknown>;
  onClose: () => void;
}

/** Adds a player at the table who is not on the roster: one who exists, or a new one; the roster gets the player. */
export function AddGamePlayerDialog(props: Props) {
  return useScorekeeper() === null ? <ChoosePlayer {...props} /> : <NewPlayer {...props} />;
}

function ChoosePlayer({ game, side, readAnew, onClose }: Props) {
  const { team, entryRows } = game[side];
  const form = useForm<Values>({ defaultValues: EMPTY });
  const roster = useEntryRosterQuery({ variables: { id: game.id, teamId: team.id } });
  const seasonTeamId = roster.data?.me?.actingFor?.game?.seasonLeague?.team?.id ?? null;
  const choosing = usePlayerChoice(form, seasonTeamId);
  const adding = useAdding(game.id, team.id, readAnew);
  const save = async (values: Values, close: () => void): Promise<void> => {
    await choosing.check(values);
    if (await adding.add(values)) close();
  };
  return (
    <FormDialog
      title={t.statistics.add_player_to({ team: team.name })}
      form={form}
      fields={FIELDS}
      submitLabel={t.statistics.add_player()}
      failure={t.statistics.the_player_could_not_be_added_is_there()}
      save={save}
      onClose={onClose}
    >
      <PlayerChoiceFields choosing={choosing} isTaken={adding.isTaken} />
      <JerseyNumber form={form} wearers={entryRows ?? []} />
    </FormDialog>
  );
}

/** For the holder of a link, who is told of nobody beyond the game: a new player by name. */
function NewPlayer({ game, side, readAnew, onClose }: Props) {
  const { team, entryRows } = game[side];
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { register, formState } = form;
  const adding = useAdding(game.id, team.id, readAnew);
  const save = async (values: Values, close: () => void): Promise<void> => {
    if (chosenPlayer(values) === null)
      throw new WrongFields([{ field: 'firstName', message: t.statistics.please_enter_a_name() }]);
    if (await adding.add(values)) close();
  };
  return (
    <FormDialog
      title={t.statistics.add_player_to({ team: team.name })}
      form={form}
      fields={FIELDS}
      submitLabel={t.statistics.add_player()}
      failure={t.statistics.the_player_could_not_be_added_is_there()}
      save={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.common.first_name()} error={formState.errors.firstName?.message}>
          {(props) => <Input {...props} autoComplete="off" {...register('firstName', atMost(100))} />}
        </Field>
        <Field label={t.common.last_name()} error={formState.errors.lastName?.message}>
          {(props) => <Input {...props} autoComplete="off" {...register('lastName', atMost(100))} />}
        </Field>
      </div>
      <JerseyNumber form={form} wearers={entryRows ?? []} />
      {adding.isTaken && (
        <Checkbox label={t.statistics.this_is_another_person_of_the_same_name()} {...register('isNamesake')} />
      )}
    </FormDialog>
  );
}

function JerseyNumber({ form, wearers }: { form: UseFormReturn<Values>; wearers: readonly Wearer[] }) {
  const { register, formState, watch } = form;
  const number = watch('jerseyNumber');
  const wearer = wearers.find(({ jerseyNumber }) => sameNumber(jerseyNumber ?? null, number))?.player.fullName;
  return (
    <Field
      label={t.rosters.jersey_number()}
      error={formState.errors.jerseyNumber?.message}
      hint={wearer && <span className="font-medium text-warning">{t.rosters.wears_this_number_too({ wearer })}</span>}
    >
      {(props) => <Input {...props} autoComplete="off" {...register('jerseyNumber', atMost(10))} />}
    </Field>
  );
}

/**
 * Adds the player whom a form names, and says so; answers whether it was done, which it is under the session of who
 * opened the grid alone. Knows whether somebody has the name.
 */
function useAdding(gameId: string, teamId: string, readAnew: () => Promise<unknown>) {
  const undoable = useUndoToast();
  const isRefused = useRefusedToOthers();
  const [isTaken, setIsTaken] = useState(false);
  const [mutate] = useAddGamePlayerMutation();
  const add = async (values: Values): Promise<boolean> => {
    if (await isRefused()) return false;
    try {
      const { data } = await mutate({
        variables: {
          gameId,
          input: { teamId, ...chosenPlayer(values), jerseyNumber: values.jerseyNumber.trim() || null },
        },
      });
      await readAnew();
      undoable({
        message: t.statistics.added({ player: data!.addGamePlayer.player.fullName }),
        undoId: data!.addGamePlayer.undoId,
      });
      return true;
    } catch (error) {
      setIsTaken(failureOf(error).code === 'CONFLICT');
      throw error;
    }
  };
  return { isTaken, add };
}
