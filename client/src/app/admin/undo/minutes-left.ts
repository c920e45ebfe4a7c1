import { t } from '@/texts';

const MINUTE_MS = 60_000;

/** How long something can still be undone, in words. Both in the same clock; `now` in milliseconds. */
export function minutesLeft(expiresAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS);
  if (minutes < 1) return t.admin.less_than_a_minute_left();
  return t.admin.minutes_left({ minutes });
}
