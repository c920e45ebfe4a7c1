import { isCalendarDate } from '../domain/dates/is-calendar-date.js';
import type { DisplayStatus } from '../domain/game/display-status.js';
import { formatTime } from '../domain/dates/format-time.js';
import type { Language } from '../domain/languages/language.js';
import { en } from './en.generated.js';
import { es } from './es.generated.js';

type Texts = typeof en;

/** What the server says itself, in one language. */
export interface Said {
  readonly server: Texts['server'];
  /** When a game is: 'Oct 1, 2025, 6:30 PM', without a time 'Oct 1, 2025', without a date 'TBD'. */
  when(game: { readonly date: string | null; readonly time: string | null }): string;
  /** A statistic's name, where it is still the one that the product gave it in English. */
  statistic(name: string): string;
  /** A game's status, which the graph says in English. */
  status(displayStatus: string): string;
}

/** The server's texts in a language: embeds, pictures, pages for when there can be none. */
export function textsIn(language: Language): Said {
  return SAID[language];
}

function said({ server, dates, gameStatus, statNames }: Texts): Said {
  const statuses: Readonly<Record<DisplayStatus, () => string>> = {
    Completed: gameStatus.completed,
    Scheduled: gameStatus.scheduled,
    'In progress': gameStatus.in_progress,
    Final: gameStatus.final,
    Forfeit: gameStatus.forfeit,
    Postponed: gameStatus.postponed,
    Cancelled: gameStatus.cancelled,
  };
  const months = dates.months_in_short().split(' ');
  const timeOf = (time: string): string => {
    const [clock, half] = formatTime(time).split(' ');
    return half === 'AM' ? dates.before_noon({ time: clock! }) : dates.after_noon({ time: clock! });
  };
  return {
    server,
    statistic: (name) => (KEYS.has(name) ? statNames[KEYS.get(name)!]() : name),
    status: (displayStatus) => statuses[displayStatus as DisplayStatus](),
    when({ date, time }) {
      if (date === null || !isCalendarDate(date)) return dates.to_be_determined();
      const [year, month, day] = date.split('-').map(Number) as [number, number, number];
      const shown = dates.date({ month: months[month - 1]!, day, year });
      return time === null ? shown : dates.date_and_time({ date: shown, time: timeOf(time) });
    },
  };
}

/** Of the statistics that organizations begin with, by their names. */
const KEYS = new Map(
  (Object.keys(en.statNames) as (keyof Texts['statNames'])[]).map((key) => [en.statNames[key](), key]),
);

const SAID: Readonly<Record<Language, Said>> = { en: said(en), es: said(es) };
