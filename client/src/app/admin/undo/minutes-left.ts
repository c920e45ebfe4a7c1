const MINUTE_MS = 60_000;

/** How long something can still be undone, in words. Both in the same clock; `now` in milliseconds. */
export function minutesLeft(expiresAt: string, now: number): string {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS);
  if (minutes < 1) return 'less than a minute left';
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
