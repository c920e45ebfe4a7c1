import type { Side } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';
import { BEFORE_THE_GAME, openingSubstitutions } from './opening-substitutions.js';
import { otherSide } from './other-side.js';
import type { Play } from './play.js';
import type { Contradiction, PlayerTime, PlaySummary, ScoredPlay, SummarizedGame } from './play-summary.js';

const SIDES: readonly Side[] = ['home', 'away'];

/** What a player may do from the bench. */
const BENCH = ['TECHNICAL_FOUL', 'NOTE', 'TIMEOUT'];

interface OnCourt {
  readonly playerId: Id;
  /** Seconds left when the player came on, or the period began; null where that is not known. */
  since: number | null;
}

interface Time extends PlayerTime {
  seconds: number | null;
  plusMinus: number;
}

/**
 * How long each player was on the court, and how the score changed meanwhile. Of a side it is known only where
 * everybody who started is, each substitution has somebody coming on who was off and somebody going off who was on, and
 * nobody plays from the bench; seconds moreover need the length of every period and a clock with every substitution
 * within it. While a period is on they go as far as the clocks that its plays have.
 * @param plays in their order
 */
export function playerTimes(
  plays: readonly ScoredPlay<Play>[],
  game: SummarizedGame,
): Pick<PlaySummary<Play>, 'times' | 'contradictions'> {
  const contradictions = new Map<string, Contradiction>();
  const { vocabulary } = game;
  if (plays.length === 0 || vocabulary.scoring !== 'added' || !vocabulary.rules.has('JUMP_BALL'))
    return { times: null, contradictions };
  const known = SIDES.flatMap((side) => timesOfSide(side, plays, game, contradictions) ?? []);
  return { times: known.length === 0 ? null : known, contradictions };
}

/** @param contradictions gets those of the side; with any of them, nothing is known of its times */
function timesOfSide(
  side: Side,
  plays: readonly ScoredPlay<Play>[],
  game: SummarizedGame,
  contradictions: Map<string, Contradiction>,
): PlayerTime[] | null {
  const starters = game.starters[side];
  const { playersOnCourt } = game.vocabulary;
  if (new Set(starters.map(String)).size !== playersOnCourt) return null;
  const times = new Map<string, Time>();
  const timeOf = (playerId: Id): Time => {
    const time = times.get(String(playerId)) ?? { side, playerId, seconds: 0, plusMinus: 0 };
    times.set(String(playerId), time);
    return time;
  };
  const court = new Map<string, OnCourt>();
  for (const playerId of starters) court.set(String(playerId), { playerId, since: null });
  const stay = ({ playerId, since }: OnCourt, until: number | null): void => {
    const time = timeOf(playerId);
    time.seconds =
      time.seconds === null || since === null || until === null || until > since ? null : time.seconds + since - until;
  };
  const clockOf = clocksBetweenPeriods(plays, game);
  /** Somebody goes off, or comes on, or both. */
  const substitute = (play: Play): Contradiction | null => {
    const { playerId: on, otherPlayerId: off } = play;
    const clock = clockOf(play);
    const before = court.size;
    const leaving = off === null ? null : court.get(String(off));
    if (leaving) {
      stay(leaving, clock);
      court.delete(String(off));
    }
    const isPresent = on !== null && court.has(String(on));
    if (on !== null && !isPresent) {
      court.set(String(on), { playerId: on, since: clock });
      timeOf(on);
    }
    if (leaving === undefined) return 'absent';
    if (isPresent) return 'present';
    return court.size > Math.max(before, playersOnCourt) ? 'excess' : null;
  };
  const opening = new Set(openingSubstitutions(plays.map(({ play }) => play)).map(({ id }) => id));
  let isKnown = true;
  let periodId: string | null = null;
  let lead = 0;
  for (const { play, side: own, score } of plays) {
    if (String(play.periodId) !== periodId) {
      if (periodId !== null) for (const one of court.values()) stay(one, 0);
      periodId = String(play.periodId);
      const length = lengthOf(periodId, plays, game);
      for (const one of court.values()) one.since = length;
    }
    const difference = score[side] - score[otherSide(side)] - lead;
    lead += difference;
    for (const { playerId } of court.values()) timeOf(playerId).plusMinus += difference;
    // Those who start are on the court already.
    if (own !== side || opening.has(play.id)) continue;
    const contradiction = play.kind === 'SUBSTITUTION' ? substitute(play) : isOnBench(play, court) ? 'absent' : null;
    if (contradiction === null) continue;
    contradictions.set(play.id, contradiction);
    isKnown = false;
  }
  const last = clockNow(periodId!, plays, game);
  for (const one of court.values()) stay(one, last);
  return isKnown ? [...times.values()] : null;
}

