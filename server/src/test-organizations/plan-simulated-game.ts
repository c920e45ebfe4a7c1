import { madeGame, MADE_STATISTICS, type MadeSide } from '../demo/made-box-score.js';
import type { Person } from '../demo/people.js';
import { type MadePlay, playsOfLines, type PlayedLine } from '../demo/plays-of-lines.js';
import type { Random } from '../demo/random.js';
import type { PlayKind } from '../domain/plays/play-kind.js';

/** One of the two teams of a simulated game. */
export interface SimulatedSide {
  readonly teamId: number;
  /** Whoever is on its roster, five at least. */
  readonly playerIds: readonly number[];
}

/** A play of a simulated game. */
export interface SimulatedPlay {
  readonly kind: PlayKind;
  readonly periodId: number;
  /** Null where the play is no team's. */
  readonly teamId: number | null;
  readonly playerId: number | null;
  /** Seconds left in the period. */
  readonly clock: number;
  /** Seconds from the beginning of the game, by a clock that never stops. */
  readonly at: number;
}

/** How a simulated game will go. */
export interface SimulatedCourse {
  readonly plays: readonly SimulatedPlay[];
  readonly homeScore: number;
  readonly awayScore: number;
}

const STYLE = { minutes: 40, shots: 58 };
const PERIOD_SECONDS = 600;
const OVERTIME_SECONDS = 300;
/** How many of the plays that follow from another stand behind it. */
const FOLLOWERS: Partial<Record<PlayKind, readonly PlayKind[]>> = {
  MADE_TWO: ['ASSIST'],
  MADE_THREE: ['ASSIST'],
  MISSED_TWO: ['BLOCK', 'OFFENSIVE_REBOUND', 'DEFENSIVE_REBOUND'],
  MISSED_THREE: ['OFFENSIVE_REBOUND', 'DEFENSIVE_REBOUND'],
  TURNOVER: ['STEAL'],
};
/** Games that are made up until the baskets of one fit its periods. */
const TRIES = 100;

/**
 * Makes up a whole game between two teams.
 * @param periodIds of the quarters, in order, and behind them of the overtime
 */
export function planSimulatedGame(
  random: Random,
  [home, away]: readonly [SimulatedSide, SimulatedSide],
  periodIds: readonly number[],
): SimulatedCourse {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const game = madeGame(random, people(home), people(away), STYLE);
    if (game.home.periods.length > periodIds.length) continue;
    const lines = [...linesOf(home, game.home), ...linesOf(away, game.away)];
    const periods = game.home.periods.map((_points, index) => ({
      periodId: periodIds[index] as number,
      points: {
        [home.teamId]: game.home.periods[index] ?? 0,
        [away.teamId]: game.away.periods[index] ?? 0,
      },
    }));
    const plays = tried(lines, periods);
    if (plays) return { plays: timed(random, plays, periods), homeScore: game.home.score, awayScore: game.away.score };
  }
  throw new Error('no game could be made up');
}

/** Null where the scores of the periods cannot be made of the baskets. */
function tried(...of: Parameters<typeof playsOfLines>): MadePlay[] | null {
  try {
    return playsOfLines(...of);
  } catch {
    return null;
  }
}

function people({ playerIds }: SimulatedSide): Person[] {
  const positions = ['PG', 'SG', 'SF', 'PF', 'C'] as const;
  return playerIds.map((id, index) => ({
    firstName: '',
    lastName: String(id),
    position: positions[index % positions.length] ?? 'SF',
    number: index,
    height: 0,
    skill: index < positions.length ? 1 : 0.6,
  }));
}

function linesOf({ teamId, playerIds }: SimulatedSide, { lines }: MadeSide): PlayedLine[] {
  return lines.map(({ player, values }) => ({
    teamId,
    playerId: playerIds[player] as number,
    values: Object.fromEntries(MADE_STATISTICS.map((name, index) => [name, values[index] ?? 0])),
  }));
}

/** Puts the plays of each period into an order in which they may have happened, between its beginning and its end. */
function timed(
  random: Random,
  plays: readonly MadePlay[],
  periods: readonly { readonly periodId: number }[],
): SimulatedPlay[] {
  let start = 0;
  return periods.flatMap(({ periodId }, index) => {
    const length = index < 4 ? PERIOD_SECONDS : OVERTIME_SECONDS;
    const own = ordered(
      random,
      plays.filter((play) => play.periodId === periodId),
    );
    const mark = (kind: PlayKind) => ({ kind, periodId, teamId: null, playerId: null });
    const all = [mark('PERIOD_START'), ...own, mark('PERIOD_END')];
    const from = start;
    start += length;
    return all.map((play, place): SimulatedPlay => {
      const passed = Math.floor((place / (all.length - 1)) * length);
      return { ...play, clock: length - passed, at: from + passed };
    });
  });
}

/**
 * What follows from a play stands behind it: an assist behind its basket, a rebound behind a miss, a steal behind a
 * turnover.
 */
function ordered(random: Random, plays: readonly MadePlay[]): MadePlay[] {
  const following = new Set(Object.values(FOLLOWERS).flat());
  const followers = random.shuffled(plays.filter(({ kind }) => following.has(kind)));
  const chains = random
    .shuffled(plays.filter(({ kind }) => !following.has(kind)))
    .map((play): MadePlay[] => [play, ...takeFollower(followers, play)]);
  // Whatever nothing is left to follow from happens by itself.
  return random.shuffled([...chains, ...followers.map((play) => [play])]).flat();
}

const OF_OWN_TEAM: readonly PlayKind[] = ['ASSIST', 'OFFENSIVE_REBOUND'];

function takeFollower(left: MadePlay[], play: MadePlay): MadePlay[] {
  const wanted = FOLLOWERS[play.kind] ?? [];
  const place = left.findIndex(
    ({ kind, teamId, playerId }) =>
      wanted.includes(kind) &&
      OF_OWN_TEAM.includes(kind) === (teamId === play.teamId) &&
      (kind !== 'ASSIST' || playerId !== play.playerId),
  );
  return place === -1 ? [] : left.splice(place, 1);
}
