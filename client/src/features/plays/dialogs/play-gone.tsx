import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { CourtGame } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { lineOf } from '../shown/play-text';

interface Props {
  game: CourtGame;
  /** As it was when it was opened. */
  play: PlayRevision;
  /** Whether it is there still, and waits for an answer that is given at the top of the screen. */
  isAsked: boolean;
  onClose: () => void;
}

/**
 * In place of the form of a play that was taken away while it was open, or about which something has to be answered
 * first: nothing of it can be saved.
 */
export function PlayGone({ game, play, isAsked, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.plays.correct_a_play()}
      actions={
        <Button className="min-h-11" variant="primary" onClick={onClose}>
          {t.common.close()}
        </Button>
      }
    >
      <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
        {isAsked
          ? t.plays.this_play_waits_for_an_answer({ play: lineOf(game, play) })
          : t.plays.this_play_was_deleted_meanwhile({ play: lineOf(game, play) })}
      </p>
    </Dialog>
  );
}
