import { addDays } from '../../domain/dates/add-days.js';
import type { Weekday } from '../../domain/dates/weekday.js';
import type { Write } from '../../features/audit/write.service.js';
import { writePeople } from '../attributes.js';
import { demoToday, nextWeekday, weekly } from '../dates.js';
import { People } from '../people.js';
import { randomOf } from '../random.js';
import { type DemoLeague, writeMadeSeason } from '../write-made-season.js';

const VENUES = {
  'Fountain Valley': { name: 'Fountain Valley Recreation Center', url: 'https://maps.example.com/fountain-valley' },
  'Tustin Columbus': { name: 'Tustin Columbus Gymnasium', url: 'https://maps.example.com/tustin-columbus' },
  'Irvine Valley College': { name: 'Irvine Valley College', url: 'https://maps.example.com/irvine-valley-college' },
} as const;

type Venue = keyof typeof VENUES;

/** Division, venue, weekday, teams. */
const LEAGUES: readonly (readonly [division: string, venue: Venue, weekday: Weekday, teams: string])[] = [
  [
    'D1',
    'Fountain Valley',
    'Sunday',
    'Baseline Kings,Coastal Storm,Full Court Press,Goldenwest,Night Shift,Outlaws,Skyline,Wreckers',
  ],
  [
    'D2',
    'Tustin Columbus',
    'Sunday',
    'Alley Oopers,Backdoor Cuts,Big Shots,Fast Break,Hardwood,Orange Crush,Rimrockers,Timeout',
  ],
  [
    'D3',
    'Irvine Valley College',
    'Monday',
    'Airballers,Bank Shot,Box Out,Dimes,Glass Cleaners,Loose Balls,Pick and Roll,Splash',
  ],
  [
    'D4',
    'Fountain Valley',
    'Wednesday',
    'Brick City,Double Dribble,Free Agents,Hustle,Old School,Overtime,Second Wind,Weekend Warriors',
  ],
  [
    'D5',
    'Tustin Columbus',
    'Thursday',
    'Beginners Luck,Benchwarmers,Couch Potatoes,Dad Bods,Desk Jockeys,Late Arrivals,Swish Happens',
  ],
];

const TIMES = ['18:00', '19:00', '20:00', '21:00'];
const STYLE = { minutes: 40, shots: 58 };
const REGULAR_SEASON = 8;
const PLAYED = 5;

/** From the summer's first game day to the fall's. */
const BETWEEN = 98;

/**
 * The main league: a summer behind it, and a fall season under way in five divisions. On a Sunday and a Monday soon the
 * gyms are closed.
 */
export async function writeFab(write: Write): Promise<void> {
  const random = randomOf(2025);
  const people = new People(random);
  const today = demoToday(write);
  const holiday = addDays(nextWeekday(today, 'Sunday'), 7);
  const off = [holiday, addDays(holiday, 1)];
  const teams = LEAGUES.map(([, , , names]) => names.split(',').map((name) => ({ name, roster: people.roster(9) })));
  const leagues = (season: 'summer' | 'fall'): DemoLeague[] =>
    LEAGUES.map(([division, venue, weekday], index) => ({
      league: `${division} ${venue} ${weekday}`,
      division,
      teams: teams[index] ?? [],
      dates: datesOf(season, nextWeekday(today, weekday), off),
      played: season === 'summer' ? REGULAR_SEASON : PLAYED,
      times: TIMES,
      style: STYLE,
      location: VENUES[venue],
    }));
  await writeMadeSeason(write, random, { name: 'Summer 2025', active: false, leagues: leagues('summer') });
  await writeMadeSeason(write, random, { name: 'Fall 2025', active: true, leagues: leagues('fall') });
  await writePeople(
    write,
    teams.flat().flatMap(({ roster }) => roster),
  );
  await write.manager.query(
    `INSERT INTO weeks_off (organization_id, season_league_id, date, reason)
     SELECT $1, sl.id, d.date, 'Gym closed' FROM seasons s
     JOIN season_leagues sl ON sl.organization_id = $1 AND sl.season_id = s.id
     JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
     JOIN unnest($2::date[]) AS d (date) ON l.name LIKE '%' || trim(to_char(d.date, 'Day'))
     WHERE s.organization_id = $1 AND s.name = 'Fall 2025' ORDER BY sl.id, d.date`,
    [write.organizationId, off],
  );
}

/** Game days of a season: the fall has played some by the next one, the summer is over. */
function datesOf(season: 'summer' | 'fall', next: string, off: readonly string[]): string[] {
  const first = addDays(next, -7 * PLAYED);
  return season === 'summer'
    ? weekly(addDays(first, -BETWEEN), REGULAR_SEASON - 1)
    : weekly(first, REGULAR_SEASON, off);
}
