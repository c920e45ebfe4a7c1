import { useCallback } from 'react';
import type { UpdatePlayerInput } from '@/graphql/schema.generated';
import type { EditablePlayerFragment } from './player-profile.generated';
import { useUpdatePlayerMutation } from './player-profile.hooks.generated';

/** Saves a part of a player's profile, given what the form was based on and what was changed. */
export function useUpdatePlayer(): (
  basis: EditablePlayerFragment,
  changed: Omit<UpdatePlayerInput, 'expectedVersion'>,
) => Promise<void> {
  const [update] = useUpdatePlayerMutation();
  return useCallback(
    async ({ id, version }, changed) => {
      await update({ variables: { id, input: { ...changed, expectedVersion: version } } });
    },
    [update],
  );
}
