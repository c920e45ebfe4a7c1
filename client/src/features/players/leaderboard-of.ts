import type { PlayerFiguresFragment } from './player.generated';

/** The leaderboard that a player's place in a statistic is on. */
export function leaderboardOf({ season, seasonLeague, leastGames }: PlayerFiguresFragment, stat: string) {
  return {
    stat,
    per: 'game',
    season: season.id,
    ...(seasonLeague && { league: seasonLeague.league.id }),
    least: String(leastGames),
  };
}
