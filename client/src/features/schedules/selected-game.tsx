import { Trash2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDeleteGamesMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { t } from '@/texts';
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

/**
 * Says which game is selected, what would come of it elsewhere, and what else can be done with it. It keeps to the foot
 * of the window.
 */
export function SelectedGame({ game, elsewhere, outcome, onDone }: Props) {
  const [deleteGames] = useDeleteGamesMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const [remove] = useDeletion<BoardGameFragment>({
    question: (chosen) => ({
      text: t.schedules.are_you_sure_you_want_to_delete_this(),
      items: [`${matchupWords(chosen)}, ${whenWords(chosen)}`],
      consequence: t.common.it_can_be_undone_for_ten_minutes(),
    }),
    remove: ({ id }) => deleteGames({ variables: { ids: [id] } }),
    message: t.schedules.game_deleted(),
    failed: t.schedules.error_deleting_game(),
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
        {t.schedules.open_2()}
      </Link>
      <Button size="small" onClick={() => void press()}>
        <Trash2 aria-hidden="true" size={16} />
        {t.schedules.delete_game()}
      </Button>
      <Button size="small" variant="ghost" onClick={onDone}>
        <X aria-hidden="true" size={16} className="max-sm:hidden" />
        {t.schedules.deselect()}
      </Button>
    </div>
  );
}
