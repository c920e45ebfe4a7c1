import { Trash2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDeleteGamesMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { Button, buttonClass } from '@/ui/button';
import { matchupWords, whenWords } from './game-words';
import { elsewhereWords } from './elsewhere-words';
import type { BoardGameFragment } from './schedules.generated';
import type { Mark } from './week-columns';

interface Props {
  game: BoardGameFragment;
  /** What would come of putting it anywhere else; null while that is not known. */
  elsewhere: readonly Mark[] | null;
  /** What would come of it where the pointer or the focus is; null where that is nowhere. */
  outcome: string | null;
  onDone: () => void;
}

/** Says which game is selected, what would come of it elsewhere, and what else can be done with it. It keeps to the foot of the window. */
export function SelectedGame({ game, elsewhere, outcome, onDone }: Props) {
  const [deleteGames] = useDeleteGamesMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const [remove] = useDeletion<BoardGameFragment>({
    question: (chosen) => ({
      text: 'Are you sure you want to delete this game?',
      items: [`${matchupWords(chosen)}, ${whenWords(chosen)}`],
      consequence: 'It can be undone for ten minutes.',
    }),
    remove: ({ id }) => deleteGames({ variables: { ids: [id] } }),
    message: 'Game deleted!',
    failed: 'Error deleting game',
  });
  const press = async (): Promise<void> => {
    // Who works by keys goes on where the game was.
    const cell = document.querySelector(`[data-game="${game.id}"]`)?.closest('td');
    if (await remove(game)) cell?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className="sticky bottom-2 z-10 mt-2 flex flex-wrap items-center gap-2 rounded-md border border-accent-solid bg-surface px-3 py-2 shadow-card">
      <div className="min-w-0 flex-[1_1_100%] text-sm wrap-anywhere sm:flex-[1_1_14rem]">
        <p role="status">
          <span className="font-semibold">{matchupWords(game)}</span>, {whenWords(game)}
        </p>
        {elsewhere && <p className="line-clamp-4 text-muted sm:line-clamp-6">{outcome ?? elsewhereWords(elsewhere)}</p>}
      </div>
      <Link to={adminPaths.game(game.id)} className={buttonClass('secondary', 'small')}>
        Open
      </Link>
      <Button size="small" onClick={() => void press()}>
        <Trash2 aria-hidden="true" size={16} />
        Delete game
      </Button>
      <Button size="small" variant="ghost" onClick={onDone}>
        <X aria-hidden="true" size={16} className="max-sm:hidden" />
        Deselect
      </Button>
    </div>
  );
}
