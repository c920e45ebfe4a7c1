import { useState } from 'react';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { Dragged } from './drag-words';
import { matchupWords, whenWords } from './game-words';
import type { BoardGameFragment } from './schedules.generated';
import { useCellsForGameQuery } from './schedules.hooks.generated';
import { useMoveGame } from './use-move-game';
import { useSwapGames } from './use-swap-games';
import { type BoardCell, isPlayed, type Mark, type Marks, marksOf } from './week-columns';

/** What the week table shows and does. */
export interface Board {
  /** The game that is selected; null for none. */
  selected: BoardGameFragment | null;
  /**
   * What would come of the selected game there; undefined while that is not known, where it stands, and if none is
   * selected.
   */
  markOf: (target: Dragged) => Mark | undefined;
  /** What would come of putting it anywhere else; null while that is not known. */
  elsewhere: Marks['elsewhere'] | null;
  select: (game: BoardGameFragment | null) => void;
  /** What a click on a game does: selects it, deselects it, or swaps it with the selected one. */
  pick: (game: BoardGameFragment) => void;
  /** Puts a game (as a rule the selected one) into a free cell; asks for a reason where something speaks against it. */
  put: (game: BoardGameFragment, cell: BoardCell) => void;
  /** Swaps two games (as a rule the selected one is the first); asks for a reason where something speaks against it. */
  swap: (first: BoardGameFragment, second: BoardGameFragment) => void;
  /** A move or swap that waits for its reason. */
  doubtful: Doubtful | null;
  /** Does it with a reason, or gives it up. */
  answer: (reason: string | null) => Promise<void>;
}

/** A move or swap against which something speaks. */
interface Doubtful {
  act: 'move' | 'swap';
  /** 'Aces vs Bulls to Sun, Oct 5, 2025, 6:00 PM' */
  what: string;
  /** What speaks against it. */
  warning: string;
  /** What would become worse for teams, in full; nothing where that is not known. */
  consequences: readonly string[];
}

type Deed = Pick<Doubtful, 'act' | 'what'> & { carryOut: (reason?: string) => Promise<string | null> };

/** Swapping and moving the games of one schedule. @param games all of them, wherever they stand */
export function useBoard(scheduleId: string, games: readonly BoardGameFragment[]): Board {
  const toast = useToast();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [doubtful, setDoubtful] = useState<(Doubtful & Deed) | null>(null);
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
  const markOf = ({ game, cell }: Dragged): Mark | undefined =>
    game ? marks?.of(game) : cell ? marks?.at(cell) : undefined;
  const refuse = (text: string): void => void toast({ kind: 'error', text });
  const tryTo = (deed: Deed, mark: Mark | undefined): void => {
    if (mark?.kind === 'warning') {
      const consequences = mark.consequences.map(({ full }) => full);
      return setDoubtful({ ...deed, warning: mark.text, consequences });
    }
    setSelectedId(null);
    // What would come of it may not have been known yet.
    void deed.carryOut().then((warning) => warning !== null && setDoubtful({ ...deed, warning, consequences: [] }));
  };
  const swap = (first: BoardGameFragment, second: BoardGameFragment): void => {
    const carryOut = (reason?: string) => swapGames(first, second, reason);
    const what = t.schedules.and_2({ matchupWords: matchupWords(first), matchupWords2: matchupWords(second) });
    tryTo({ act: 'swap', what, carryOut }, first.id === selectedId ? markOf({ game: second }) : undefined);
  };
  const put = (game: BoardGameFragment, cell: BoardCell): void => {
    const mark = game.id === selectedId ? markOf({ cell }) : undefined;
    if (mark?.kind === 'error') return refuse(t.schedules.not_moved({ mark: mark.text }));
    const carryOut = (reason?: string) => moveGame(game, cell, reason);
    tryTo(
      {
        act: 'move',
        what: t.schedules.to({ matchupWords: matchupWords(game), whenWords: whenWords(cell) }),
        carryOut,
      },
      mark,
    );
  };
  const pick = (game: BoardGameFragment): void => {
    if (selected?.id === game.id) return setSelectedId(null);
    if (selected) return swap(selected, game);
    if (isPlayed(game)) return refuse(t.schedules.this_game_has_been_played_so_it_stays());
    setSelectedId(game.id);
  };
  const answer = async (reason: string | null): Promise<void> => {
    setDoubtful(null);
    if (doubtful === null || reason === null) return;
    setSelectedId(null);
    await doubtful.carryOut(reason);
  };
  const select = (game: BoardGameFragment | null): void => setSelectedId(game?.id ?? null);
  return { selected, markOf, elsewhere: marks?.elsewhere ?? null, select, pick, put, swap, doubtful, answer };
}
