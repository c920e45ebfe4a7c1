import { useCallback } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { FormDialog } from '@/app/admin/forms/form-dialog';
import { useEditForm } from '@/app/admin/forms/use-edit-form';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { gameChanges, GAME_FIELDS, gameValues, statusOptions } from '@/app/admin/games/game-form';
import { type AdminGameFragment, EditableGameDocument } from '@/app/admin/games/game-writes.generated';
import { useUpdateGameMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { LaterGamesWarning } from '@/app/admin/games/later-games-warning';
import { WhenAndWhere } from '@/app/admin/games/when-and-where';
import { t } from '@/texts';

/** Changes when and where a game is, its status and its video. */
export function EditGameDialog({ game, onClose }: { game: AdminGameFragment; onClose: () => void }) {
  const done = useUndoToast();
  const client = useApolloClient();
  const { id } = game;
  const refresh = useCallback(
    () => client.query({ query: EditableGameDocument, variables: { id }, fetchPolicy: 'network-only' }),
    [client, id],
  );
  const { form, basis, onStale } = useEditForm(game, gameValues, refresh);
  const [update] = useUpdateGameMutation({ refetchQueries: 'active' });
  const save = async (values: Parameters<typeof gameChanges>[1], close: () => void): Promise<void> => {
    const { data } = await update({ variables: { id, input: gameChanges(basis, values) } });
    done({
      message: t.games.game_details_updated_successfully(),
      undoId: data?.updateGame.undoId,
      unmatched: data?.unmatched,
    });
    close();
  };
  return (
    <FormDialog
      title={t.games.edit_vs({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
      form={form}
      fields={GAME_FIELDS}
      submitLabel={t.common.save()}
      failure={t.games.failed_to_update_game_details()}
      save={save}
      onStale={onStale}
      onClose={onClose}
    >
      <WhenAndWhere form={form} gameId={id} />
      <Field label={t.games.status()} error={form.formState.errors.status?.message}>
        {(control) => <Select {...control} options={statusOptions()} {...form.register('status')} />}
      </Field>
      <LaterGamesWarning game={basis} becomes={{ ...basis, status: form.watch('status') }} />
    </FormDialog>
  );
}
