import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Button } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import {
  finalScoresInput,
  finalScoresValues,
  type FinalScoresValues,
  isDrawnForfeit,
  scoreProblem,
  scoresAfter,
} from './final-scores-form';
import { LaterGamesWarning } from '@/app/admin/games/later-games-warning';
import { type AdminGameFragment, EditableGameDocument } from '@/app/admin/games/game-writes.generated';
import { useSetGameScoreMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';

const FIELDS = ['homeScore', 'awayScore', 'forfeit'] as const;

interface Props {
  game: AdminGameFragment;
  /** What is said once they are saved. */
  done?: string;
  onClose: () => void;
}

/** Enters the final scores of a game, or takes them away. */
export function FinalScoresDialog({ game, done = t.games.final_game_score_updated(), onClose }: Props) {
  const undoable = useUndoToast();
  const confirm = useConfirm();
  const client = useApolloClient();
  const { id, homeTeam, awayTeam, home, away } = game;
  const refresh = useCallback(
    () => client.query({ query: EditableGameDocument, variables: { id }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  const { form, basis, onStale } = useEditForm(game, finalScoresValues, refresh);
  const [setScore] = useSetGameScoreMutation({ refetchQueries: 'active' });
  const save = async (values: FinalScoresValues, close: () => void): Promise<void> => {
    const input = finalScoresInput(basis, values);
    const question = {
      text: t.games.take_the_final_scores_of_this_game_away(),
      consequence: t.games.it_counts_for_nothing_then_in_standings_and(),
      confirmLabel: t.games.take_away(),
    };
    if (input.homeScore === null && basis.homeScore !== null && !(await confirm(question))) return;
    const { data } = await setScore({ variables: { id, input } });
    undoable({ message: done, undoId: data?.setGameScore.undoId, unmatched: data?.unmatched });
    close();
  };
  const [ofHome, ofAway] = [home.recordedScore, away.recordedScore];
  const take = (): void => {
    form.setValue('homeScore', String(ofHome), { shouldDirty: true });
    form.setValue('awayScore', String(ofAway), { shouldDirty: true });
  };
  const score = (name: 'homeScore' | 'awayScore', team: string) => (
    <Field label={team} error={form.formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          className="tabular text-lg"
          {...form.register(name, { validate: (_, values) => scoreProblem(values, name, basis) ?? true })}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={t.games.final_scores()}
      form={form}
      fields={FIELDS}
      submitLabel={t.games.save_scores()}
      failure={t.games.failed_to_update_final_score()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        {score('homeScore', homeTeam.name)}
        {score('awayScore', awayTeam.name)}
      </div>
      <Checkbox label={t.games.nobody_played_it_is_decided_by_forfeit()} {...form.register('forfeit')} />
      <div role="status" className="-my-2 min-h-5">
        {isDrawnForfeit(form.watch()) && (
          <p className="text-sm font-medium text-warning">{t.games.with_equal_scores_nobody_wins_this_game()}</p>
        )}
      </div>
      <LaterGamesWarning game={basis} becomes={scoresAfter(basis, form.watch())} />
      {ofHome !== null && ofAway !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          {t.games.what_was_entered_of_this_game_adds_up({ ofHome, ofAway })}
          <Button size="small" onClick={take}>
            {t.games.take_these()}
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
