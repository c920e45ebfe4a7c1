import { type Evenness, evenness } from './even-bounds.js';
import type { Measures } from './measures.js';
import type { Participation } from './participation.js';

/** How evenly full weeks spread games, byes and double headers, and how evenly they could. */
export function evennessOf(
  participation: Participation,
  measures: Measures,
): Record<'games' | 'byes' | 'doubles', Evenness> {
  const { teamCount } = participation.instance;
  const teams = Array.from({ length: teamCount }, (_item, team) => team);
  const games = teams.map(() => new Set<number>());
  const byes = teams.map(() => new Set<number>());
  const doubles = teams.map(() => new Set<number>());
  for (const team of teams)
    for (const { kind, loser, gainer } of participation.gainsOf(team)) {
      games[loser]!.add(gainer);
      if (kind === 'bye') byes[gainer]!.add(loser);
      else doubles[loser]!.add(gainer);
    }
  return {
    games: evenness(participation, measures.games, (team) => games[team]!),
    byes: evenness(participation, measures.byes, (team) => byes[team]!),
    doubles: evenness(participation, measures.doubles, (team) => doubles[team]!),
  };
}
