import { slotWeeksOf } from '../../../domain/schedule/derived-byes.js';
import { isHeld } from '../../../domain/schedule/is-held.js';
import { type OtherGame, type PlaceFinding, placeFindings } from '../../../domain/schedule/place-findings.js';
import { type LeagueAround, leagueAround, surroundingsOf } from '../../../domain/schedule/place-surroundings.js';
import { type ScheduleConsequence, scheduleConsequences } from '../../../domain/schedule/schedule-consequences.js';
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

/** A game of a schedule with the teams and the place that it would have. */
export interface ChangedGame extends WorldGame {
  /** The date that its matchup has now. */
  readonly movedFrom: string | null;
}

/** Looks at games of a schedule as they would be. */
export class Places {
  /** What becomes worse for teams, though nothing speaks against it. */
  readonly consequences: (changed: readonly WorldGame[]) => ScheduleConsequence[];
  private readonly league: LeagueAround;

  /** @param today in the organization's time zone */
  constructor(
    private readonly world: ScheduleWorld,
    private readonly today: string,
  ) {
    const games = world.games.filter((game) => game.seasonLeagueId === world.seasonLeagueId);
    const held = games.filter(isHeld);
    this.consequences = scheduleConsequences(
      { ...world, slotWeeks: slotWeeksOf(world.sameSlot, world.slots) },
      {
        teamIds: world.teams.map(({ id }) => id),
        games,
        weeksOff: new Set(world.weeksOff.map(({ date }) => date)),
      },
    );
    this.league = leagueAround(
      { weeksOff: world.weeksOff, schedules: [world, ...world.otherSchedules] },
      held.flatMap(({ date, time }) => (date === null || time === null ? [] : [[date, [time]] as const])),
    );
  }

  /**
   * What would speak against games of the schedule as they are to be: errors first.
   * @param changed all others stay
   */
  findings(changed: readonly ChangedGame[]): PlaceFinding[] {
    const ids = new Set(changed.map(({ id }) => id));
    const others = [...this.world.games.filter(({ id }) => !ids.has(id)), ...changed];
    const found = changed.flatMap((game) => this.around(game, others));
    return [
      ...found.filter(({ severity }) => severity === 'error'),
      ...found.filter(({ severity }) => severity !== 'error'),
    ];
  }

  private around(game: ChangedGame, games: readonly WorldGame[]): PlaceFinding[] {
    const { teams, withdrawnTeams, halls } = this.world;
    const around = surroundingsOf(game, {
      league: this.league,
      teams: [...teams, ...withdrawnTeams].filter(({ id }) => id === game.homeTeamId || id === game.awayTeamId),
      // Of the rest nothing can be in the way: without them it takes a tenth of the time.
      games: games
        .filter((other) => sharesTeam(game, other) || (other.date === game.date && other.time === game.time))
        .map(named),
      hall: halls.find(({ id }) => id === game.locationId),
      season: this.world.season,
    });
    return placeFindings(game, { ...around, today: this.today });
  }
}

function named(game: WorldGame): OtherGame {
  return { ...game, label: `${game.home} vs ${game.away}` };
}

function sharesTeam(one: Pair, other: Pair): boolean {
  const teams = [other.homeTeamId, other.awayTeamId];
  return teams.includes(one.homeTeamId) || teams.includes(one.awayTeamId);
}