/**
 * The clock of a substitution, which needs none between periods: before the beginning of its period that stands at the
 * period's length, after its end at nothing.
 */
function clocksBetweenPeriods(
  plays: readonly ScoredPlay<Play>[],
  game: SummarizedGame,
): (substitution: Play) => number | null {
  const placeOf = (kind: Play['kind'], periodId: Id): number =>
    plays.findIndex(({ play }) => play.kind === kind && String(play.periodId) === String(periodId));
  return (substitution) => {
    const { id, clock, periodId } = substitution;
    if (clock !== null) return clock;
    if (!hasBegun(String(periodId), plays, game)) return lengthOf(String(periodId), plays, game);
    const place = plays.findIndex(({ play }) => play.id === id);
    if (place < placeOf('PERIOD_START', periodId)) return lengthOf(String(periodId), plays, game);
    const end = placeOf('PERIOD_END', periodId);
    return end >= 0 && place > end ? 0 : null;
  };
}

/** Whether a play is about somebody who is not there, and has to be. */
function isOnBench({ kind, playerId }: Play, court: ReadonlyMap<string, unknown>): boolean {
  return playerId !== null && !BENCH.includes(kind) && !court.has(String(playerId));
}

/**
 * Seconds left in the last period with plays: none once it is over, until then what the latest clock says. Where
 * nothing but its beginning has one, nobody keeps a clock, and what was entered since happened who knows when.
 */
function clockNow(periodId: string, plays: readonly ScoredPlay<Play>[], game: SummarizedGame): number | null {
  const own = plays.filter(({ play }) => String(play.periodId) === periodId);
  if (game.isOver !== false || own.some(({ play }) => play.kind === 'PERIOD_END')) return 0;
  if (!hasBegun(periodId, plays, game)) return lengthOf(periodId, plays, game);
  const inPlay = own.filter(({ play }) => play.kind !== 'PERIOD_START');
  const known = inPlay.flatMap(({ play }) => play.clock ?? []);
  if (known.length > 0) return Math.min(...known);
  const started = own.findIndex(({ play }) => play.kind === 'PERIOD_START');
  return started === own.length - 1 ? lengthOf(periodId, plays, game) : null;
}

/**
 * Whether a period is on, or was: in a break something may have been entered for the next one already, with no clock
 * or with one that has not run.
 */
function hasBegun(periodId: string, plays: readonly ScoredPlay<Play>[], game: SummarizedGame): boolean {
  const length = lengthOf(periodId, plays, game);
  return plays.some(
    ({ play: { kind, periodId: of, clock } }) =>
      String(of) === periodId &&
      (!(BEFORE_THE_GAME as readonly string[]).includes(kind) || (clock !== null && clock !== length)),
  );
}

/** The clock at the start of a period: as it was entered, else, of a regular one, by the settings. */
function lengthOf(periodId: string, plays: readonly ScoredPlay<Play>[], game: SummarizedGame): number | null {
  const start = plays.find(({ play }) => play.kind === 'PERIOD_START' && String(play.periodId) === periodId);
  if (start?.play.clock != null) return start.play.clock;
  const period = game.periods.find(({ id }) => String(id) === periodId);
  const { periodMinutes } = game.settings;
  return period?.kind === 'regular' && periodMinutes !== null ? periodMinutes * 60 : null;
}
