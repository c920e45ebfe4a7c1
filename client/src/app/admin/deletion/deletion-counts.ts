import { t } from '@/texts';
import type { DeletionCountsFragment } from './deletion-counts.generated';

/** What a deletion takes along: a count and how one and many of it are called. */
/**
 * What goes with a deletion, counted: '2 leagues', '12 games (8 of them played)'. What there is none of is left out.
 */
export function deletionInWords(counts: DeletionCountsFragment): string[] {
  const { leagues, teams, rosterEntries, divisions, games, playedGames, statisticLines, schedules, byes, weeksOff } =
    counts;
  const parts: readonly (readonly [count: number, words: string])[] = [
    [leagues, t.admin.count_leagues({ leagues })],
    [divisions, t.admin.count_divisions({ divisions })],
    [teams, t.admin.count_teams({ teams })],
    [rosterEntries, t.admin.count_places_on_rosters({ rosterEntries })],
    [games, gamesInWords(games, playedGames)],
    [statisticLines, t.admin.count_lines_of_statistics({ statisticLines })],
    [schedules, t.admin.count_schedules({ schedules })],
    [byes, t.admin.count_byes({ byes })],
    [weeksOff, t.admin.count_weeks_off({ weeksOff })],
  ];
  return parts.filter(([count]) => count > 0).map(([, words]) => words);
}

function gamesInWords(games: number, playedGames: number): string {
  if (playedGames === 0) return t.admin.count_games({ games });
  return playedGames === games
    ? t.admin.count_games_all_played({ games })
    : t.admin.count_games_some_played({ games, playedGames });
}

/** '2 leagues, 5 teams and 1 game'; empty for nothing. */
export function enumerate(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : t.admin.and({ value: parts.slice(0, -1).join(', '), at: parts.at(-1) ?? '' });
}
