import { addDays } from '../../domain/dates/add-days.js';
import type { Weekday } from '../../domain/dates/weekday.js';
import { weekdayOf } from '../../domain/dates/weekday-of.js';
import type { Write } from '../../features/audit/write.service.js';
import { writePeople } from '../attributes.js';
import { demoToday, nextWeekday } from '../dates.js';
import { People } from '../people.js';
import { randomOf } from '../random.js';
import { type DemoLeague, writeMadeSeason } from '../write-made-season.js';

const VENUES = {
  'Fountain Valley': { name: 'Fountain Valley Recreation Center', url: 'https://maps.example.com/fountain-valley' },
  'Tustin Columbus': { name: 'Tustin Columbus Gymnasium', url: 'https://maps.example.com/tustin-columbus' },
  'Irvine Valley College': { name: 'Irvine Valley College', url: 'https://maps.example.com/irvine-valley-college' },
} as const;

type Venue = keyof typeof VENUES;

/** Division, venue, weekday, teams; one of seven rests each week, and needs a time less. */
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
/** Everybody meets everybody in the summer, and one of them again in the fall. */
const SUMMER_WEEKS = 7;
const FALL_WEEKS = 8;
/** Of the fall. */
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
  const closed = [holiday, addDays(holiday, 1)].map((date) => ({ date, reason: 'Gym closed' }));
  const teams = LEAGUES.map(([, , , names]) => names.split(',').map((name) => ({ name, roster: people.roster(9) })));
  const leagues = (season: 'summer' | 'fall'): DemoLeague[] =>
    LEAGUES.map(([division, venue, weekday], index) => {
      const first = addDays(nextWeekday(today, weekday), -7 * PLAYED);
      const own = teams[index] ?? [];
      const weeksOff = season === 'summer' ? [] : closed.filter(({ date }) => weekdayOf(date) === weekday);
      return {
        league: `${division} ${venue} ${weekday}`,
        division,
        teams: own,
        startDate: season === 'summer' ? addDays(first, -BETWEEN) : first,
        numWeeks: season === 'summer' ? SUMMER_WEEKS : FALL_WEEKS + weeksOff.length,
        weeksOff,
        played: season === 'summer' ? SUMMER_WEEKS : PLAYED,
        times: TIMES.slice(0, Math.floor(own.length / 2)),
        style: STYLE,
        withPlays: season === 'fall',
        location: VENUES[venue],
      };
    });
  await writeMadeSeason(write, random, { name: 'Summer 2025', active: false, leagues: leagues('summer') });
  await writeMadeSeason(write, random, { name: 'Fall 2025', active: true, leagues: leagues('fall') });
  await writePeople(
    write,
    teams.flat().flatMap(({ roster }) => roster),
  );
}
