import type { GameRowFragment } from '@/features/games/game-row.generated';
import { winnerOf } from '@/ui/matchup';

/** Games in these states do not count, whatever their scores. */
const OPEN: ReadonlySet<GameRowFragment['status']> = new Set(['IN_PROGRESS', 'POSTPONED', 'CANCELLED']);

/** Whether a game in this state does not count, whatever its scores. */
export function isOpen(status: GameRowFragment['status']): boolean {
  return OPEN.has(status);
}

/** Which side has won a game; null while nobody has, where both are level, and of what does not count. */
export function winnerOfGame({
  status,
  homeScore,
  awayScore,
}: Pick<GameRowFragment, 'status' | 'homeScore' | 'awayScore'>): 'home' | 'away' | null {
  return isOpen(status) ? null : winnerOf(homeScore, awayScore);
}

/** A team's results in the order of its games, a letter each: 'WWL'. */
export function teamResults(games: readonly GameRowFragment[], teamId: string): string {
  return games
    .map((game) => {
      const winner = winnerOfGame(game);
      if (winner === null) return '';
      return (winner === 'home' ? game.homeTeam : game.awayTeam).id === teamId ? 'W' : 'L';
    })
    .join('');
}
