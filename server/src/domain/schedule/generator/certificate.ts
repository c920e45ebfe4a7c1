import type { ScheduleQuality, ScheduleQualityName } from '../schedule-problem.js';
import type { Evenness } from './even-bounds.js';
import type { HomeAway } from './home-away-bound.js';
import type { Instance } from './instance.js';
import type { RestAndTimes } from './rest-and-times.js';

/** What a certificate is written from. */
export interface Finding {
  readonly instance: Instance;
  readonly evenness: Record<'games' | 'byes' | 'doubles', Evenness>;
  readonly repeats: { readonly value: number; readonly bound: number };
  readonly homeAway: HomeAway;
  readonly rest: RestAndTimes;
  readonly bounds: RestAndTimes;
}

/** Says of each quality how good it is, how good it could be, and why it cannot be better than that. */
export function certificateOf({ instance, evenness, repeats, homeAway, rest, bounds }: Finding): ScheduleQuality[] {
  const quality = (name: ScheduleQualityName, value: number, bound: number, reason: string): ScheduleQuality => {
    return { name, value, bound: Math.min(value, bound), reason };
  };
  const even = (name: ScheduleQualityName, found: Evenness, noun: string): ScheduleQuality =>
    quality(name, found.spread, found.bound, whyUneven(instance, found, noun));
  return [
    even('games', evenness.games, 'games'),
    even('byes', evenness.byes, 'byes'),
    even('doubleHeaders', evenness.doubles, 'double headers'),
    quality('repeats', repeats.value, repeats.bound, whyRepeats(repeats.bound)),
    quality('homeAway', homeAway.value, homeAway.bound, whyHomeAway(homeAway)),
    quality('backToBackByes', rest.backToBack, bounds.backToBack, whyBackToBack(bounds.backToBack)),
    quality('times', rest.times, bounds.times, whyTimes(bounds.times)),
    quality('repeatDistance', rest.distance, bounds.distance, whyDistance(bounds.distance)),
  ];
}

function whyUneven({ problem }: Instance, found: Evenness, noun: string): string {
  const { bound, high, low, most, least } = found;
  if (bound === 0) return `Every team has as many ${noun} as any other.`;
  if (found.beside != null)
    return (
      `With what comes before it as even as it is, a smaller difference in ${noun} leaves ` +
      `${problem.teams[found.beside]!.name} outside, however ${noun} are passed on between teams.`
    );
  const highest = teamsInWords(
    high.map((team) => problem.teams[team]!.name),
    problem.teams.length,
  );
  const lowest = teamsInWords(
    low.map((team) => problem.teams[team]!.name),
    problem.teams.length,
  );
  return (
    `In full weeks ${highest} cannot pass any of their ${noun} on, so that one of them has at least ${most}; ` +
    `${lowest} cannot be given more, so that one of them has at most ${least}.`
  );
}

function teamsInWords(names: readonly string[], all: number): string {
  if (names.length === all) return 'all teams together';
  if (names.length <= 3) return new Intl.ListFormat('en').format(names);
  return `${names.length} teams (${names.slice(0, 2).join(', ')} …)`;
}

function whyRepeats(bound: number): string {
  if (bound === 0) return 'No two teams meet twice.';
  return `With each team's games spread over all opponents it can meet, ${bound} pairs of games are still between the same teams.`;
}

function whyHomeAway({ bound, odd }: HomeAway): string {
  if (bound > odd)
    return `Games that stay have put teams at home or away more often than their other games can make up for.`;
  if (bound === 0) return 'Every team is at home as often as away.';
  return `${odd} teams have an odd number of games, which cannot be halved.`;
}

function whyBackToBack(bound: number): string {
  if (bound === 0) return 'No team needs to sit out two weeks in a row.';
  return `In neighbouring weeks, however byes are passed on, ${bound} of them come after another one of the same team.`;
}

function whyTimes(bound: number): string {
  if (bound === 0) return 'No difference is forced by who can play when and how many games each time holds.';
  return 'Teams that cannot play at some times play more at others, and the games at a time cannot always be divided by its teams.';
}

function whyDistance(bound: number): string {
  if (bound === 0) return 'No meeting can come later than the last one allows: 0 is the least there is.';
  return 'Games that stay bring the same teams together again sooner than they should, whatever else is played.';
}
