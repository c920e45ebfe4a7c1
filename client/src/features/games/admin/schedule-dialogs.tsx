import { CreateGameDialog } from '@/app/admin/games/create-game-dialog';
import { t } from '@/texts';
import { ByeDialog } from './bye-dialog';
import { EditGameDialog } from './edit-game-dialog';
import { FinalScoresDialog } from './final-scores-dialog';
import { GameToEdit } from './game-to-edit';
import type { ScheduleItem } from './schedule-items';
import { WeekOffDialog } from './week-off-dialog';

/** What the schedule's dialog is about: something new, or an item of the list. */
export type OpenDialog = { create: ScheduleItem['kind'] } | { edit: ScheduleItem; scores?: boolean };

interface Props {
  open: OpenDialog | null;
  /** What something new begins with. */
  begins: { seasonLeagueId: string; date: string };
  onClose: () => void;
}

/** The schedule's dialogs, at most one at a time. */
export function ScheduleDialogs({ open, begins, onClose }: Props) {
  if (open === null) return null;
  if ('create' in open) {
    if (open.create === 'game') return <CreateGameDialog choosesLeague {...begins} onClose={onClose} />;
    const Form = open.create === 'bye' ? ByeDialog : WeekOffDialog;
    return <Form {...begins} onClose={onClose} />;
  }
  const { edit: item, scores } = open;
  if (item.kind === 'bye') return <ByeDialog key={item.key} bye={item.bye} onClose={onClose} />;
  if (item.kind === 'week-off') return <WeekOffDialog key={item.key} weekOff={item.weekOff} onClose={onClose} />;
  return (
    <GameToEdit key={`${item.key}-${scores}`} id={item.game.id} onClose={onClose}>
      {(game) =>
        scores ? (
          <FinalScoresDialog game={game} done={t.games.score_updated_successfully()} onClose={onClose} />
        ) : (
          <EditGameDialog game={game} onClose={onClose} />
        )
      }
    </GameToEdit>
  );
}
