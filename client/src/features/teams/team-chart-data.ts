import { gameLabel } from '@/app/games/game-label';
import { hasResult } from '@/app/games/team-games';
import type { GameRowFragment } from '@/features/games/game-row.generated';

/** Over how many games points are averaged, so that a line can be followed. */
const GAMES = 5;

/** A team's results game by game, in the order of play. */
export interface ResultsByGame {
  /** 'Oct 17 vs BOS', and the date alone. */
  labels: string[];
  shortLabels: string[];
  scored: number[];
  allowed: number[];
  margins: number[];
}

/** What a team's games with a result came to; null for fewer than two. */
export function resultsByGame(games: readonly GameRowFragment[], teamId: string): ResultsByGame | null {
  const played = games.filter(hasResult).map(({ date, homeTeam, awayTeam, homeScore, awayScore }) => {
    const home = homeTeam.id === teamId;
    const [scored, allowed] = home ? [homeScore!, awayScore!] : [awayScore!, homeScore!];
    return { scored, allowed, ...gameLabel(date, home, home ? awayTeam : homeTeam) };
  });
  if (played.length < 2) return null;
  return {
    labels: played.map(({ label }) => label),
    shortLabels: played.map(({ date }) => date),
    scored: played.map(({ scored }) => scored),
    allowed: played.map(({ allowed }) => allowed),
    margins: played.map(({ scored, allowed }) => scored - allowed),
  };
}

/** The average of each value and the four before it, with one decimal; of fewer at the beginning. */
export function averagesOfFive(values: readonly number[]): number[] {
  return values.map((_, index) => {
    const last = values.slice(Math.max(0, index - GAMES + 1), index + 1);
    return Math.round((last.reduce((sum, value) => sum + value, 0) * 10) / last.length) / 10;
  });
}
