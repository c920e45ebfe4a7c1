import ICAL from 'ical.js';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { zonedInstant } from '../domain/dates/zoned-instant.js';
import { placeText } from '../domain/game/place-text.js';
import { saidStatus } from '../domain/game/said-status.js';
import { usualMinutes } from '../domain/game/usual-minutes.js';
import type { CalendarAnswer, CalendarGame } from './calendar-operations.js';

/** How often programs are asked to look again. */
const ASKED_AGAIN = 'PT1H';
/** Words before the two teams of a game that does not take place as it was planned, and iCalendar's own word for it. */
const OFF: Partial<Record<CalendarGame['status'], { readonly words: string; readonly status: string }>> = {
  POSTPONED: { words: 'Postponed: ', status: 'TENTATIVE' },
  CANCELLED: { words: 'Cancelled: ', status: 'CANCELLED' },
};

/** What of a calendar is not its games. */
export interface CalendarFrame {
  /** Of the platform, so that the same game has the same id at every address of a site. */
  readonly platformHost: string;
  readonly organizationId: number;
  /** Address of the site that was asked, without a slash at its end: games' pages lie below. */
  readonly site: string;
  /** The day in the organization's time zone: 'YYYY-MM-DD'. */
  readonly today: string;
}

/**
 * A calendar's text, after RFC 5545 and RFC 7986. Games without a date are not in it; one without a time is an event of
 * the whole day. It says the same as long as no game has changed.
 */
export function calendarText(
  { name, timeZone, subject, games }: NonNullable<CalendarAnswer['organization']>,
  frame: CalendarFrame,
): string {
  const zone = zoneOf(timeZone);
  const title = subject ? `${subject.name} (${name})` : name;
  const calendar = component('vcalendar', {
    version: '2.0',
    prodid: `-//${frame.platformHost}//Calendar//EN`,
    name: title,
    'x-wr-calname': title,
    'x-wr-timezone': zone.tzid,
    'refresh-interval': ICAL.Duration.fromString(ASKED_AGAIN),
    'x-published-ttl': ASKED_AGAIN,
  });
  calendar.addSubcomponent(zone.component);
  for (const game of games.nodes) calendar.addSubcomponent(eventOf(game, zone, frame));
  return `${calendar.toString()}\r\n`;
}

/** The rules of a time zone, under the name that calendars use for it. */
function zoneOf(timeZone: string): ICAL.Timezone {
  const [block] = timeZoneBlock(timeZone);
  return new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(block!) as unknown[]) });
}

function eventOf(game: CalendarGame, zone: ICAL.Timezone, frame: CalendarFrame): ICAL.Component {
  const { id, time, status, homeTeam, awayTeam, season } = game;
  const page = `${frame.site}/games/${id}`;
  const start = startOf(game, zone, frame.today);
  const changedAt = ICAL.Time.fromJSDate(new Date(game.changedAt), true);
  const event = component('vevent', {
    uid: `game-${frame.organizationId}-${id}@${frame.platformHost}`,
    sequence: game.timesRescheduled,
    dtstamp: changedAt,
    'last-modified': changedAt,
    dtstart: start,
    duration: time === null ? null : ICAL.Duration.fromSeconds(usualMinutes(season?.sport.name ?? null) * 60),
    summary: `${OFF[status]?.words ?? ''}${homeTeam.name} vs ${awayTeam.name}`,
    status: OFF[status]?.status ?? 'CONFIRMED',
    description: descriptionOf(game, page),
    url: page,
    location: placeText(game),
  });
  if (start.zone === zone) event.getFirstProperty('dtstart')!.setParameter('tzid', zone.tzid);
  return event;
}

/**
 * When a game begins: by the clocks of its zone, so that programs may know the zone's rules better than we do. The
 * rules that go along are the latest alone: a game of the past that was played by former ones stands at its instant.
 */
function startOf({ date, time }: CalendarGame, zone: ICAL.Timezone, today: string): ICAL.Time {
  if (time === null) return ICAL.Time.fromDateString(date);
  const start = ICAL.Time.fromDateTimeString(`${date}T${time}:00`);
  start.zone = zone;
  const instant = date < today ? zonedInstant(date, time, zone.tzid) : null;
  return instant === null || start.toUnixTime() * 1000 === Date.parse(instant)
    ? start
    : ICAL.Time.fromJSDate(new Date(instant), true);
}

function component(
  name: string,
  values: Record<string, string | number | ICAL.Time | ICAL.Duration | null>,
): ICAL.Component {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(values))
    if (value !== null) made.addPropertyWithValue(property, value as string);
  return made;
}

function descriptionOf(game: CalendarGame, page: string): string {
  const { homeTeam, awayTeam, homeScore, awayScore, status, displayStatus, season, league, division } = game;
  const result =
    homeScore === null || awayScore === null
      ? null
      : `${saidStatus(status) ?? displayStatus}: ${homeTeam.name} ${homeScore}, ${awayTeam.name} ${awayScore}`;
  const where = [(league ?? division)?.name, season?.name].filter((part) => part !== undefined).join(', ');
  return [result, where, page].filter((line) => line !== null && line !== '').join('\n');
}
