import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '@/texts';
import { applyMove, type Board, type BoardTeam, type Move, type Place, placeOf } from './board';
import { placeAfterKey, placeInWords } from './keyboard-move';

/** A team that is being moved with the keyboard. */
export interface Lifted {
  teamId: string;
  place: Place;
}

/** What the board needs for moving with the keyboard. */
export interface KeyboardMove {
  lifted: Lifted | null;
  /** The board as it would be if the team were put down now. */
  preview: Board;
  /** Read out when it changes. */
  announcement: string;
  onKeyDown: (event: KeyboardEvent, team: BoardTeam) => void;
  /** The focus goes elsewhere: the team stays where it was. */
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

/**
 * Space or Enter picks a team up and puts it down, arrow keys move it within and between the columns, Escape leaves it
 * where it was.
 */
export function useKeyboardMove(board: Board, move: (move: Move) => void): KeyboardMove {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const preview = lifted ? applyMove(board, { teamIds: [lifted.teamId], ...lifted.place }) : board;
  const wasMoved = useRef(false);
  useEffect(() => {
    // A team that changes its column is made anew there: the focus has to follow it.
    if (wasMoved.current && lifted) document.querySelector<HTMLElement>(`[data-handle="${lifted.teamId}"]`)?.focus();
    wasMoved.current = false;
  }, [lifted]);

  const onKeyDown = (event: KeyboardEvent, { id: teamId, team }: BoardTeam): void => {
    const place = placeOf(board, teamId);
    if (!place) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      wasMoved.current = true;
      setAnnouncement(
        lifted
          ? t.divisions.put_down({ team: team.name, placeInWords: placeInWords(board, teamId, lifted.place) })
          : t.divisions.picked_up({ team: team.name, placeInWords: placeInWords(board, teamId, place) }),
      );
      if (lifted) move({ teamIds: [teamId], ...lifted.place });
      setLifted(lifted ? null : { teamId, place });
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault();
      setLifted(null);
      setAnnouncement(t.divisions.stays_where_it_was({ team: team.name }));
    } else if (lifted) {
      const next = placeAfterKey(board, teamId, lifted.place, event.key);
      if (event.key.startsWith('Arrow') || next) event.preventDefault();
      if (!next) return;
      wasMoved.current = true;
      setLifted({ teamId, place: next });
      setAnnouncement(`${team.name}, ${placeInWords(board, teamId, next)}.`);
    }
  };
  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }): void => {
    if (lifted && relatedTarget !== null && (relatedTarget as HTMLElement).dataset?.handle !== lifted.teamId)
      setLifted(null);
  };
  return { lifted, preview, announcement, onKeyDown, onBlur };
}
