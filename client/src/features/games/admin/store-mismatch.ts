import type { GameStatus } from '@domain/game/game-status';
import { scoreMismatch } from '@domain/game/score-mismatch';
import { scoringOf } from '@domain/plays/scoring-of';
import { keepsScore } from '@domain/sports/keeps-score';
import { scoreStatistic } from '@domain/sports/score-statistic';
import type { BoxScoreGame } from '../box-score-data';

type Scored = {
  sport: string | undefined;
  /** What the server says of it, unless that was accepted. */
  scoreMismatch: object | null | undefined;
} & Pick<BoxScoreGame, 'id' | 'status' | 'statDefinitions'> &
  Record<'home' | 'away', Pick<BoxScoreGame['home'], 'score' | 'totals' | 'lines'>>;

/**
 * Stores for the rest of the browser's session whether the players' points of a game differ from its final score
 * (league management, section 4).
 */
export function storeMismatch(game: Scored, storage: Pick<Storage, 'setItem'>): void {
  const scoredIn = scoreStatistic(game.sport);
  const points = game.statDefinitions.findIndex(
    ({ abbreviation, kind }) => abbreviation === scoredIn && kind === 'COUNTING',
  );
  const recorded = [...game.home.lines, ...game.away.lines].filter(({ hasValues }) => hasValues);
  const mismatch = scoreMismatch({
    status: game.status.toLowerCase() as GameStatus,
    scoreHome: game.home.score ?? null,
    scoreAway: game.away.score ?? null,
    hasPoints:
      points >= 0 &&
      keepsScore(
        game.sport,
        [game.home, game.away].map(({ totals }) => totals[points] ?? null),
      ),
    lineCount: recorded.length,
    pointsHome: game.home.totals[points] ?? null,
    pointsAway: game.away.totals[points] ?? null,
    scoring: scoringOf(game.sport),
  });
  try {
    // Points that no table shows are in none of its totals; the server knows them.
    const differs = points >= 0 ? mismatch !== null : game.scoreMismatch != null;
    storage.setItem(`score-mismatch-${game.id}`, String(differs));
  } catch {
    // Storage is full or forbidden.
  }
}
