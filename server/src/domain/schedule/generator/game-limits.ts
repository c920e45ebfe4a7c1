import type { Evenness } from './even-bounds.js';
import type { Measures } from './measures.js';
import type { Participation } from './participation.js';

/** The least and the greatest number of games of each team in schedules whose games are as evenly spread. */
export interface GameLimits {
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** Limits that hold in every full schedule with as small a spread of games; kept games are included. */
export function gameLimits(participation: Participation, measures: Measures, { spread }: Evenness): GameLimits {
  const { instance, weeks, games } = participation;
  const teams = [...games.keys()].filter((team) => instance.leftOut[team] === 0);
  const average = teams.reduce((sum, team) => sum + measures.games(team), 0) / teams.length;
  const away = (spread * (teams.length - 1)) / teams.length;
  const [lowest, highest] = [Math.ceil(average - away - 1e-9), Math.floor(average + away + 1e-9)];
  const least = games.slice();
  const most = games.slice();
  for (const week of weeks) {
    const byes = exchangesOf(week.byes(), (team) => week.couldRest(team));
    for (const team of byes.from) most[team]! += 1;
    for (const team of byes.to) least[team]! -= 1;
    const doubles = exchangesOf(week.doubles(), (team) => week.couldDouble(team));
    for (const team of doubles.from) least[team]! -= 1;
    for (const team of doubles.to) most[team]! += 1;
  }
  for (const team of teams) {
    const raised = measures.games(team) - games[team]!;
    least[team] = Math.min(games[team]!, Math.max(least[team]!, lowest - raised));
    most[team] = Math.max(games[team]!, Math.min(most[team]!, highest - raised));
  }
  return { least, most };
}

/** Teams that could pass on what they have, and those that they could pass it to. */
function exchangesOf(
  holders: readonly number[],
  others: (team: number) => readonly number[],
): { from: Set<number>; to: Set<number> } {
  const from = new Set<number>();
  const to = new Set<number>();
  for (const team of holders)
    for (const other of others(team)) {
      if (holders.includes(other)) continue;
      from.add(team);
      to.add(other);
    }
  return { from, to };
}
