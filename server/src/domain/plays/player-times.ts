import type { Side } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';
import { openingSubstitutions } from './opening-substitutions.js';
import type { Play } from './play.js';
import type { PlayerTime, ScoredPlay, SummarizedGame } from './play-summary.js';

const SIDES: readonly Side[] = ['home', 'away'];

/** What a player may do from the bench. */
const BENCH = ['TECHNICAL_FOUL', 'NOTE', 'TIMEOUT'];

interface OnCourt {
  readonly side: Side;
  readonly playerId: Id;
  /** Seconds left when the player came on, or the period began; null where that is not known. */
  since: number | null;
}

interface Time {
  readonly side: Side;
  readonly playerId: Id;
  seconds: number | null;
  plusMinus: number;
}

/**
 * How long each player was on the court, and how the score changed meanwhile. It is known only where everybody who
 * started is, each substitution has somebody coming on who was off and somebody going off who was on, and nobody plays
 * from the bench; seconds moreover need the length of every period and a clock with every substitution within it. While
 * a period is on they go as far as the clocks that its plays have.
 * @param plays in their order
 * @returns null where that is not so
 */
export function playerTimes(plays: readonly ScoredPlay<Play>[], game: SummarizedGame): PlayerTime[] | null {
  const { vocabulary, starters } = game;
  if (plays.length === 0 || vocabulary.scoring !== 'added' || !vocabulary.rules.has('JUMP_BALL')) return null;
  if (SIDES.some((side) => new Set(starters[side].map(String)).size !== vocabulary.playersOnCourt)) return null;
  const times = new Map<string, Time>();
  const court = new Map<string, OnCourt>();
  const timeOf = (side: Side, playerId: Id): Time => {
    const time = times.get(String(playerId)) ?? { side, playerId, seconds: 0, plusMinus: 0 };
    times.set(String(playerId), time);
    return time;
  };
  const stay = ({ side, playerId, since }: OnCourt, until: number | null): void => {
    const time = timeOf(side, playerId);
    time.seconds =
      time.seconds === null || since === null || until === null || until > since ? null : time.seconds + since - until;
  };
  for (const side of SIDES)
    for (const playerId of starters[side]) court.set(String(playerId), { side, playerId, since: null });

  const opening = new Set(openingSubstitutions(plays.map(({ play }) => play)).map(({ id }) => id));
  let periodId: string | null = null;
  let previous = { home: 0, away: 0 };
  for (const { play, side, score } of plays) {
    if (String(play.periodId) !== periodId) {
      if (periodId !== null) for (const one of court.values()) stay(one, 0);
      periodId = String(play.periodId);
      const length = lengthOf(periodId, plays, game);
      for (const one of court.values()) one.since = length;
    }
    const difference = score.home - previous.home - (score.away - previous.away);
    previous = { ...score };
    for (const one of court.values())
      timeOf(one.side, one.playerId).plusMinus += one.side === 'home' ? difference : -difference;
    if (side === null) continue;
    if (play.kind !== 'SUBSTITUTION') {
      if (play.playerId !== null && !BENCH.includes(play.kind) && court.get(String(play.playerId))?.side !== side)
        return null;
      continue;
    }
    const { playerId: on, otherPlayerId: off } = play;
    // Those who start are on the court already.
    if (opening.has(play.id)) continue;
    if (off !== null) {
      const leaving = court.get(String(off));
      if (leaving?.side !== side) return null;
      stay(leaving, play.clock);
      court.delete(String(off));
    }
    if (on !== null) {
      if (court.has(String(on))) return null;
      court.set(String(on), { side, playerId: on, since: play.clock });
      timeOf(side, on);
      if ([...court.values()].filter((one) => one.side === side).length > vocabulary.playersOnCourt) return null;
    }
  }
  const last = clockNow(periodId!, plays, game);
  for (const one of court.values()) stay(one, last);
  return [...times.values()];
}

/** Seconds left in the last period with plays: none once it is over, until then what the latest clock says. */
function clockNow(periodId: string, plays: readonly ScoredPlay<Play>[], game: SummarizedGame): number | null {
  const own = plays.filter(({ play }) => String(play.periodId) === periodId);
  if (game.isOver !== false || own.some(({ play }) => play.kind === 'PERIOD_END')) return 0;
  const clocks = [lengthOf(periodId, plays, game), ...own.map(({ play }) => play.clock)];
  const known = clocks.filter((clock) => clock !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The clock at the start of a period: as it was entered, else, of a regular one, by the settings. */
function lengthOf(periodId: string, plays: readonly ScoredPlay<Play>[], game: SummarizedGame): number | null {
  const start = plays.find(({ play }) => play.kind === 'PERIOD_START' && String(play.periodId) === periodId);
  if (start?.play.clock != null) return start.play.clock;
  const period = game.periods.find(({ id }) => String(id) === periodId);
  const { periodMinutes } = game.settings;
  return period?.kind === 'regular' && periodMinutes !== null ? periodMinutes * 60 : null;
}
