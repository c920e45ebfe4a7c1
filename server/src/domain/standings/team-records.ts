import type { Id } from '../ordering/id.js';
import type { DecidedGame } from './decided-game.js';
import type { FullTeamRecord, StandingsTeam, WinLoss } from './team-record.js';

const LAST_GAMES = 10;

/** A team's results in order of play, as they are gathered. */
interface Tally {
  /** True for a win. */
  readonly results: boolean[];
  ties: number;
  forfeitWins: number;
  forfeitLosses: number;
  homeWins: number;
  homeLosses: number;
  pointsFor: number;
  pointsAgainst: number;
}

/**
 * Counts each team's record in one pass over the games. Games against teams outside the list count for the team inside
 * it.
 * @param options.withTies whether ties count, with what was scored in them; otherwise they count for nobody
 * @returns one record per team, in the order of the teams
 */
export function teamRecords(
  teams: readonly StandingsTeam[],
  games: readonly DecidedGame[],
  { withTies = false }: { withTies?: boolean } = {},
): FullTeamRecord[] {
  const tallies = new Map<Id, Tally>(teams.map((team) => [team.id, emptyTally()]));
  for (const [homeId, awayId, scoreHome, scoreAway, isForfeit = false] of games) {
    if ((scoreHome === scoreAway && !withTies) || homeId === awayId) continue;
    const homeWon = scoreHome > scoreAway;
    const home = tallies.get(homeId);
    const away = tallies.get(awayId);
    if (home !== undefined) {
      add(home, scoreHome, scoreAway, isForfeit);
      if (homeWon) home.homeWins += 1;
      else if (scoreHome < scoreAway) home.homeLosses += 1;
    }
    if (away !== undefined) add(away, scoreAway, scoreHome, isForfeit);
  }
  return teams.map((team) => recordOf(team, tallies.get(team.id) ?? emptyTally(), withTies));
}

function emptyTally(): Tally {
  return {
    results: [],
    ties: 0,
    forfeitWins: 0,
    forfeitLosses: 0,
    homeWins: 0,
    homeLosses: 0,
    pointsFor: 0,
    pointsAgainst: 0,
  };
}

function add(tally: Tally, scored: number, allowed: number, isForfeit: boolean): void {
  tally.pointsFor += scored;
  tally.pointsAgainst += allowed;
  if (scored === allowed) {
    tally.ties += 1;
    return;
  }
  tally.results.push(scored > allowed);
  if (isForfeit && scored > allowed) tally.forfeitWins += 1;
  else if (isForfeit) tally.forfeitLosses += 1;
}

function recordOf(team: StandingsTeam, tally: Tally, withTies: boolean): FullTeamRecord {
  const { results, homeWins, homeLosses, pointsFor, pointsAgainst, ties, forfeitWins, forfeitLosses } = tally;
  const { wins, losses } = count(results);
  return {
    ...team,
    wins,
    losses,
    ...(withTies && { ties, forfeitWins, forfeitLosses }),
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
