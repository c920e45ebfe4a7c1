import type { Id } from '../ordering/id.js';
import type { DecidedGame } from './decided-game.js';
import type { FullTeamRecord, StandingsTeam, WinLoss } from './team-record.js';

const LAST_GAMES = 10;

/** A team's results in order of play, as they are gathered. */
interface Tally {
  /** True for a win. */
  readonly results: boolean[];
  homeWins: number;
  homeLosses: number;
  pointsFor: number;
  pointsAgainst: number;
}

/**
 * Counts each team's record in one pass over the games. Games against teams outside the list count for the team inside
 * it; ties count for nobody, neither do their points.
 * @returns one record per team, in the order of the teams
 */
export function teamRecords(teams: readonly StandingsTeam[], games: readonly DecidedGame[]): FullTeamRecord[] {
  const tallies = new Map<Id, Tally>(
    teams.map((team) => [team.id, { results: [], homeWins: 0, homeLosses: 0, pointsFor: 0, pointsAgainst: 0 }]),
  );
  for (const [homeId, awayId, scoreHome, scoreAway] of games) {
    if (scoreHome === scoreAway || homeId === awayId) continue;
    const homeWon = scoreHome > scoreAway;
    const home = tallies.get(homeId);
    const away = tallies.get(awayId);
    if (home !== undefined) {
      add(home, homeWon, scoreHome, scoreAway);
      if (homeWon) home.homeWins += 1;
      else home.homeLosses += 1;
    }
    if (away !== undefined) add(away, !homeWon, scoreAway, scoreHome);
  }
  return teams.map((team) => recordOf(team, tallies.get(team.id)));
}

function add(tally: Tally, won: boolean, scored: number, allowed: number): void {
  tally.results.push(won);
  tally.pointsFor += scored;
  tally.pointsAgainst += allowed;
}

function recordOf(team: StandingsTeam, tally: Tally | undefined): FullTeamRecord {
  const { results = [], homeWins = 0, homeLosses = 0, pointsFor = 0, pointsAgainst = 0 } = tally ?? {};
  const { wins, losses } = count(results);
  return {
    ...team,
    wins,
    losses,
    home: { wins: homeWins, losses: homeLosses },
    away: { wins: wins - homeWins, losses: losses - homeLosses },
    pointsFor,
    pointsAgainst,
    streak: streakOf(results),
    lastTen: count(results.slice(-LAST_GAMES)),
    results: results.map((won) => (won ? 'W' : 'L')).join(''),
  };
}

function count(results: readonly boolean[]): WinLoss {
  const wins = results.filter(Boolean).length;
  return { wins, losses: results.length - wins };
}

function streakOf(results: readonly boolean[]): string | null {
  const last = results.at(-1);
  if (last === undefined) return null;
  const broken = results.lastIndexOf(!last);
  return `${last ? 'W' : 'L'}${results.length - 1 - broken}`;
}
