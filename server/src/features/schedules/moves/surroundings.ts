import type { OtherGame, PlaceFinding, PlaceSurroundings } from '../../../domain/schedule/place-findings.js';
import { placeFindings } from '../../../domain/schedule/place-findings.js';
import { cellsOfWorld } from '../generation/problem-of.js';
import type { ScheduleWorld, WorldGame } from '../generation/schedule-world.js';

/** Where a game is to be. */
export interface Place {
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly locationId: number | null;
  readonly court: string | null;
}

/** Two teams of a game. */
export interface Pair {
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}

/** Looks at games of a schedule as they would be. */
export class Places {
  private readonly timesOfDates = new Map<string, string[]>();

  constructor(private readonly world: ScheduleWorld) {
    const times = (date: string | null, time: string | null): void => {
      if (date !== null && time !== null) this.timesOfDates.set(date, [...(this.timesOfDates.get(date) ?? []), time]);
    };
    for (const { date, time } of cellsOfWorld(world)) times(date, time);
    for (const game of world.games) if (game.seasonLeagueId === world.seasonLeagueId) times(game.date, game.time);
  }

  /**
   * What would speak against games of the schedule as they are to be: errors first.
   * @param changed each with the teams and the place that it would have; all others stay
   */
  findings(changed: readonly WorldGame[]): PlaceFinding[] {
    const ids = new Set(changed.map(({ id }) => id));
    const others = [...this.world.games.filter(({ id }) => !ids.has(id)), ...changed];
    const found = changed.flatMap((game) => placeFindings(game, this.around(game, others)));
    return [
      ...found.filter(({ severity }) => severity === 'error'),
      ...found.filter(({ severity }) => severity !== 'error'),
    ];
  }

  private around(game: WorldGame, games: readonly WorldGame[]): PlaceSurroundings {
    const { teams, weeksOff, halls } = this.world;
    const hall = halls.find(({ id }) => id === game.locationId);
    return {
      teams: teams.filter(({ id }) => id === game.homeTeamId || id === game.awayTeamId),
      // Of the rest nothing can be in the way: without them it takes a tenth of the time.
      games: games
        .filter((other) => sharesTeam(game, other) || (other.date === game.date && other.time === game.time))
        .map(named),
      weeksOff,
      schedule: this.world,
      timesOfDates: this.timesOfDates,
      locationName: hall?.name ?? null,
      courts: hall?.courts ?? 1,
    };
  }
}

function named(game: WorldGame): OtherGame {
  return { ...game, label: `${game.home} vs ${game.away}` };
}

function sharesTeam(one: Pair, other: Pair): boolean {
  const teams = [other.homeTeamId, other.awayTeamId];
  return teams.includes(one.homeTeamId) || teams.includes(one.awayTeamId);
}

/** A game with the matchup of another one, in its own place. */
export function withMatchupOf(game: WorldGame, { homeTeamId, awayTeamId, home, away }: WorldGame): WorldGame {
  return { ...game, homeTeamId, awayTeamId, home, away };
}

/** A game in another place. */
export function inPlace(game: WorldGame, place: Place): WorldGame {
  return { ...game, ...place };
}
