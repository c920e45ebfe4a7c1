import { addDays } from '../../domain/dates/add-days.js';
import type { Weekday } from '../../domain/dates/weekday.js';
import type { Write } from '../../features/audit/write.service.js';
import { writePeople } from '../attributes.js';
import { demoToday, nextWeekday } from '../dates.js';
import type { Style } from '../made-box-score.js';
import { People } from '../people.js';
import { randomOf } from '../random.js';
import { writeMadeSeason } from '../write-made-season.js';

/** A small organization's one season. */
interface SmallSeason {
  readonly seed: number;
  readonly weekday: Weekday;
  readonly weeks: number;
  readonly played: number;
  readonly times: readonly string[];
  readonly location: string;
  readonly style: Style;
  readonly shorter?: number;
  /** Team names by league. */
  readonly leagues: Readonly<Record<string, readonly string[]>>;
  /** Whether a team is led by a coach instead of its captain. */
  readonly coached?: boolean;
}

const ADULTS: Style = { minutes: 40, shots: 55 };
const CHILDREN: Style = { minutes: 28, shots: 30 };

const SEASONS = {
  sandbox: {
    seed: 2,
    weekday: 'Saturday',
    weeks: 3,
    played: 2,
    times: ['10:00', '11:00'],
    location: 'Test Court',
    style: ADULTS,
    leagues: { 'Test League': ['Alpha', 'Bravo', 'Charlie', 'Delta'] },
  },
  'youth-center': {
    seed: 3,
    weekday: 'Saturday',
    weeks: 6,
    played: 4,
    times: ['09:00', '10:00'],
    location: 'Youth Center Main Gym',
    style: CHILDREN,
    shorter: 16,
    leagues: {
      'Boys 12U': ['Blue Jays', 'Comets', 'Dolphins', 'Falcons'],
      'Girls 12U': ['Lightning', 'Meteors', 'Otters', 'Sparks'],
    },
    coached: true,
  },
  valley: {
    seed: 5,
    weekday: 'Tuesday',
    weeks: 10,
    played: 7,
    times: ['19:00', '20:00', '21:00'],
    location: 'Valley High School',
    style: ADULTS,
    leagues: { 'Valley Open Tuesday': ['Canyon', 'Foothill', 'Lowlands', 'Mesa', 'Orchard', 'Ridgeline'] },
  },
  harbor: {
    seed: 6,
    weekday: 'Friday',
    weeks: 6,
    played: 3,
    times: ['18:30', '19:30'],
    location: 'Pier Gymnasium',
    style: ADULTS,
    leagues: { 'Harbor Friday': ['Anchors', 'Buoys', 'Dockers', 'Tides'] },
  },
} as const satisfies Record<string, SmallSeason>;

/** Fall 2025 of one of the smaller organizations. */
export async function writeSmall(write: Write, slug: keyof typeof SEASONS): Promise<void> {
  const plan: SmallSeason = SEASONS[slug];
  const random = randomOf(plan.seed);
  const people = new People(random, plan.shorter);
  const first = addDays(nextWeekday(demoToday(write), plan.weekday), -7 * plan.played);
  const leagues = Object.entries(plan.leagues).map(([league, names], index, all) => ({
    league,
    division: null,
    teams: names.map((name) => ({ name, roster: people.roster(8) })),
    startDate: first,
    numWeeks: plan.weeks,
    played: plan.played,
    times: plan.times,
    style: plan.style,
    withPlays: true,
    location: { name: plan.location, url: '' },
    // Leagues of one hall play at the same times.
    court: all.length > 1 ? `Court ${index + 1}` : undefined,
    coaches:
      plan.coached === true
        ? people.roster(names.length).map(({ firstName, lastName }) => `${firstName} ${lastName}`)
        : undefined,
  }));
  await writeMadeSeason(write, random, { name: 'Fall 2025', active: true, leagues });
  await writePeople(
    write,
    leagues.flatMap(({ teams }) => teams.flatMap(({ roster }) => roster)),
  );
}
