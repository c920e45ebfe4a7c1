import { isHeld } from '../../../domain/schedule/is-held.js';
import { type OtherGame, type PlaceFinding, placeFindings } from '../../../domain/schedule/place-findings.js';
import { type LeagueAround, leagueAround, surroundingsOf } from '../../../domain/schedule/place-surroundings.js';
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
  private readonly league: LeagueAround;

  constructor(private readonly world: ScheduleWorld) {
    const held = world.games.filter((game) => game.seasonLeagueId === world.seasonLeagueId && isHeld(game));
    this.league = leagueAround(
      { weeksOff: world.weeksOff, schedules: [world, ...world.otherSchedules] },
      held.flatMap(({ date, time }) => (date === null || time === null ? [] : [[date, [time]] as const])),
    );
  }

  /**
   * What would speak against games of the schedule as they are to be: errors first.
   * @param changed each with the teams and the place that it would have; all others stay
   */
  findings(changed: readonly WorldGame[]): PlaceFinding[] {
    const ids = new Set(changed.map(({ id }) => id));
    const others = [...this.world.games.filter(({ id }) => !ids.has(id)), ...changed];
    const found = changed.flatMap((game) => this.around(game, others));
    return [
      ...found.filter(({ severity }) => severity === 'error'),
      ...found.filter(({ severity }) => severity !== 'error'),
    ];
  }

  private around(game: WorldGame, games: readonly WorldGame[]): PlaceFinding[] {
    const { teams, withdrawnTeams, halls } = this.world;
    const around = surroundingsOf(game, {
      league: this.league,
      teams: [...teams, ...withdrawnTeams].filter(({ id }) => id === game.homeTeamId || id === game.awayTeamId),
      // Of the rest nothing can be in the way: without them it takes a tenth of the time.
      games: games
        .filter((other) => sharesTeam(game, other) || (other.date === game.date && other.time === game.time))
        .map(named),
      hall: halls.find(({ id }) => id === game.locationId),
    });
    return placeFindings(game, around);
  }
}

function named(game: WorldGame): OtherGame {
  return { ...game, label: `${game.home} vs ${game.away}` };
}

function sharesTeam(one: Pair, other: Pair): boolean {
  const teams = [other.homeTeamId, other.awayTeamId];
  return teams.includes(one.homeTeamId) || teams.includes(one.awayTeamId);
}
