import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isConflict } from '@/app/admin/failure';
import type { UpdatePlayerInput } from '@/graphql/schema.generated';
import { useBanner } from '@/ui/banner-context';
import { type EditablePlayerFragment, useUpdatePlayerMutation } from './player-profile.generated';

/** Saves a part of a player's profile. A change that came too late asks anew for what is stored, then throws like any failure. */
export function useUpdatePlayer(player: EditablePlayerFragment): (input: Omit<UpdatePlayerInput, 'expectedVersion'>) => Promise<void> {
  const banner = useBanner();
  const client = useApolloClient();
  const [update] = useUpdatePlayerMutation();
  const { id, version } = player;
  return useCallback(
    async (input) => {
      try {
        await update({ variables: { id, input: { ...input, expectedVersion: version } } });
        banner({ kind: 'success', text: 'Player updated' });
      } catch (error) {
        if (isConflict(error)) await client.refetchQueries({ include: ['AdminPlayer'] });
        banner({ kind: 'error', text: 'Error updating player' });
        throw error;
      }
    },
    [update, banner, client, id, version],
  );
}
