import type { GameStatus } from '../../domain/game/gameStatus.js';

/** A team of teams.csv, with a line for each of its leagues. */
export interface ParsedTeam {
  /** The first of its lines. */
  readonly line: number;
  readonly name: string;
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
  /** Points by period from the first; null where a period was not played. */
  readonly homePeriods: readonly (number | null)[];
  readonly awayPeriods: readonly (number | null)[];
  /** Null: final with both scores, otherwise scheduled. */
  readonly status: GameStatus | null;
  /** Null: the one that its teams share. `NO_LEAGUE`: none, though they share one. */
  readonly league: string | null;
  /** The division whose bracket the game is part of; such a game counts for no standings. */
  readonly bracket: string | null;
}

/** A person of player_games.csv. */
export interface ParsedPlayer {
  readonly line: number;
  /** The file's own name for the person, when it gives one. */
  readonly key: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** A player's line in a game; game, team and player are indexes into their lists. */
export interface ParsedLine {
  readonly line: number;
  readonly game: number;
  readonly team: number;
  readonly player: number;
  readonly position: string | null;
  readonly started: boolean;
  /** In the order of `statistics`; null where the cell is blank. */
  readonly values: readonly (number | null)[];
}

/** What the three files say, checked as far as they allow by themselves. */
export interface ParsedSeason {
  readonly teams: readonly ParsedTeam[];
  readonly games: readonly ParsedGame[];
  readonly players: readonly ParsedPlayer[];
  readonly lines: readonly ParsedLine[];
  /** Abbreviations of the statistics that the player lines carry. */
  readonly statistics: readonly string[];
}

/** What the column league says of a game that belongs to no league. */
export const NO_LEAGUE = '-';

/** Index of something that the files name and do not have. */
export const UNKNOWN = -1;
