import type { GameRowFragment } from '@/features/games/game-row.generated';
import { winnerOfGame } from '@/ui/matchup';

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
