import { useEffect, useRef } from 'react';
import type { CourtGame } from '../court-game';
import type { CourtState } from '../shown/game-state';
import { spokenOf } from '../shown/play-text';
import { speak } from './speak';
import type { Plays } from './use-play-store';

/**
 * Reads out what is entered last, here or elsewhere, where that is wanted. What was there when the page opened is old.
 */
export function useSpokenPlays(
  game: CourtGame,
  { isLoaded, shown: { latest } }: Pick<Plays, 'isLoaded' | 'shown'>,
  { summary }: CourtState,
  isWanted: boolean,
): void {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const before = heard.current;
    const place = latest?.place ?? -1;
    heard.current = Math.max(before ?? -1, place);
    // After an undo the last one is one that was read out before.
    if (!isWanted || latest === null || before === null || place <= before) return;
    const scored = summary.plays.find(({ play }) => play.id === latest.play.id);
    speak(spokenOf(game, latest.play, scored?.isScoring ? scored.score : null));
  }, [game, isLoaded, isWanted, latest, summary]);
}
