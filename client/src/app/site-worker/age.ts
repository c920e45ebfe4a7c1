import { t } from '@/texts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago something was: '2 hours ago', 'yesterday'; with less than a minute 'just now'. */
function ago(at: number, now: number, language: string): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? [];
  if (unit === undefined || size === undefined) return t.site.just_now();
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(minutes / size), unit);
}

/**
 * When a page was answered, by the device's clock: '6:32 PM, 2 hours ago'; of another day 'Nov 23, 6:32 PM, 1 day ago'.
 * @param language the page's, in which this is built, too
 */
export function age(at: number, now: number, language: string): string {
  const [then, today] = [new Date(at), new Date(now)];
  const hour = then.getHours();
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(then.getMinutes()).padStart(2, '0')}`;
  const time = hour < 12 ? t.dates.before_noon({ time: clock }) : t.dates.after_noon({ time: clock });
  const isToday = then.toDateString() === today.toDateString();
  if (isToday) return t.site.time_and_age({ time, age: ago(at, now, language) });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(then);
  return t.site.day_time_and_age({ day, time, age: ago(at, now, language) });
}
