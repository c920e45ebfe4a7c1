import type { PlayKind } from '../../domain/plays/play-kind.js';
import type { Random } from '../random.js';
import { type Chain, chainsOf, isFollower } from './chains.js';
import { type Lineups, lineupsOf } from './lineups.js';
import { type MadePlay, type PeriodPoints, type PlayedLine, playsOfLines } from './plays-of-lines.js';
import { shotPlace } from './shot-place.js';

/** A play as it may have happened. */
export interface CoursePlay {
  readonly kind: PlayKind;
  readonly periodId: number;
  /** Null where the play is no team's. */
  readonly teamId: number | null;
  readonly playerId: number | null;
  /** Who goes off, of a substitution. */
  readonly otherPlayerId: number | null;
  /** The place in the list of the play that this one follows from. */
  readonly linkedTo: number | null;
  readonly x: number | null;
  readonly y: number | null;
  /** Seconds left in the period; null between periods. */
  readonly clock: number | null;
  /** Seconds from the beginning of the game, by a clock that never stops. */
  readonly at: number;
}

/** A game from its beginning to its end. */
export interface CourseOfGame {
  readonly plays: readonly CoursePlay[];
  /** Seconds on the court, by player. */
  readonly seconds: ReadonlyMap<number, number>;
}

/** A team of such a game. */
export interface CourseSide {
  readonly teamId: number;
  /** Of those who play, the starters first; five at least. */
  readonly lines: readonly PlayedLine[];
}

/** A period's points, and how long it is. */
export type CoursePeriod = PeriodPoints[number] & { readonly seconds: number };

/** A period has three stints, or four where each is at least so long. */
const STINT_SECONDS = 100;
const SHOTS: Partial<Record<PlayKind, 2 | 3>> = { MADE_TWO: 2, MISSED_TWO: 2, MADE_THREE: 3, MISSED_THREE: 3 };

/** A part of a period in which nobody is substituted, from and until so many seconds after the period's beginning. */
interface Stint {
  readonly from: number;
  readonly until: number;
}

/**
 * Makes up how a game went whose box score is known: which play follows from which, when and where it was, and who was
 * on the court. The plays' sums are the lines, and everybody who does something is on the court.
 * @throws when the lines' points are not those of the periods
 */
export function courseOfGame(
  random: Random,
  sides: readonly [CourseSide, CourseSide],
  periods: readonly CoursePeriod[],
): CourseOfGame {
  const made = playsOfLines(
    sides.flatMap(({ lines }) => lines),
    periods,
  );
  const stints = periods.map(({ seconds }) => stintsOf(seconds));
  const lineups = new Map(sides.map((side) => [side.teamId, lineupsOfSide(side, made, periods, stints)]));
  const periodIds = periods.map(({ periodId }) => periodId);
  const chains = chainsOf(random, made, periodIds, (teamId, playerId, period) =>
    lineups.get(teamId)![period]!.flatMap((five, stint) => (five.includes(playerId) ? stint : [])),
  ).map((chain) => ({ ...chain, stint: chain.stints[random.integer(0, chain.stints.length - 1)] }));
  const course = new Course();
  for (const [period, { periodId, seconds }] of periods.entries()) {
    course.begin(periodId, seconds);
    for (const [stint, { from, until }] of stints[period]!.entries()) {
      for (const [teamId, ofTeam] of lineups) {
        const five = ofTeam[period]![stint]!;
        course.substitute(teamId, ofTeam[period]![stint - 1] ?? ofTeam[period - 1]?.at(-1) ?? five, five, from);
        course.stay(five, until - from);
      }
      if (stint === 0) course.add({ kind: 'PERIOD_START' }, 0);
      const own = random.shuffled(chains.filter((chain) => chain.period === period && chain.stint === stint));
      for (const [place, chain] of own.entries())
        course.play(random, chain, from + Math.floor(((place + 1) / (own.length + 1)) * (until - from)));
    }
    course.add({ kind: 'PERIOD_END' }, seconds);
  }
  return course;
}

function stintsOf(seconds: number): Stint[] {
  const count = seconds >= 4 * STINT_SECONDS ? 4 : 3;
  const edge = (stint: number): number => Math.round((stint / count) * seconds);
  return Array.from({ length: count }, (_item, stint) => ({ from: edge(stint), until: edge(stint + 1) }));
}

function lineupsOfSide(
  { teamId, lines }: CourseSide,
  made: readonly MadePlay[],
  periods: readonly CoursePeriod[],
  stints: readonly (readonly Stint[])[],
): Lineups[] {
  const counts = periods.map(({ periodId }, period) => {
    const plays = new Map<number, number>();
    for (const play of made)
      if (play.teamId === teamId && play.periodId === periodId)
        plays.set(play.playerId, (plays.get(play.playerId) ?? 0) + 1);
    return { plays, stints: stints[period]!.length };
  });
  return lineupsOf(
    lines.map(({ playerId }) => playerId),
    counts,
  );
}

/** A game as it is put together, period by period. */
class Course implements CourseOfGame {
  readonly plays: CoursePlay[] = [];
  readonly seconds = new Map<number, number>();
  private periodId = 0;
  private length = 0;
  private begun = 0;

  begin(periodId: number, length: number): void {
    this.begun += this.length;
    this.periodId = periodId;
    this.length = length;
  }

  /** @param passed seconds since the period's beginning */
  add(play: Partial<CoursePlay> & Pick<CoursePlay, 'kind'>, passed: number): void {
    this.plays.push({
      periodId: this.periodId,
      teamId: null,
      playerId: null,
      otherPlayerId: null,
      linkedTo: null,
      x: null,
      y: null,
      clock: this.length - passed,
      at: this.begun + passed,
      ...play,
    });
  }

  /** Between periods, before the next one begins, without a clock. */
  substitute(teamId: number, before: readonly number[], after: readonly number[], passed: number): void {
    const off = before.filter((player) => !after.includes(player));
    const on = after.filter((player) => !before.includes(player));
    for (const [index, playerId] of on.entries())
      this.add(
        { kind: 'SUBSTITUTION', teamId, playerId, otherPlayerId: off[index]!, ...(passed === 0 && { clock: null }) },
        passed,
      );
  }

  stay(five: readonly number[], seconds: number): void {
    for (const player of five) this.seconds.set(player, (this.seconds.get(player) ?? 0) + seconds);
  }

  play(random: Random, { plays }: Chain, passed: number): void {
    const first = this.plays.length;
    let target = first;
    for (const [index, { kind, teamId, playerId }] of plays.entries()) {
      const points = SHOTS[kind];
      const to = isFollower(kind) ? target : first;
      const isLinked = index > 0 && (isFollower(kind) || plays[0]!.kind === 'SHOOTING_FOUL');
      if (!isFollower(kind)) target = this.plays.length;
      this.add(
        { kind, teamId, playerId, linkedTo: isLinked ? to : null, ...(points && shotPlace(random, points)) },
        passed,
      );
    }
  }
}
