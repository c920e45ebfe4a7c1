import { addDays } from '../dates/add-days.js';
import { isOff } from '../game/is-off.js';
import { type Appointment, rescheduledFrom } from '../game/rescheduled-from.js';
import type { GameOutcome } from '../game/game-status.js';
import { BEGUN_STATUSES, hasBegun } from '../game/has-begun.js';

/** What followers of a team are told of a game. */
export const GAME_NEWS_KINDS = [
  'moved',
  'postponed',
  'cancelled',
  'reinstated',
  'begins',
  'ends',
  'corrected',
] as const;

/** One of `GAME_NEWS_KINDS`. */
export type GameNewsKind = (typeof GAME_NEWS_KINDS)[number];

/** What was noted of a game when it changed. */
export type GameHappening = 'rescheduled' | 'begins' | 'ends' | 'corrected';

/** What was said of a game before it changed, its scores among it. */
export type FormerGame = Appointment & Partial<Omit<GameOutcome, 'status'>>;

/** So many days after its date nobody waits for a result any more: what is entered then is put on record. */
const NEWS_DAYS = 2;
/** So many days after its date a result that was told is put right: a protest takes longer to be decided. */
export const CORRECTION_DAYS = 14;

/**
 * What there is to tell of something that happened to a game, by what the game is now: what was taken back meanwhile is
 * no news, nor is what is put in order about days gone by.
 * @param former when, where and whether it was to be played before, and how it had ended
 * @param game as it is now
 * @param today YYYY-MM-DD by the organization's clock
 * @returns null when there is nothing to tell
 */
export function gameNewsOf(
  happened: GameHappening,
  former: FormerGame,
  game: Appointment & GameOutcome,
  today: string,
): GameNewsKind | null {
  const since = addDays(today, -NEWS_DAYS);
  // One that was ended too early goes on: that it begins has been told.
  if (happened === 'begins')
    return game.status === 'in_progress' && !BEGUN_STATUSES.includes(former.status) && isSince(game.date, since)
      ? 'begins'
      : null;
  if (happened === 'ends') return isOver(game) && isSince(game.date, since) ? 'ends' : null;
  if (happened === 'corrected') {
    const isSame = former.scoreHome === game.scoreHome && former.scoreAway === game.scoreAway;
    const isRecent = isSince(game.date, addDays(today, -CORRECTION_DAYS));
    return !isSame && isOver(game) && isRecent && !mayRun(former, game, today) ? 'corrected' : null;
  }
  const before = former.date ?? game.date;
  const isAhead = [before, game.date].some((date) => isSince(date, today));
  if (!isAhead || hasBegun(game)) return null;
  if (isOff(game)) return game.status === former.status ? null : (game.status as 'postponed' | 'cancelled');
  if (isOff(former)) return 'reinstated';
  return rescheduledFrom([former], game) === null ? null : 'moved';
}

/** A game without a date may be played at any time. */
function isSince(date: string | null, day: string): boolean {
  return date === null || date >= day;
}

function isOver({ status, scoreHome, scoreAway }: GameOutcome): boolean {
  if (status === 'forfeit') return true;
  if (status === 'in_progress' || isOff({ status }) || scoreHome === null || scoreAway === null) return false;
  return status === 'final' || scoreHome > 0 || scoreAway > 0;
}

/**
 * Whether a score may be the running one of a game on its day: it has grown, and somebody who types it in as the game
 * goes leaves the status alone.
 */
function mayRun(former: FormerGame, game: Appointment & GameOutcome, today: string): boolean {
  const { status, date, scoreHome, scoreAway } = game;
  const hasGrown = (scoreHome ?? 0) >= (former.scoreHome ?? 0) && (scoreAway ?? 0) >= (former.scoreAway ?? 0);
  return status === 'scheduled' && hasGrown && isSince(date, today);
}
