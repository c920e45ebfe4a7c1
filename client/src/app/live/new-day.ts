import { calendarDateIn } from '@domain/dates/calendar-date-in';
import type { AnyPage } from '../page';
import { isKeptPage } from '../site-worker/kept-page';
import type { FollowedGame } from './followed-game';

/** In every time zone a day begins at a full quarter of an hour: looking then needs no reckoning with their changes. */
const QUARTER_MS = 900_000;
/** So much later at most, and five seconds at least: not all at once, nor before the server's clock has come to it. */
const LATEST_MS = 60_000;
const EARLIEST_MS = 5_000;
/** Answers that are asked for in a day by a device whose clock is of another day than the server's. */
const MOST_ASKED = 4;

/** A page that is shown. */
interface Shown {
  /** The calendar date that it shows as today. */
  day: string;
  timeZone: string;
  page: AnyPage;
  /** As it is now: its games, and what asks for it anew. */
  latest: { current: { games: readonly FollowedGame[]; refetch: () => Promise<unknown> | undefined } };
}

/**
 * Asks for a page anew once the day is over that it was made on, whenever somebody can see the page: soon after
 * midnight, or when they come back to it. Asked in vain (no network), it asks again a quarter of an hour later. A list
 * to which rows were loaded later stays as it is, since it would lose them.
 * @returns ends it
 */
export function awaitDayAfter({ day, timeZone, page, latest }: Shown): () => void {
  if (isKeptPage()) return () => undefined;
  const shownAtFirst = latest.current.games.length;
  const answered = { date: day, times: 0 };
  let timer: number | undefined;
  /** A question that was asked more than a minute ago keeps the page from asking no longer. */
  let askingUntil = 0;
  const wait = (): void => {
    window.clearTimeout(timer);
    const late = EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS);
    timer = window.setTimeout(look, QUARTER_MS - (Date.now() % QUARTER_MS) + late);
  };
  const renew = async (date: string): Promise<void> => {
    const until = (askingUntil = Date.now() + LATEST_MS);
    try {
      await latest.current.refetch();
    } finally {
      if (askingUntil === until) askingUntil = 0;
    }
    answered.times = date === answered.date ? answered.times + 1 : 1;
    answered.date = date;
  };
  const look = (): void => {
    wait();
    const date = calendarDateIn(new Date(), timeZone);
    const hasMore = page.live?.byDay === true && latest.current.games.length > shownAtFirst;
    if (
      Date.now() < askingUntil ||
      document.hidden ||
      hasMore ||
      date === day ||
      (date === answered.date && answered.times >= MOST_ASKED)
    )
      return;
    void renew(date).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  wait();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
