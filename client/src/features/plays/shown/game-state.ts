import type { Bonus, BothSides, PlaySummary } from '@domain/plays/play-summary';
import { comparePlays } from '@domain/plays/compare-plays';
import { type CalledPoints, calledPoints } from '@domain/plays/game-points';
import { playersOnCourt } from '@domain/plays/players-on-court';
import { type SetState, setState } from '@domain/plays/set-state';
import { summarizePlays } from '@domain/plays/summarize-plays';
import type { CourtGame, CourtPeriod, CourtPlayer, CourtSide, SideName } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { endOf } from '../keeping/sort-order';

/** Where the game is. */
export interface PeriodNow {
  /** What is entered belongs to it. */
  readonly period: CourtPeriod;
  /**
   * Whether it begins yet, is played, or was the last one: after it none is left, none can change who has won, or the
   * game has its final score.
   */
  readonly phase: 'before' | 'on' | 'over';
  /** What may be played after it. */
  readonly next: CourtPeriod | null;
}

/** What the screen shows of one side. */
export interface SideState {
  readonly side: CourtSide;
  /** In a sport of sets that of the set. */
  readonly score: number;
  /** Periods won; null where their scores add up. */
  readonly won: number | null;
  /** What it takes with the next point by the usual rules: the set, and the match with it. */
  readonly setPoint: 'set' | 'match' | null;
  /** How the game within the set is called; null where none is on, or no points are entered. */
  readonly points: CalledPoints | null;
  /** Whether somebody was brought on; otherwise everybody can be entered. */
  readonly hasLineup: boolean;
  readonly onCourt: readonly CourtPlayer[];
  readonly bench: readonly CourtPlayer[];
  readonly fouls: number;
  readonly bonus: Bonus;
  readonly timeouts: number;
}

/** Everything that follows from the plays. */
export interface CourtState {
  readonly summary: PlaySummary<PlayRevision>;
  readonly now: PeriodNow;
  /** Those of which plays are entered: the ones that are shown, and hidden ones that have plays already. */
  readonly periods: readonly CourtPeriod[];
  readonly sides: BothSides<SideState>;
  /** What the plays make the final score. */
  readonly finals: BothSides<number>;
  /** How the set that is on stands by the usual rules; null where its end is said, and where periods are not won. */
  readonly set: SetState | null;
  /**
   * Whether a match of which up to five sets are played would be over as a best of three: at 2-0 and 2-1, before the
   * next one.
   */
  readonly isOverInThree: boolean;
}

/** What somebody chose by hand. */
export interface Chosen {
  /** The period that plays are entered of; null: the one that the game has reached. */
  readonly period: string | null;
  /** The play before which they go, or whose place it was if it is gone; null: after everything of the period. */
  readonly before: PlayRevision | null;
}

/**
 * What a game's plays come to.
 * @param plays in their order, without those that were taken away
 */
export function courtState(
  game: CourtGame,
  plays: readonly PlayRevision[],
  { period: chosen, before }: Chosen = { period: null, before: null },
): CourtState {
  const { vocabulary, settings, periods, home, away } = game;
  const periodIds = game.periods.map(
    ({ id, kind }) => ({ id, kind: kind === 'OVERTIME' ? 'overtime' : 'regular' }) as const,
  );
  const summary = summarizePlays(plays, {
    vocabulary,
    settings,
    teamIds: [home.teamId, away.teamId],
    periods: periodIds,
    starters: { home: home.starters, away: away.starters },
    isOver: game.result.status !== 'IN_PROGRESS',
  });
  const ofPeriods = periodScores(summary);
  const playable = playablePeriods(periods, plays);
  const reached = periodNow(playable, plays, chosen);
  const isLeft = reached.phase === 'before' && ofPeriods.size > 0 && !ofPeriods.has(reached.period.id);
  const bySets = vocabulary.scoring === 'won';
  const wonSoFar = periodsWon(ofPeriods, reached);
  const isOver = (bySets && isDecided(periods, wonSoFar)) || hasEnded(game.result, bySets ? wonSoFar : summary.score);
  const now = isLeft && isOver ? lastPlayed(reached, periods, ofPeriods) : reached;
  const won = periodsWon(ofPeriods, now);
  const set = setNow(game, now, summary, plays);
  const called = calledNow(set);
  // Who plays is whom the next play can be about: of one that was forgotten, who was on the court then.
  const preceding = plays.slice(0, placeOfNext(plays, periods, now.period.id, before));
  const stateOf = (name: SideName): SideState => {
    const side = game[name];
    const ids = playersOnCourt(preceding, side.teamId, side.starters);
    const fouls = summary.fouls.find(({ periodId }) => periodId === now.period.id);
    return {
      side,
      score: bySets ? (ofPeriods.get(now.period.id)?.[name] ?? 0) : summary.score[name],
      won: bySets ? won[name] : null,
      setPoint: set?.setPoint === name ? (decidesMatch(periods, won, name) ? 'match' : 'set') : null,
      points: called?.[name] ?? null,
      hasLineup: ids.length > 0,
      onCourt: ids.flatMap((id) => side.players.find((player) => player.id === id) ?? []),
      bench: side.players.filter(({ id }) => !ids.includes(id)),
      fouls: fouls?.fouls[name] ?? 0,
      bonus: fouls?.bonus[name] ?? 'none',
      timeouts: summary.timeouts[name],
    };
  };
  return {
    summary,
    now,
    periods: playable,
    sides: { home: stateOf('home'), away: stateOf('away') },
    finals: bySets ? won : summary.score,
    set,
    isOverInThree:
      bySets && isLeft && now.phase === 'before' && Math.max(won.home, won.away) === 2 && won.home !== won.away,
  };
}

