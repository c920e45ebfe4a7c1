import type { DeletionCountsFragment } from './deletion-counts.generated';

/** What a deletion takes along: a count and how one and many of it are called. */
type Part = [count: number, one: string, many: string];

/**
 * What goes with a deletion, counted: '2 leagues', '12 games (8 of them played)'. What there is none of is left out.
 */
export function deletionInWords(counts: DeletionCountsFragment): string[] {
  const { leagues, teams, rosterEntries, divisions, games, playedGames, statisticLines, schedules, byes, weeksOff } =
    counts;
  const played = playedGames === 0 ? '' : playedGames === games ? ' (all played)' : ` (${playedGames} of them played)`;
  const parts: Part[] = [
    [leagues, 'league', 'leagues'],
    [divisions, 'division', 'divisions'],
    [teams, 'team', 'teams'],
    [rosterEntries, 'place on a roster', 'places on rosters'],
    [games, `game${played}`, `games${played}`],
    [statisticLines, 'line of statistics', 'lines of statistics'],
    [schedules, 'schedule', 'schedules'],
    [byes, 'bye', 'byes'],
    [weeksOff, 'week off', 'weeks off'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`);
}

/** '2 leagues, 5 teams and 1 game'; empty for nothing. */
export function enumerate(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
