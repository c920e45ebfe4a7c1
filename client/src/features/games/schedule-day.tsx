import { Link } from 'react-router-dom';
import { DayGames } from '@/app/games/day-games';
import { cn } from '@/lib/cn';
import { formatDay, formatShortDate, shortWeekday, weekdayName, wordsOfDate } from '@/lib/dates';
import { WEEKDAYS } from '@domain/dates/weekday';
import { weekdayOf } from '@domain/dates/weekday-of';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import type { ScheduleSeasonFragment } from './schedule.generated';
import { daysAround, monthsAround, weeksOf } from './schedule-month';

type Day = NonNullable<ScheduleSeasonFragment['day']>;

interface Props {
  /** Where the games are played. */
  today: string;
  day: Day;
  /** What is off on the day, in words. */
  off: readonly string[];
  /** With games, in order. */
  dates: readonly string[];
  /** 'YYYY-MM'. */
  month: string;
  /** The address of the schedule as it is, with another day or month. */
  addressOf: (changes: { day?: string; month?: string }) => string;
}

/** Where a schedule opens: the days around one, its games, and the month at a glance. */
export function ScheduleDay(props: Props) {
  const { today, day, off } = props;
  return (
    <section
      id="day"
      aria-label={t.games.day_by_day()}
      className="no-print grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <Strip {...props} />
        <Card
          flush
          title={titleOf(day, today)}
          aside={<span className="text-sm text-muted">{formatDay(day.date)}</span>}
        >
          {off.map((words) => (
            <p key={words} className="border-b border-line bg-surface-2 px-4 py-2 text-sm font-medium last:border-b-0">
              {words}
            </p>
          ))}
          {day.games.length > 0 ? (
            <DayGames games={day.games} />
          ) : (
            off.length === 0 && <p className="px-4 py-6 text-muted">{t.games.no_games_on_this_day()}</p>
          )}
        </Card>
      </div>
      <Month {...props} />
    </section>
  );
}

function titleOf({ date, games }: Day, today: string): string {
  if (date === today) return t.games.today();
  const isNext = date > today && games.some(({ homeScore }) => homeScore === null);
  return isNext ? t.games.next_game() : weekdayName(weekdayOf(date));
}

const STEP = 'rounded-md border border-line bg-surface px-3 py-2 text-sm font-medium hover:border-accent';

function Strip({ today, day, dates, addressOf }: Props) {
  const { days, previous, next } = daysAround(dates, day.date);
  return (
    <nav aria-label={t.games.days_with_games()} className="flex items-stretch gap-2">
      <Step to={previous} label={t.games.previous_day()} sign="‹" addressOf={addressOf} />
      <ul className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {days.map((date) => (
          <li
            key={date}
            className={cn(
              'flex-[3.5rem]',
              Math.abs(days.indexOf(date) - days.indexOf(day.date)) > 1 && 'max-sm:hidden',
            )}
          >
            <Link
              to={addressOf({ day: date })}
              preventScrollReset
              aria-current={date === day.date ? 'date' : undefined}
              className={cn(
                'flex h-full flex-col items-center rounded-md border px-1 py-1.5 text-sm leading-tight hover:border-accent',
                date === day.date ? 'border-accent bg-accent-soft font-semibold' : 'border-line bg-surface',
              )}
            >
              <span className="eyebrow text-muted">{date === today ? t.games.today() : shortWeekday(date)}</span>
              <span className="whitespace-nowrap">{formatShortDate(date)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Step to={next} label={t.games.next_day()} sign="›" addressOf={addressOf} />
    </nav>
  );
}

function Step({
  to,
  label,
  sign,
  addressOf,
}: {
  to: string | null;
  label: string;
  sign: string;
  addressOf: Props['addressOf'];
}) {
  if (to === null)
    return (
      <span aria-hidden="true" className={cn(STEP, 'flex items-center opacity-40')}>
        {sign}
      </span>
    );
  return (
    <Link to={addressOf({ day: to })} preventScrollReset aria-label={label} className={cn(STEP, 'flex items-center')}>
      {sign}
    </Link>
  );
}

function Month({ today, day, dates, month, addressOf }: Props) {
  const { previous, next } = monthsAround(dates, month);
  const withGames = new Set(dates);
  const { month: name, year } = wordsOfDate(`${month}-01`);
  const at = (to: string): string => addressOf({ day: day.date, month: to });
  return (
    <Card
      title={t.games.month_and_year({ month: name, year })}
      aside={
        <span className="flex gap-3">
          {previous && (
            <Link to={at(previous)} preventScrollReset aria-label={t.games.previous_month()} className="link px-2.5">
              ‹
            </Link>
          )}
          {next && (
            <Link to={at(next)} preventScrollReset aria-label={t.games.next_month()} className="link px-2.5">
              ›
            </Link>
          )}
        </span>
      }
    >
      <div className="grid grid-cols-7 gap-[min(0.25rem,1vw)] text-center text-sm">
        {WEEKDAYS.map((weekday) => (
          <abbr key={weekday} title={weekdayName(weekday)} className="eyebrow text-muted no-underline">
            {weekdayName(weekday).slice(0, 1)}
          </abbr>
        ))}
        {weeksOf(month)
          .flat()
          .map((date, index) => (
            <span key={date ?? index} className="tabular">
              {date && (withGames.has(date) || date === day.date) ? (
                <Link
                  to={addressOf({ day: date, month })}
                  preventScrollReset
                  aria-label={formatDay(date)}
                  aria-current={date === day.date ? 'date' : undefined}
                  className={cn(
                    'block rounded py-1 font-semibold hover:underline',
                    date === day.date ? 'bg-accent-solid text-on-accent' : 'bg-accent-soft',
                    date === today && 'outline-2 outline-accent',
                  )}
                >
                  {Number(date.slice(8))}
                </Link>
              ) : (
                <span className={cn('block py-1 text-muted', date === today && 'rounded outline-2 outline-accent')}>
                  {date ? Number(date.slice(8)) : ''}
                </span>
              )}
            </span>
          ))}
      </div>
    </Card>
  );
}
