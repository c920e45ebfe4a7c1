import { type ReactNode, useEffect } from 'react';
import { useToast } from '@/ui/toast-context';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { useEditableGameQuery } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';

interface Props {
  id: string;
  onClose: () => void;
  children: (game: AdminGameFragment) => ReactNode;
}

/** Something about a game of a list, which knows less of it: asks for the rest first. */
export function GameToEdit({ id, onClose, children }: Props) {
  const toast = useToast();
  const { data, error } = useEditableGameQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const game = data?.me?.actingFor?.game;
  const failure = error ? t.games.the_game_could_not_be_loaded() : data && !game ? t.games.game_not_found() : null;
  useEffect(() => {
    if (failure === null) return;
    toast({ kind: 'error', text: failure });
    onClose();
  }, [failure, toast, onClose]);
  return game ? children(game) : null;
}
