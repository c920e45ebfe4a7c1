import type { Id } from '../ordering/id.js';
import { countedRecords } from './counted-records.js';
import type { DecidedGame } from './decided-game.js';
import { type Certainty, type GameToCome, provable } from './provable.js';
import { standingsRows } from './standings-rows.js';
import type { StandingsSettings } from './standings-rules.js';
import type { TeamRecord } from './team-record.js';

/** A team's record with its league and what that decides. */
export interface LeagueTeam extends TeamRecord {
  readonly seasonLeagueId: Id;
  readonly settings: StandingsSettings;
  /** Whether it has withdrawn; absent: it has not. */
  readonly withdrawn?: boolean;
}

/**
 * What is certain about teams, each within its own league and by its rules; nothing where a league has not said that
 * all its games are entered.
 * @param teams all teams of each league that occurs
 * @param games those of the leagues that count, with ties where a league gives points
 * @param toCome those that may yet have a result
 */
export function certaintiesOf(
  teams: readonly LeagueTeam[],
  games: readonly DecidedGame[],
  toCome: readonly GameToCome[],
): Map<Id, Certainty> {
  const complete = teams.filter(({ settings }) => settings.scheduleIsComplete);
  const leagues = [...new Set(complete.map(({ seasonLeagueId }) => seasonLeagueId))];
  return new Map(
    leagues.flatMap((league) => {
      const own = complete.filter(({ seasonLeagueId }) => seasonLeagueId === league);
      const { settings } = own[0]!;
      const rows = standingsRows(countedRecords(own, games, settings), games, 'record', settings);
      return [...provable(rows, toCome, { points: settings.points, places: settings.qualifyingPlaces ?? 1 })];
    }),
  );
}
