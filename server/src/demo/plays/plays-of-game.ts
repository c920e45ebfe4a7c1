import { randomUUID } from 'node:crypto';
import { DEFAULT_PLAY_SETTINGS } from '../../domain/plays/play-settings.js';
import type { ParsedPlay } from '../../features/season-import/reading/parsed-details.js';
import { MADE_STATISTICS, type MadeSide } from '../made-box-score.js';
import { randomOf } from '../random.js';
import { courseOfGame, type CourseSide } from './course-of-game.js';

const OVERTIME_SECONDS = 300;
const PERIODS = 4;

/** A made game with the places of its teams and players in a season. */
export interface GameOfSeason {
  readonly game: number;
  readonly sides: readonly [SideOfSeason, SideOfSeason];
  /** Without overtime. */
  readonly minutes: number;
  /** Names of the periods, in order. */
  readonly periods: readonly string[];
  /** In UTC; the wall clock's time is good enough. */
  readonly startsAt: Date;
}

/** A side of it. */
export interface SideOfSeason extends MadeSide {
  readonly team: number;
  /** The place of the roster's first player. */
  readonly firstPlayer: number;
}

/**
 * The plays of a made game as an archive would have them, and the minutes that its players were on the court.
 * @returns null when its baskets do not make its periods' points
 */
export function playsOfGame({ game, sides, minutes, periods, startsAt }: GameOfSeason): {
  plays: ParsedPlay[];
  minutes: ReadonlyMap<number, number>;
} | null {
  const [home, away] = sides.map(courseSide) as [CourseSide, CourseSide];
  const ofPeriods = sides[0].periods.map((points, index) => ({
    periodId: index,
    seconds: index < PERIODS ? (minutes * 60) / PERIODS : OVERTIME_SECONDS,
    points: { [home.teamId]: points, [away.teamId]: sides[1].periods[index] ?? 0 },
  }));
  try {
    const course = courseOfGame(randomOf(game), [home, away], ofPeriods);
    const ids = course.plays.map(() => randomUUID());
    const plays = course.plays.map(({ periodId, teamId, playerId, otherPlayerId, linkedTo, at, ...play }, place) => {
      // Half of a game's time stands still.
      const madeAt = new Date(startsAt.getTime() + at * 2_000).toISOString();
      return {
        ...play,
        ...DEFAULTS,
        game,
        id: ids[place]!,
        period: periods[periodId]!,
        sortOrder: place + 1,
        team: teamId,
        player: playerId,
        otherPlayer: otherPlayerId,
        linkedPlayId: linkedTo === null ? null : ids[linkedTo]!,
        madeAt,
        receivedAt: madeAt,
      };
    });
    return { plays, minutes: new Map([...course.seconds].map(([player, each]) => [player, Math.round(each / 60)])) };
  } catch {
    return null;
  }
}

const DEFAULTS = {
  line: 0,
  revision: 1,
  isDeleted: false,
  note: null,
  assistsOnFreeThrows: DEFAULT_PLAY_SETTINGS.assistsOnFreeThrows,
  technicalCountsAsPersonal: DEFAULT_PLAY_SETTINGS.technicalCountsAsPersonal,
  enteredBy: 'demo',
  device: 'tablet at the table',
};

function courseSide({ team, firstPlayer, lines }: SideOfSeason): CourseSide {
  return {
    teamId: team,
    lines: lines.map(({ player, values }) => ({
      teamId: team,
      playerId: firstPlayer + player,
      values: Object.fromEntries(MADE_STATISTICS.map((name, index) => [name, values[index] ?? 0])),
    })),
  };
}
