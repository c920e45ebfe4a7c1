import { useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { SideState } from '../shown/game-state';
import { chosenLineup, type LineupChoice, toggledChoice } from '../shown/lineup-changes';

interface Props {
  state: SideState;
  /** What is chosen at first; nothing unless told. */
  choice?: LineupChoice;
  /** How many of a side play at once. */
  size: number;
  onSave: (ids: readonly string[]) => void;
  /** The choice so far is kept meanwhile. */
  onAddPlayer: (choice: LineupChoice) => void;
  onClose: () => void;
}

/** Who is on the court: the starters at first, substitutions afterwards. */
export function LineupDialog({ state, choice, size, onSave, onAddPlayer, onClose }: Props) {
  const { side, hasLineup, onCourt } = state;
  const court = onCourt.map(({ id }) => id);
  const [opened] = useState(() => court.toSorted().join());
  const [chosen, setChosen] = useState<LineupChoice>(() => choice ?? new Map());
  // Somebody else may substitute meanwhile: what is chosen here is who comes on and who goes off, not who is there.
  const ids = chosenLineup(court, chosen);
  const toggle = (id: string): void => setChosen(toggledChoice(court, chosen, id));
  const count = ids.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        hasLineup ? t.plays.on_court_for({ teamName: side.teamName }) : t.plays.starters_of({ teamName: side.teamName })
      }
      description={
        hasLineup
          ? t.plays.tap_who_goes_off_and_who_comes_on()
          : t.plays.tap_the_who_start_with_fewer_the_game({ count: size })
      }
      actions={
        <>
          <Button className="mr-auto min-h-11 max-sm:basis-full" onClick={() => onAddPlayer(chosen)}>
            {t.plays.add_player()}
          </Button>
          <Button className="min-h-11 max-sm:flex-1" onClick={onClose}>
            {t.common.cancel()}
          </Button>
          <Button
            className="tabular min-h-11 max-sm:flex-3"
            variant="primary"
            disabled={count > size}
            onClick={() => onSave(ids)}
          >
            {hasLineup ? t.plays.substitute_of({ count, count2: size }) : t.plays.start_of({ count, count2: size })}
          </Button>
        </>
      }
    >
      {side.players.length === 0 && <p className="text-muted">{t.plays.nobody_is_on_this_roster_yet()}</p>}
      <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {side.players.map(({ id, jersey, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={ids.includes(id)}
              onClick={() => toggle(id)}
              className={cn('court-tile w-full flex-row justify-start gap-2 px-2 py-1 text-left')}
            >
              <span className="display tabular min-w-7 text-xl font-bold">{jersey ?? '–'}</span>
              <span className="min-w-0 flex-1 text-sm leading-tight wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {/* Its room is there before, so that nothing moves under the finger. */}
      <p role="alert" className="min-h-5 text-sm text-danger">
        {count > size
          ? t.plays.no_more_than_play_at_once({ count: size })
          : opened !== court.toSorted().join() && t.plays.who_is_on_the_court_has_changed_meanwhile()}
      </p>
    </Dialog>
  );
}
