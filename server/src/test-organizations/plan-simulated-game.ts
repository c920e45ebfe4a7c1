import { madeGame, MADE_STATISTICS, type MadeSide } from '../demo/made-box-score.js';
import type { Person } from '../demo/people.js';
import { courseOfGame, type CourseOfGame, type CoursePlay, type CourseSide } from '../demo/plays/course-of-game.js';
import type { Random } from '../demo/random.js';

/** One of the two teams of a simulated game. */
export interface SimulatedSide {
  readonly teamId: number;
  /** Whoever is on its roster, five at least. */
  readonly playerIds: readonly number[];
}

/** How a simulated game will go. */
export interface SimulatedCourse {
  readonly plays: readonly CoursePlay[];
  readonly homeScore: number;
  readonly awayScore: number;
}

const STYLE = { minutes: 40, shots: 58 };
const PERIOD_SECONDS = 600;
const OVERTIME_SECONDS = 300;
const STARTERS = 5;
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
    const periods = game.home.periods.map((_points, index) => ({
      periodId: periodIds[index] as number,
      seconds: index < 4 ? PERIOD_SECONDS : OVERTIME_SECONDS,
      points: {
        [home.teamId]: game.home.periods[index] ?? 0,
        [away.teamId]: game.away.periods[index] ?? 0,
      },
    }));
    const sides = [courseSide(home, game.home), courseSide(away, game.away)] as const;
    const course = tried(random, sides, periods);
    if (course === null) continue;
    const plays = withStarters(sides, course.plays);
    return { plays, homeScore: game.home.score, awayScore: game.away.score };
  }
  throw new Error('no game could be made up');
}

/** Null where the scores of the periods cannot be made of the baskets. */
function tried(...of: Parameters<typeof courseOfGame>): CourseOfGame | null {
  try {
    return courseOfGame(...of);
  } catch {
    return null;
  }
}

/** Those who start come on before the game begins. */
function withStarters(sides: readonly CourseSide[], plays: readonly CoursePlay[]): CoursePlay[] {
  const start = plays[0] as CoursePlay;
  const openings = sides.flatMap(({ teamId, lines }) =>
    lines
      .slice(0, STARTERS)
      .map(({ playerId }): CoursePlay => ({ ...start, kind: 'SUBSTITUTION', teamId, playerId, clock: null })),
  );
  const moved = plays.map((play) =>
    play.linkedTo === null ? play : { ...play, linkedTo: play.linkedTo + openings.length },
  );
  return [...openings, ...moved];
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

function courseSide({ teamId, playerIds }: SimulatedSide, { lines }: MadeSide): CourseSide {
  return {
    teamId,
    lines: lines.map(({ player, values }) => ({
      teamId,
      playerId: playerIds[player] as number,
      values: Object.fromEntries(MADE_STATISTICS.map((name, index) => [name, values[index] ?? 0])),
    })),
  };
}
