import type { GameStatus } from '../../../domain/game/game-status.js';
import type { ImportProblem } from '../reporting/problem.js';
import type { ParsedDetails } from './parsed-details.js';

/** A team of teams.csv, with a line for each of its leagues. */
export interface ParsedTeam {
  /** The first of its lines. */
  readonly line: number;
  readonly name: string;
  /**
   * Of a team that is new: colour, abbreviation, its logo's name in the archive, and the times at which it cannot play.
   */
  readonly colour: string | null;
  readonly abbreviation: string | null;
  readonly logo: string | null;
  readonly unavailableTimes: readonly string[];
  /** At least one, in the order of the file; each in a league of its own. */
  readonly places: readonly ParsedPlace[];
}

/** A team's place in a league of the season: a line of teams.csv. */
export interface ParsedPlace {
  readonly line: number;
  readonly league: string;
  readonly division: string | null;
  /** Orders and seeds the teams of the division; from 0. */
  readonly divisionPosition: number | null;
  /** Of a team that is new in the league. */
  readonly captainKey: string | null;
  readonly captainName: string | null;
  readonly rank: number | null;
  readonly lot: number | null;
  readonly withdrawn: boolean;
}

/** A game of games.csv; teams are indexes into the list of teams. */
export interface ParsedGame {
  readonly line: number;
  /** The file's own name for the game, when it gives one. */
  readonly key: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly home: number;
  readonly away: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** Points in the order of the season's `periods`; null where a period was not played. */
  readonly homePeriods: readonly (number | null)[];
  readonly awayPeriods: readonly (number | null)[];
  /** Null: final with both scores, otherwise scheduled. */
  readonly status: GameStatus | null;
  /** Null: the one that its teams share. `NO_LEAGUE`: none, though they share one. */
  readonly league: string | null;
  /** The division whose bracket the game is part of; such a game counts for no standings. */
  readonly bracket: string | null;
  /** Of a game that is new. */
  readonly additions: GameAdditions;
}

/** What a game may have beside its result. */
export interface GameAdditions {
  /** The match of the bracket that it was created for. */
  readonly bracketNode: string | null;
  readonly location: string | null;
  readonly locationUrl: string | null;
  readonly court: string | null;
  readonly videoUrl: string | null;
  /** Name of the schedule that it is part of. */
  readonly schedule: string | null;
  readonly week: number | null;
}

/** A game with nothing beside its result. */
export const NO_ADDITIONS: GameAdditions = {
  bracketNode: null,
  location: null,
  locationUrl: null,
  court: null,
  videoUrl: null,
  schedule: null,
  week: null,
};

/** A team of which nothing is known but its name. */
export const PLAIN_TEAM = { colour: null, abbreviation: null, logo: null, unavailableTimes: [] } as const;

/** A place of which nothing is known but where it is. */
export const PLAIN_PLACE = { captainKey: null, captainName: null, rank: null, lot: null, withdrawn: false } as const;

/** A person of player_games.csv. */
export interface ParsedPlayer {
  readonly line: number;
  /** The file's own name for the person, when it gives one. */
  readonly key: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** The file of the line, when it is not player_games.csv. */
  readonly file?: string;
}

/** A player's line in a game; game, team and player are indexes into their lists. */
export interface ParsedLine {
  readonly line: number;
  readonly game: number;
  readonly team: number;
  readonly player: number;
  readonly position: string | null;
  readonly started: boolean;
  /** Null: it follows from the statistics. */
  readonly didNotPlay: boolean | null;
  /** Its place in the box score; null: that in the file. */
  readonly order: number | null;
  /** In the order of `statistics`; null where the cell is blank. */
  readonly values: readonly (number | null)[];
}

/** What the three files say, checked as far as they allow by themselves. */
export interface ParsedSeason {
  readonly teams: readonly ParsedTeam[];
  readonly games: readonly ParsedGame[];
  readonly players: readonly ParsedPlayer[];
  readonly lines: readonly ParsedLine[];
  /** The names of the periods that the games' scores are of. */
  readonly periods: readonly string[];
  /** Abbreviations of the statistics that the player lines carry. */
  readonly statistics: readonly string[];
  /** Columns that the files lack, so that they say nothing of what is stored. */
  readonly silent: ReadonlySet<SilentColumn>;
  /** What of the files as such deserves a look. */
  readonly notes: readonly ImportProblem[];
  /** What an archive holds beside the three files. */
  readonly details: ParsedDetails;
}

/** A column without which what is stored stays as it is; `lines` is player_games.csv as a whole. */
export type SilentColumn = 'time' | 'position' | 'started' | 'lines';

/** What the column league says of a game that belongs to no league. */
export const NO_LEAGUE = '-';

/** Index of something that the files name and do not have. */
export const UNKNOWN = -1;
