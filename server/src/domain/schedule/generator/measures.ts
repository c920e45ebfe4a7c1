import type { Participation } from './participation.js';

/** How much a team has of what is spread evenly. */
export interface Measures {
  games(team: number): number;
  byes(team: number): number;
  doubles(team: number): number;
}

/** What a team has, raised for weeks in which it does not take part, so that it is not asked to catch up. */
export function measuresOf({ instance, games, byes, doubles }: Participation): Measures {
  const { teamCount, weekCount, takesPart } = instance;
  const weeks = new Int32Array(teamCount);
  for (let index = 0; index < weekCount * teamCount; index += 1) weeks[index % teamCount]! += takesPart[index]!;
  const most = Math.max(...weeks);
  const all = weeks.reduce((sum, count) => sum + count, 0) || 1;
  const share = (list: Int32Array): number => list.reduce((sum, count) => sum + count, 0) / all;
  const [ofGames, ofByes] = [share(games), share(byes)];
  return {
    games: (team) => games[team]! + Math.round((most - weeks[team]!) * ofGames),
    byes: (team) => byes[team]! + Math.round((most - weeks[team]!) * ofByes),
    doubles: (team) => doubles[team]!,
  };
}
