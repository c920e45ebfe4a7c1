import type { GameRowFragment } from '@/features/games/game-row.generated';
import { winnerOf } from '@/ui/matchup';

/** Games in these states do not count, whatever their scores. */
const OPEN: ReadonlySet<GameRowFragment['status']> = new Set(['IN_PROGRESS', 'POSTPONED', 'CANCELLED']);

/** Whether a game in this state does not count, whatever its scores. */
export function isOpen(status: GameRowFragment['status']): boolean {
  return OPEN.has(status);
}

/** A team's results in the order of its games, a letter each: 'WWL'. */
export function teamResults(games: readonly GameRowFragment[], teamId: string): string {
  return games
    .map(({ status, homeScore, awayScore, homeTeam, awayTeam }) => {
      const winner = OPEN.has(status) ? null : winnerOf(homeScore, awayScore);
      if (winner === null) return '';
      return (winner === 'home' ? homeTeam : awayTeam).id === teamId ? 'W' : 'L';
    })
    .join('');
}
