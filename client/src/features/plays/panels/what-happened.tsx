import { X } from 'lucide-react';
import type { PlayKind } from '@domain/plays/play-kind';
import { isThreePointPlace } from '@domain/plays/is-three-point-place';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import type { Action } from '../entry/actions';
import type { Selection, Tap } from '../entry/selection';
import { ActionPad } from './action-pad';
import { ShotCourt } from './shot-court';

interface Props {
  actions: readonly Action[];
  selection: Selection;
  /** Whether places of shots are entered. */
  hasCourt: boolean;
  /** Whether a phone shows the court, in place of the actions. */
  isCourtOpen: boolean;
  onCourtOpen: (isOpen: boolean) => void;
  onTap: (tap: Tap) => void;
  /** What a phone has among the actions, and larger screens with the players. */
  more: readonly { label: string; name: string; onTap: () => void }[];
}

/** Between the teams: where a shot was taken, and what happened. */
export function WhatHappened({ actions, selection, hasCourt, isCourtOpen, onCourtOpen, onTap, more }: Props) {
  return (
    <div className="court-what flex min-h-0 flex-1 flex-col gap-1.5 max-md:order-last">
      {hasCourt && (
        <div className={cn('relative min-h-0 flex-1 md:min-h-32', !isCourtOpen && 'max-md:hidden')}>
          <button
            type="button"
            aria-label={t.plays.close_the_court()}
            onClick={() => onCourtOpen(false)}
            className="court-quiet absolute right-0 bottom-0 px-0 md:hidden"
          >
            <X aria-hidden="true" size={18} />
          </button>
          <ShotCourt
            place={selection.place}
            onPlace={(place) => {
              onCourtOpen(false);
              onTap({ place });
            }}
          />
        </div>
      )}
      <div className={cn('contents', isCourtOpen && 'max-md:hidden')}>
        <ActionPad
          actions={actions}
          selected={selection.kind}
          proposed={proposedBy(selection)}
          onCourt={hasCourt ? () => onCourtOpen(!isCourtOpen) : null}
          onAction={(kind) => onTap({ kind })}
          more={more}
        />
      </div>
    </div>
  );
}

/** What the place of a shot speaks for: two or three. */
function proposedBy({ place }: Selection): PlayKind[] {
  if (place === null) return [];
  return isThreePointPlace(place.x, place.y) ? ['MADE_THREE', 'MISSED_THREE'] : ['MADE_TWO', 'MISSED_TWO'];
}
