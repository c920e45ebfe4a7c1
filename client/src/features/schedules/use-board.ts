import { useState } from 'react';
import { useToast } from '@/ui/toast-context';
import type { BoardGameFragment } from './schedules.generated';
import { useCellsForGameQuery } from './schedules.hooks.generated';
import { useMoveGame } from './use-move-game';
import { useSwapGames } from './use-swap-games';
import { type BoardCell, isPlayed, type Mark, type Marks, marksOf } from './week-columns';

/** What the week table shows and does. */
export interface Board {
  /** The game that is selected; null for none. */
  selected: BoardGameFragment | null;
  /** What would come of the selected game there; undefined while that is not known, or none is selected. */
  markOf: (cell: BoardCell) => Mark | undefined;
  /** What would come of putting it anywhere else; null while that is not known. */
  elsewhere: Marks['elsewhere'] | null;
  select: (game: BoardGameFragment | null) => void;
  /** What a click on a game does: selects it, deselects it, or swaps it with the selected one. */
  pick: (game: BoardGameFragment) => void;
  /** Puts a game (as a rule the selected one) into a free cell; asks for a reason where something speaks against it. */
  put: (game: BoardGameFragment, cell: BoardCell) => void;
  swap: (first: BoardGameFragment, second: BoardGameFragment) => void;
  /** A move that waits for its reason. */
  doubtful: { game: BoardGameFragment; cell: BoardCell; warning: string; consequences: readonly string[] } | null;
  /** Does it with a reason, or gives it up. */
  answer: (reason: string | null) => Promise<void>;
}

/** Swapping and moving the games of one schedule. @param games all of them, wherever they stand */
export function useBoard(scheduleId: string, games: readonly BoardGameFragment[]): Board {
  const toast = useToast();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [doubtful, setDoubtful] = useState<Board['doubtful']>(null);
  const swapGames = useSwapGames();
  const moveGame = useMoveGame(scheduleId);
  // Newer versions come with the board; a game that is gone is not selected any more.
  const selected = games.find(({ id }) => id === selectedId) ?? null;
  const cells = useCellsForGameQuery({
    variables: { gameId: selected?.id ?? '' },
    skip: selected === null,
    fetchPolicy: 'network-only',
    // Without the marks everything still works; and a game that is gone must not fail what deleted it.
    errorPolicy: 'all',
  });
  const marks = selected && cells.data && !cells.error ? marksOf(cells.data.cellsForGame, selected.id) : null;
  const markOf = (cell: BoardCell): Mark | undefined => marks?.at(cell);
  const refuse = (text: string): void => toast({ kind: 'error', text });
  const swap = (first: BoardGameFragment, second: BoardGameFragment): void => {
    setSelectedId(null);
    void swapGames(first, second);
  };
  const put = (game: BoardGameFragment, cell: BoardCell): void => {
    const mark = game.id === selectedId ? markOf(cell) : undefined;
    if (mark?.kind === 'error') return refuse(`Not moved. ${mark.text}`);
    if (mark?.kind === 'warning') 
      return setDoubtful({ game, cell, warning: mark.text, consequences: mark.consequences });
    setSelectedId(null);
    // What would come of it may not have been known yet.
    void moveGame(game, cell).then((warning) => warning !== null && setDoubtful({ game, cell, warning, consequences: [] }));
  };
  const pick = (game: BoardGameFragment): void => {
    if (selected?.id === game.id) return setSelectedId(null);
    if (selected) return swap(selected, game);
    if (isPlayed(game)) return refuse('This game has been played, so it stays.');
    setSelectedId(game.id);
  };
  const answer = async (reason: string | null): Promise<void> => {
    setDoubtful(null);
    if (doubtful === null || reason === null) return;
    setSelectedId(null);
    await moveGame(doubtful.game, doubtful.cell, reason);
  };
  const select = (game: BoardGameFragment | null): void => setSelectedId(game?.id ?? null);
  return { selected, markOf, elsewhere: marks?.elsewhere ?? null, select, pick, put, swap, doubtful, answer };
}
