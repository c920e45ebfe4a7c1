import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { ScorekeeperLinksDialog } from '@/app/admin/scorekeeping/links-dialog';
import { useIsHere } from '@/app/admin/use-is-here';
import { Button } from '@/ui/button';
import { MoreMenu } from '@/ui/more-menu';
import { EditGameDialog } from './edit-game-dialog';
import { FinalScoresDialog } from './final-scores-dialog';
import { OverlayDialog } from './overlay-dialog';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { PeriodScores } from './period-scores-dialog';
import { itemOfGame } from './schedule-items';
import { useDeleteItems } from './use-delete-items';

/** What can be done with a game besides its statistics. */
export function GameActions({ game, sport }: { game: AdminGameFragment; sport: string | undefined }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [open, setOpen] = useState<'details' | 'scores' | 'periods' | 'scorekeepers' | 'overlay' | null>(null);
  const [remove] = useDeleteItems();
  const destroy = async (): Promise<void> => {
    const isGone = await remove([itemOfGame({ ...game, placeFindings: null, scoreMismatch: null })]);
    if (isGone && isHere()) await navigate(adminPaths.schedule(), UNASKED);
  };
  return (
    <>
      <Button onClick={() => setOpen('scores')}>{t.games.edit_final_scores()}</Button>
      <Button onClick={() => setOpen('details')}>
        <Pencil aria-hidden="true" size={16} />
        {t.games.edit_game()}
      </Button>
      <MoreMenu
        items={[
          { label: t.games.board(), onSelect: () => void navigate(adminPaths.board(game.id)) },
          { label: t.games.scoresheet(), onSelect: () => void navigate(adminPaths.scoresheet(game.id)) },
          { label: periodWords(sport).scoreBy, onSelect: () => setOpen('periods') },
          { label: t.games.scorekeepers(), onSelect: () => setOpen('scorekeepers') },
          { label: t.games.overlay_for_streams(), onSelect: () => setOpen('overlay') },
          { label: t.games.delete_game(), danger: true, onSelect: () => void destroy() },
        ]}
      />
      {open === 'details' && <EditGameDialog game={game} onClose={() => setOpen(null)} />}
      {open === 'scorekeepers' && (
        <Suspense fallback={null}>
          <ScorekeeperLinksDialog gameId={game.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'overlay' && <OverlayDialog gameId={game.id} onClose={() => setOpen(null)} />}
      {open === 'periods' && <PeriodScores gameId={game.id} onClose={() => setOpen(null)} />}
      {open === 'scores' && <FinalScoresDialog game={game} onClose={() => setOpen(null)} />}
    </>
  );
}
