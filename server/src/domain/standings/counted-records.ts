import type { DecidedGame } from './decided-game.js';
import type { StandingsRules } from './standings-rules.js';
import type { Results, TeamRecord } from './team-record.js';
import { teamRecords } from './team-records.js';

/**
 * Records of maintained totals, with what those do not hold: in a league that gives points also ties and forfeits
 * count, and what was scored in ties.
 * @param games all that count of the league, if it gives points
 */
export function countedRecords<T extends TeamRecord>(
  records: readonly T[],
  games: readonly DecidedGame[],
  rules: StandingsRules,
): readonly (T & Results)[] {
  if (rules.points === null) return records;
  return teamRecords(records, games, { withTies: true }).map(
    ({ ties, forfeitWins, forfeitLosses, pointsFor, pointsAgainst }, index) => ({
      ...records[index]!,
      ties,
      forfeitWins,
      forfeitLosses,
      pointsFor,
      pointsAgainst,
    }),
  );
}
