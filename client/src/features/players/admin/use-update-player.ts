import { useCallback } from 'react';
import { undoOf } from '@/app/admin/undo/use-undo-toast';
import type { UpdatePlayerInput } from '@/graphql/schema.generated';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayerMutation } from './player-profile.hooks.generated';

/** What takes a save back. */
export type Undoable = ReturnType<typeof undoOf>;

/**
 * Saves a part of a player's profile, given what the form was based on and what was changed. Answers what takes it
 * back.
 */
export function useUpdatePlayer(): (
  basis: EditablePlayerFragment,
  changed: Omit<UpdatePlayerInput, 'expectedVersion'>,
) => Promise<Undoable> {
  const [update] = useUpdatePlayerMutation();
  return useCallback(
    async ({ id, version }, changed) => {
      const { data } = await update({ variables: { id, input: { ...changed, expectedVersion: version } } });
      return undoOf(data);
    },
    [update],
  );
}
