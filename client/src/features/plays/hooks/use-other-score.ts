import { useEffect, useMemo, useState } from 'react';
import type { CourtGame } from '../court-game';
import { visiblePlayOf } from '../keeping/read-play';
import { otherScore } from '../shown/other-score';
import { courtState } from '../shown/game-state';
import type { FollowedGame } from './use-followed-plays';

/** So long they have to differ, in milliseconds: plays and box score may be read on both sides of a tap. */
const STANDS_MS = 2000;

/** Scores as '5:2'. */
interface OtherScore {
  readonly made: string;
  readonly boxScore: string;
  /** By how much the box score has more of each side: it stays as the game goes on. */
  readonly apart: string;
}

/**
 * Where the box score of a game in progress stands, when its plays make another score; null while they agree.
 * @param told the game as it was told last; null before that
 */
export function useOtherScore(game: CourtGame, told: FollowedGame | null): OtherScore | null {
  const found = useMemo((): OtherScore | null => {
    if (told === null || told.status !== 'IN_PROGRESS') return null;
    const { finals } = courtState(game, told.plays.map(visiblePlayOf));
    const other = otherScore(finals, told);
    if (other === null) return null;
    const text = (home: number, away: number): string => `${home}:${away}`;
    return {
      made: text(finals.home, finals.away),
      boxScore: text(other.home, other.away),
      apart: text(other.home - finals.home, other.away - finals.away),
    };
  }, [game, told]);
  const differs = found !== null;
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (!differs) return;
    const timer = setTimeout(() => setStands(true), STANDS_MS);
    return () => {
      clearTimeout(timer);
      setStands(false);
    };
  }, [differs]);
  return stands ? found : null;
}
