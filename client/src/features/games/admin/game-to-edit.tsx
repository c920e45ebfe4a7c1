import type { ReactNode } from 'react';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { useEditableGameQuery } from '@/app/admin/games/game-writes.hooks.generated';
import { useFailedOpening } from '@/app/admin/use-failed-opening';
import { t } from '@/texts';

interface Props {
  id: string;
  onClose: () => void;
  children: (game: AdminGameFragment) => ReactNode;
}

/** Something about a game of a list, which knows less of it: asks for the rest first. */
export function GameToEdit({ id, onClose, children }: Props) {
  const result = useEditableGameQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const game = result.data?.me?.actingFor?.game;
  useFailedOpening(result, game === null ? t.games.game_not_found() : null, onClose);
  return game ? children(game) : null;
}
