import type { Id } from '../ordering/id.js';
import { canLeaveOut } from './can-leave-out.js';
import type { Share } from './can-share.js';
import { compareRecords } from './compare-records.js';
import { leaguePoints } from './league-points.js';
import type { Certainty, GameToCome, ProvableTeam, Race } from './provable.js';
import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';

/** In larger leagues nothing is looked for: each team is compared with each. */
const MOST_TEAMS = 100;

/**
 * What is certain about teams by sharing out what games to come give: all of it is certain, but not all that is certain
 * is found (`provable` says what is asked).
 * @param games one or more, each with a team of the league
 */
export function certainByFlow(
  teams: readonly ProvableTeam[],
  games: readonly GameToCome[],
  { points, places }: Race,
): Map<Id, Certainty> {
  const certain = new Map<Id, Certainty>();
  if (teams.length > MOST_TEAMS) return certain;
  const league = gamesAhead(teams, games, points);
  teams.forEach(({ id }, index) => {
    if (league.withdrawn.has(index)) return;
    if (canFinishBehind(league, index, places) === false) certain.set(id, 'clinched');
    else if (canFinishAmong(league, index, places) === false) certain.set(id, 'eliminated');
  });
  return certain;
}

/** A league with games to come. Teams are indexes. */
interface GamesAhead {
  readonly count: number;
  readonly withdrawn: ReadonlySet<number>;
  /** Games to come between two teams of the league. */
  readonly meetings: readonly { readonly one: number; readonly other: number; readonly games: number }[];
  /**
   * How much a team may yet take for not to end above another at its best; in units of which each meeting has `given`
   * to share at the least. Below 0: it does already.
   */
  readonly roomBelow: (team: number, rival: number) => number;
  readonly given: number;
  /**
   * How much a team may yet miss to end at least level with another at its worst; each meeting has `missed` at the
   * least.
   */
  readonly roomAbove: (team: number, rival: number) => number;
  readonly missed: number;
}

/** Whether enough others can end above a team, or level with it, that it is not among the first; null: not known. */
function canFinishBehind(
  { count, meetings, roomAbove, missed }: GamesAhead,
  team: number,
  places: number,
): boolean | null {
  const others = count - 1;
  if (others < places) return false;
  const room = Array.from({ length: count }, (_, rival) => (rival === team ? -1 : roomAbove(rival, team)));
  return canLeaveOut(room, sharesOf(meetings, missed), others - places + 1);
}

/** Whether a team can be among the first, if all that is level goes its way; null: not known. */
function canFinishAmong(league: GamesAhead, team: number, places: number): boolean | null {
  const { count, withdrawn, meetings, roomBelow, given } = league;
  // Those that have withdrawn are in nobody's way, wherever they end.
  const roomOf = (rival: number): number => (withdrawn.has(rival) ? 0 : roomBelow(rival, team));
  const room = Array.from({ length: count }, (_, rival) => (rival === team ? -1 : roomOf(rival)));
  const among = meetings.filter(({ one, other }) => !withdrawn.has(one) && !withdrawn.has(other));
  return canLeaveOut(room, sharesOf(among, given), places);
}

function sharesOf(meetings: GamesAhead['meetings'], each: number): Share[] {
  return each === 0 ? [] : meetings.map(({ one, other, games }) => ({ one, other, units: games * each }));
}

function gamesAhead(
  teams: readonly ProvableTeam[],
  games: readonly GameToCome[],
  points: PointsRule | null,
): GamesAhead {
  const indexOf = new Map(teams.map(({ id }, index) => [id, index]));
  const left = teams.map(() => 0);
  const pairs = new Map<string, { one: number; other: number; games: number }>();
  for (const [home, away] of games) {
    const sides = [indexOf.get(home), indexOf.get(away)].filter((side) => side !== undefined);
    for (const side of sides) left[side]! += 1;
    const [one, other] = sides.toSorted((a, b) => a - b);
    if (one === undefined || other === undefined) continue;
    const pair = pairs.get(`${one} ${other}`);
    if (pair) pair.games += 1;
    else pairs.set(`${one} ${other}`, { one, other, games: 1 });
  }
  const withdrawn = new Set(teams.flatMap((team, index) => (team.withdrawn ? [index] : [])));
  const league = { count: teams.length, withdrawn, meetings: [...pairs.values()] };
  return points === null ? { ...league, ...byWins(teams, left) } : { ...league, ...byPoints(teams, left, points) };
}

type Rooms = Pick<GamesAhead, 'roomBelow' | 'given' | 'roomAbove' | 'missed'>;

/**
 * The units are games that are not lost, or not won: one side of each game does not lose it, and one does not win it,
 * whatever it comes to. What harms least is to be assumed of those, which is that they come to nothing. Records have to
 * be compared as the standings do, since percentages are rounded.
 */
function byWins(teams: readonly ProvableTeam[], left: readonly number[]): Rooms {
  const after = (team: number, { won, lost }: { won: number; lost: number }): Results => ({
    wins: teams[team]!.wins + won,
    losses: teams[team]!.losses + lost,
  });
  /** The most of `left` for which a condition holds that holds for less as well; -1 when it never does. */
  const most = (team: number, holds: (number: number) => boolean): number => {
    let [held, open] = [-1, left[team]!];
    while (held < open) {
      const middle = Math.ceil((held + open) / 2);
      if (holds(middle)) held = middle;
      else open = middle - 1;
    }
    return held;
  };
  return {
    given: 1,
    missed: 1,
    roomBelow: (team, rival) => {
      const best = after(rival, { won: left[rival]!, lost: 0 });
      return most(
        team,
        (notLost) => compareRecords(after(team, { won: 0, lost: left[team]! - notLost }), best).order >= 0,
      );
    },
    roomAbove: (team, rival) => {
      const worst = after(rival, { won: 0, lost: left[rival]! });
      return most(
        team,
        (notWon) => compareRecords(after(team, { won: left[team]! - notWon, lost: 0 }), worst).order <= 0,
      );
    },
  };
}

/**
 * The units are points. What a game gives to both is between the least and the most of its outcomes; more is not asked
 * of it, so that nothing is said to be impossible that is not, though some of what is may be missed.
 */
function byPoints(teams: readonly ProvableTeam[], left: readonly number[], points: PointsRule): Rooms {
  const { win, tie, loss, forfeitWin, forfeitLoss } = points;
  // The last is a game that comes to nothing.
  const outcomes = [win, tie, loss, forfeitWin, forfeitLoss, 0];
  const sums = [win + loss, tie + tie, forfeitWin + forfeitLoss, 0];
  const [least, most] = [Math.min(...outcomes), Math.max(...outcomes)];
  const now = teams.map((team) => leaguePoints(team, points));
  const worst = (team: number): number => now[team]! + left[team]! * least;
  const best = (team: number): number => now[team]! + left[team]! * most;
  return {
    given: Math.min(...sums) - 2 * least,
    missed: 2 * most - Math.max(...sums),
    roomBelow: (team, rival) => best(rival) - worst(team),
    roomAbove: (team, rival) => best(team) - worst(rival),
  };
}
