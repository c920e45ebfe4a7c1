import { Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { UNASKED } from '@/app/admin/forms/leave-guard';
import { ScorekeeperLinksDialog } from '@/app/admin/scorekeeping/links-dialog';
import { Button } from '@/ui/button';
import { MoreMenu } from '@/ui/more-menu';
import { EditGameDialog } from './edit-game-dialog';
import { FinalScoresDialog } from './final-scores-dialog';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';
import { PeriodScores } from './period-scores-dialog';
import { itemOfGame } from './schedule-items';
import { useDeleteItems } from './use-delete-items';

/** What can be done with a game besides its statistics. */
export function GameActions({ game }: { game: AdminGameFragment }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'details' | 'scores' | 'periods' | 'scorekeepers' | null>(null);
  const [remove] = useDeleteItems();
  const destroy = async (): Promise<void> => {
    if (await remove([itemOfGame({ ...game, placeFindings: null })])) await navigate(adminPaths.schedule(), UNASKED);
  };
  return (
    <>
      <Button onClick={() => setOpen('scores')}>Edit Final Scores</Button>
      <Button onClick={() => setOpen('details')}>
        <Pencil aria-hidden="true" size={16} />
        Edit Game
      </Button>
      <MoreMenu
        items={[
          { label: 'Board', onSelect: () => void navigate(adminPaths.board(game.id)) },
          { label: 'Scoresheet', onSelect: () => void navigate(adminPaths.scoresheet(game.id)) },
          { label: 'Score by period', onSelect: () => setOpen('periods') },
          { label: 'Scorekeepers', onSelect: () => setOpen('scorekeepers') },
          { label: 'Delete game', danger: true, onSelect: () => void destroy() },
        ]}
      />
      {open === 'details' && <EditGameDialog game={game} onClose={() => setOpen(null)} />}
      {open === 'scorekeepers' && (
        <Suspense fallback={null}>
          <ScorekeeperLinksDialog gameId={game.id} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'periods' && <PeriodScores gameId={game.id} onClose={() => setOpen(null)} />}
      {open === 'scores' && <FinalScoresDialog game={game} onClose={() => setOpen(null)} />}
    </>
  );
}
