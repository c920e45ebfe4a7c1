import type { Id } from '../ordering/id.js';
import { canLeaveOut } from './can-leave-out.js';
import type { Share } from './can-share.js';
import { compareRecords } from './compare-records.js';
import { leaguePoints } from './league-points.js';
import type { PlacementRule } from './placement.js';
import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';

/** In larger leagues nothing is looked for while games are to come: each team is compared with each. */
const MOST_TEAMS = 100;

/** What is certain about a team whatever the results of games to come: that it is among the first, or that it is not. */
export type Certainty = 'clinched' | 'eliminated';

/** A team in its place, as `standingsRows` gives it. */
export interface ProvableTeam extends Results {
  readonly id: Id;
  readonly tiebreaker: PlacementRule;
  /** Whether it has withdrawn; absent: it has not. */
  readonly withdrawn?: boolean;
}

/** A game to come by its two teams; others than those of the league are guests. */
export type GameToCome = readonly [homeTeamId: Id, awayTeamId: Id];

/**
 * What is certain about the teams of a league, if no game is added. Each game to come may have a winner, be tied or
 * forfeited, or come to nothing at all: cancelled, or a tie where those count for nobody. Teams that may end level prove
 * nothing, since a tie-break may go either way. Nothing is said of a team that has withdrawn: it may keep its place among
 * the first, so that nobody is certain to have it instead, or pass it on, so that nobody is out because of it. With games to come, what is not found within reasonable time is left out.
 * @param teams all of the league, in their order
 * @param places how many are to be among the first
 */
export function provable(
  teams: readonly ProvableTeam[],
  games: readonly GameToCome[],
  { points, places }: { points: PointsRule | null; places: number },
): Map<Id, Certainty> {
  const certain = new Map<Id, Certainty>();
  const played = games.filter(([home, away]) => home !== away && teams.some(({ id }) => id === home || id === away));
  if (played.length === 0) return settled(teams, places);
  if (teams.length > MOST_TEAMS) return certain;
  const race = raceOf(teams, played, points);
  teams.forEach(({ id }, index) => {
    if (race.withdrawn.has(index)) return;
    if (canFinishBehind(race, index, places) === false) certain.set(id, 'clinched');
    else if (canFinishAmong(race, index, places) === false) certain.set(id, 'eliminated');
  });
  return certain;
}

/** With no game to come the order stands, but for teams that only their names separate. */
function settled(teams: readonly ProvableTeam[], places: number): Map<Id, Certainty> {
  const staying = teams.filter(({ withdrawn }) => !withdrawn);
  const { from } = levelAround(teams, places);
  const { to } = levelAround(staying, places);
  return new Map([
    ...teams.slice(0, from).flatMap((team): [Id, Certainty][] => (team.withdrawn ? [] : [[team.id, 'clinched']])),
    ...staying.slice(to).map(({ id }): [Id, Certainty] => [id, 'eliminated']),
  ]);
}

/** The range of teams of which only names say who has the last of the places; empty where something else does. */
function levelAround(teams: readonly ProvableTeam[], places: number): { from: number; to: number } {
  const byName = (index: number): boolean => teams[index]?.tiebreaker === 'name' && index > 0;
  let [from, to] = [places, places];
  if (byName(places)) {
    for (from = places; byName(from);) from -= 1;
    for (to = places + 1; byName(to);) to += 1;
  }
  return { from, to };
}

/** A league with games to come. Teams are indexes. */
interface Race {
  readonly count: number;
  readonly withdrawn: ReadonlySet<number>;
  /** Games to come between two teams of the league. */
  readonly meetings: readonly { readonly one: number; readonly other: number; readonly games: number }[];
  /**
   * How much a team may yet take for not to end above another at its best; in units of which each meeting has `given` to
   * share at the least. Below 0: it does already.
   */
  readonly roomBelow: (team: number, rival: number) => number;
  readonly given: number;
  /** How much a team may yet miss to end at least level with another at its worst; each meeting has `missed` at the least. */
  readonly roomAbove: (team: number, rival: number) => number;
  readonly missed: number;
}

/** Whether enough others can end above a team, or level with it, that it is not among the first; null: not known. */
function canFinishBehind({ count, meetings, roomAbove, missed }: Race, team: number, places: number): boolean | null {
  const others = count - 1;
  if (others < places) return false;
  const room = Array.from({ length: count }, (_, rival) => (rival === team ? -1 : roomAbove(rival, team)));
  return canLeaveOut(room, sharesOf(meetings, missed), others - places + 1);
}

/** Whether a team can be among the first, if all that is level goes its way; null: not known. */
function canFinishAmong(race: Race, team: number, places: number): boolean | null {
  const { count, withdrawn, meetings, roomBelow, given } = race;
  // Those that have withdrawn are in nobody's way, wherever they end.
  const roomOf = (rival: number): number => (withdrawn.has(rival) ? 0 : roomBelow(rival, team));
  const room = Array.from({ length: count }, (_, rival) => (rival === team ? -1 : roomOf(rival)));
  const among = meetings.filter(({ one, other }) => !withdrawn.has(one) && !withdrawn.has(other));
  return canLeaveOut(room, sharesOf(among, given), places);
}

function sharesOf(meetings: Race['meetings'], each: number): Share[] {
  return each === 0 ? [] : meetings.map(({ one, other, games }) => ({ one, other, units: games * each }));
}

function raceOf(teams: readonly ProvableTeam[], games: readonly GameToCome[], points: PointsRule | null): Race {
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

type Rooms = Pick<Race, 'roomBelow' | 'given' | 'roomAbove' | 'missed'>;

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
