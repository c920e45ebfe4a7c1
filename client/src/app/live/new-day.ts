import { calendarDateIn } from '@domain/dates/calendar-date-in';
import { isKeptPage } from '../site-worker/kept-page';

/** In every time zone a day begins at a full quarter of an hour: looking then needs no reckoning with their changes. */
const QUARTER_MS = 900_000;

/**
 * Asks for a page anew once the day is over that it was made on, whenever somebody can see the page: at midnight, or
 * when they come back to it. Asked in vain (no network), it asks again a quarter of an hour later.
 * @param day the calendar date that the page shows as today
 * @returns ends it
 */
export function awaitDayAfter(day: string, timeZone: string, renew: () => Promise<unknown> | undefined): () => void {
  if (isKeptPage()) return () => undefined;
  let timer: number | undefined;
  const wait = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(look, QUARTER_MS - (Date.now() % QUARTER_MS));
  };
  const look = (): void => {
    wait();
    if (!document.hidden && calendarDateIn(new Date(), timeZone) !== day) void renew()?.catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  wait();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
