import type { Evenness } from './even-bounds.js';
import type { Measures } from './measures.js';
import type { Participation } from './participation.js';

/**
 * Makes the bounds of byes and double headers those of schedules with as evenly spread games. A team's games are its
 * weeks, less its byes, and its double headers: with a least number of games and byes that it cannot avoid, it has to
 * have double headers, and the other way round.
 */
export function evenGiven(
  participation: Participation,
  measures: Measures,
  found: Record<'games' | 'byes' | 'doubles', Evenness>,
): Record<'games' | 'byes' | 'doubles', Evenness> {
  const { leftOut, teamCount } = participation.instance;
  const teams = Array.from({ length: teamCount }, (_item, team) => team).filter((team) => leftOut[team] === 0);
  if (teams.length === 0) return found;
  const limits = limitsOf(participation);
  const range = (measure: (team: number) => number, spread: number): [number, number] => {
    const average = teams.reduce((sum, team) => sum + measure(team), 0) / teams.length;
    const away = (spread * (teams.length - 1)) / teams.length;
    return [Math.ceil(average - away - 1e-9), Math.floor(average + away + 1e-9)];
  };
  const games = range(measures.games, found.games.spread);
  /** What games, byes and double headers differ by in every schedule. */
  const fixed = (team: number): number => measures.doubles(team) - measures.games(team) - measures.byes(team);
  const tightened = (evenness: Evenness, least: (team: number) => number, most: (team: number) => number): Evenness => {
    const high = teams.filter((team) => least(team) > evenness.most);
    const low = teams.filter((team) => most(team) < evenness.least);
    const top = Math.max(evenness.most, ...high.map(least));
    const bottom = Math.min(evenness.least, ...low.map(most));
    return {
      ...evenness,
      bound: Math.max(evenness.bound, Math.min(evenness.spread, top - bottom)),
      ...(high.length > 0 && { most: top, high: high.filter((team) => least(team) === top) }),
      ...(low.length > 0 && { least: bottom, low: low.filter((team) => most(team) === bottom) }),
    };
  };
  const byes = tightened(
    found.byes,
    (team) => limits.fewestDoubles[team]! - fixed(team) - games[1],
    (team) => limits.mostDoubles[team]! - fixed(team) - games[0],
  );
  const total = teams.reduce((sum, team) => sum + measures.games(team), 0);
  /** The teams that have the most byes together have no fewer, and no fewer games than the others leave them. */
  const together = (group: readonly number[]): number => {
    const least = Math.max(group.length * games[0], total - (teams.length - group.length) * games[1]);
    const rest = group.reduce((sum, team) => sum + fixed(team) + measures.byes(team), 0);
    return Math.ceil((least + rest) / group.length);
  };
  const byeRange = range(measures.byes, byes.spread);
  const doubles = tightened(
    found.doubles,
    (team) => fixed(team) + games[0] + Math.max(byeRange[0], measures.byes(team) - limits.sparedByes[team]!),
    (team) => fixed(team) + games[1] + Math.min(byeRange[1], measures.byes(team) + limits.furtherByes[team]!),
  );
  const most = together(found.byes.high);
  if (most <= doubles.most) return { games: found.games, byes, doubles };
  const bound = Math.max(doubles.bound, Math.min(doubles.spread, most - doubles.least));
  return { games: found.games, byes, doubles: { ...doubles, bound, most, high: found.byes.high } };
}

interface Limits {
  readonly fewestDoubles: Int32Array;
  readonly mostDoubles: Int32Array;
  /** Weeks in which the team has a bye that it could pass on. */
  readonly sparedByes: Int32Array;
  /** Weeks in which the team could be given a bye. */
  readonly furtherByes: Int32Array;
}

/** What each team could have at the least and at the most, each week alone. */
function limitsOf({ instance, weeks, doubles }: Participation): Limits {
  const fewestDoubles = doubles.slice();
  const mostDoubles = doubles.slice();
  const sparedByes = new Int32Array(instance.teamCount);
  const furtherByes = new Int32Array(instance.teamCount);
  for (const week of weeks) {
    const rest = new Set<number>();
    for (const team of week.byes()) {
      const others = week.couldRest(team);
      if (others.length > 0) sparedByes[team]! += 1;
      for (const other of others) if (!week.isBye(other)) rest.add(other);
    }
    for (const team of rest) furtherByes[team]! += 1;
    const twice = new Set<number>();
    for (const team of week.doubles()) {
      const others = week.couldDouble(team);
      if (others.length > 0) fewestDoubles[team]! -= 1;
      for (const other of others) if (!week.isDouble(other)) twice.add(other);
    }
    for (const team of twice) mostDoubles[team]! += 1;
  }
  return { fewestDoubles, mostDoubles, sparedByes, furtherByes };
}