/** How many plays come before what is entered next. */
function placeOfNext(
  plays: readonly PlayRevision[],
  periods: readonly CourtPeriod[],
  periodId: string,
  before: PlayRevision | null,
): number {
  const compare = comparePlays(periods.map(({ id }) => id));
  const later = new Set(periods.slice(periods.findIndex(({ id }) => id === periodId) + 1).map(({ id }) => id));
  const next = plays.findIndex((play) => (before === null ? later.has(play.periodId) : compare(play, before) >= 0));
  return next < 0 ? plays.length : next;
}

/** The last score of each period that has plays, by id; in a sport of sets each begins at nothing. */
function periodScores({ plays }: PlaySummary<PlayRevision>): Map<string, BothSides<number>> {
  return new Map(plays.map(({ play, score }) => [play.periodId, score]));
}

/** How many of the periods that are over each side has won. */
function periodsWon(scores: ReadonlyMap<string, BothSides<number>>, { period, phase }: PeriodNow): BothSides<number> {
  const won = { home: 0, away: 0 };
  for (const [id, { home, away }] of scores) {
    if (home === away || (id === period.id && phase !== 'over')) continue;
    won[home > away ? 'home' : 'away'] += 1;
  }
  return won;
}

/** Whether a side has won so many sets that those left cannot change it: three of five. */
function isDecided(periods: readonly CourtPeriod[], { home, away }: BothSides<number>): boolean {
  const sets = periods.filter(({ hidden, kind }) => !hidden && kind === 'REGULAR').length;
  return Math.max(home, away) > sets / 2;
}

/** Whether the set that is on decides the match if a side takes it. */
function decidesMatch(periods: readonly CourtPeriod[], won: BothSides<number>, name: SideName): boolean {
  return !isDecided(periods, won) && isDecided(periods, { ...won, [name]: won[name] + 1 });
}

/** How the set that is on stands; null once its end is said, since nothing is left to be offered then. */
function setNow(
  { vocabulary, periods }: CourtGame,
  { period: { id }, phase }: PeriodNow,
  { plays: scored }: PlaySummary<PlayRevision>,
  plays: readonly PlayRevision[],
): SetState | null {
  if (phase === 'over' || endOf(plays, id) !== null) return null;
  const last = periods.findLast(({ hidden, kind }) => !hidden && kind === 'REGULAR');
  return setState(
    vocabulary,
    scored.filter(({ play }) => play.periodId === id),
    id === last?.id,
  );
}

/** How the game within the set is called; in a set that is won only where points are entered all the same. */
function calledNow(set: SetState | null): BothSides<CalledPoints> | null {
  if (!set?.game) return null;
  const { points, unsaid } = set.game;
  const isOn = set.winner === null || unsaid !== null || points.home + points.away > 0;
  return isOn ? calledPoints(set.game) : null;
}

/**
 * Whether a game has ended with its plays: by a forfeit, or with the final score that they make. With another one it
 * goes on, as one does whose plays are entered afterwards.
 */
function hasEnded({ status, homeScore, awayScore }: CourtGame['result'], { home, away }: BothSides<number>): boolean {
  return status === 'FORFEIT' || (status === 'FINAL' && homeScore === home && awayScore === away);
}

/** The last period that was played: it is over, and only who wants to goes on with the one that was reached. */
function lastPlayed(
  { period }: PeriodNow,
  periods: readonly CourtPeriod[],
  scores: ReadonlyMap<string, BothSides<number>>,
): PeriodNow {
  return { period: periods.findLast(({ id }) => scores.has(id)) ?? period, phase: 'over', next: period };
}

function playablePeriods(periods: readonly CourtPeriod[], plays: readonly PlayRevision[]): readonly CourtPeriod[] {
  const withPlays = new Set(plays.map(({ periodId }) => periodId));
  return periods.filter(({ id, hidden }) => !hidden || withPlays.has(id));
}

/** @param playable those of which plays are entered */
function periodNow(playable: readonly CourtPeriod[], plays: readonly PlayRevision[], chosen: string | null): PeriodNow {
  const withPlays = new Set(plays.map(({ periodId }) => periodId));
  const has = (kind: PlayRevision['kind'], id: string): boolean =>
    plays.some((play) => play.kind === kind && play.periodId === id);
  const after = (id: string): CourtPeriod | null => playable[playable.findIndex((each) => each.id === id) + 1] ?? null;
  const byHand = playable.find(({ id }) => id === chosen);
  const last = byHand ?? playable.findLast(({ id }) => withPlays.has(id)) ?? playable[0]!;
  const next = after(last.id);
  if (byHand === undefined && has('PERIOD_END', last.id)) {
    if (next?.kind === 'REGULAR') return { period: next, phase: 'before', next: after(next.id) };
    return { period: last, phase: 'over', next };
  }
  const isBegun = has('PERIOD_START', last.id) || byHand !== undefined;
  return { period: last, phase: isBegun ? 'on' : 'before', next };
}

/** Whether the last period that has plays was started and has not ended. @param plays in their order */
export function isBeingPlayed(plays: readonly PlayRevision[]): boolean {
  const mark = plays.findLast(({ kind }) => kind === 'PERIOD_START' || kind === 'PERIOD_END');
  return mark?.kind === 'PERIOD_START' && mark.periodId === plays.at(-1)?.periodId;
}
