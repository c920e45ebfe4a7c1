import { useEffect, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/dates';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { useEarlyEntry } from '@/ui/use-early-entry';
import { useFilters } from '@/ui/use-filters';
import { dayOfPlace, placeOfDay } from './reading';

/** How long the slider rests before its day is asked for, in milliseconds. */
const REST_MS = 150;

/** What else the address says. Of what no page reads the server knows nothing, so that it cannot be carried on. */
const OTHERS = ['domain', 'view', 'season', 'league', 'division', 'race'] as const;

const STEP = 'flex min-h-9 items-center rounded-md border px-3 text-sm font-medium';

interface Props {
  /** With results, in order. */
  days: readonly string[];
  /** '' for now. */
  asOf: string;
  addressOf: (changes: { asOf?: string }) => string;
}

/**
 * The season's days as a slider; the day stands in the address. Without scripts there are the day before and after, and
 * a form for a date.
 */
export function AsOf({ days, asOf, addressOf }: Props) {
  const id = useId();
  const [search] = useSearchParams();
  const [, setFilters] = useFilters(['asOf']);
  const [moved, setMoved] = useState<{ from: string; to: number } | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  // Where it was moved to holds until the address has another day.
  const to = moved?.from === asOf ? moved.to : null;
  const place = to ?? placeOfDay(days, asOf);
  const day = to === null ? asOf : dayOfPlace(days, to);
  const slider = useEarlyEntry<HTMLInputElement>(String(Math.max(0, place)));
  const words = day === '' ? t.standings.now() : formatDate(day);
  const move = (next: number): void => {
    setMoved({ from: asOf, to: next });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setFilters({ asOf: dayOfPlace(days, next) }), REST_MS);
  };
  const [before, after] = [days[place - 1], place < days.length - 1 ? dayOfPlace(days, place + 1) : undefined];
  return (
    <form
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      {OTHERS.map((name) => {
        const value = search.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <p className="min-w-40 flex-1">
        <label htmlFor={id} className="eyebrow text-muted">
          {t.standings.as_of()}
        </label>
        <output htmlFor={id} className="display ml-2 text-lg font-bold whitespace-nowrap">
          {words}
        </output>
      </p>
      <span className="flex gap-1.5">
        <DayLink to={addressOf({ asOf: before ?? asOf })} isEnd={before === undefined} label={t.standings.day_before()}>
          ‹
        </DayLink>
        <DayLink to={addressOf({ asOf: after ?? asOf })} isEnd={after === undefined} label={t.standings.day_after()}>
          ›
        </DayLink>
        <DayLink to={addressOf({ asOf: '' })} isEnd={asOf === ''}>
          {t.standings.now()}
        </DayLink>
      </span>
      <input
        ref={slider}
        id={id}
        type="range"
        min={0}
        max={days.length - 1}
        value={Math.max(0, place)}
        aria-valuetext={words}
        onChange={(event) => move(event.target.valueAsNumber)}
        className="h-6 w-full accent-accent-solid noscript:hidden"
      />
      <noscript>
        <input
          type="date"
          name="asOf"
          aria-label={t.standings.as_of()}
          min={days[0]}
          max={days.at(-1)}
          defaultValue={asOf}
          className="min-h-10 rounded-md border border-line-strong bg-surface px-3"
        />{' '}
        <button type="submit" className={buttonClass()}>
          {t.ui.show()}
        </button>
      </noscript>
    </form>
  );
}

interface DayProps {
  to: string;
  /**
   * Leads nowhere from here. It stays a link, so that whoever came by keys is not thrown back to the page's beginning.
   */
  isEnd: boolean;
  /** Where what it shows is no word. */
  label?: string;
  children: string;
}

function DayLink({ to, isEnd, label, children }: DayProps) {
  return (
    <Link
      to={to}
      replace
      rel="nofollow"
      preventScrollReset
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={(event) => isEnd && event.preventDefault()}
      className={cn(STEP, 'border-line', isEnd ? 'cursor-default opacity-40' : 'hover:border-accent')}
    >
      {children}
    </Link>
  );
}
