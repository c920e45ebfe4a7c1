import type { BracketKind } from '../../../domain/bracket/bracket-options.js';
import type { PeriodKind } from '../../../domain/periods/period-kind-of.js';
import type { PlayKind } from '../../../domain/plays/play-kind.js';
import type { PlaySettings } from '../../../domain/plays/play-settings.js';
import type { CorrectionKind } from '../../statistics/correction.enums.js';
import type { StandingsSettings } from '../../../domain/standings/standings-rules.js';
import type { StatKind } from '../../../domain/stats/stat-definition.js';

/** The line of a file that something stands on. */
interface Lined {
  readonly line: number;
}

/** A statistic, as statistics.csv has it. */
export interface ParsedStatistic extends Lined {
  readonly abbreviation: string;
  readonly name: string;
  readonly kind: StatKind;
  readonly formula: string | null;
  readonly position: number | null;
  readonly hidden: boolean;
}

/** A period, as periods.csv has it. */
export interface ParsedPeriod extends Lined {
  readonly name: string;
  readonly kind: PeriodKind;
  readonly position: number | null;
  readonly hidden: boolean;
}

/** An attribute of players, as attributes.csv has it. */
export interface ParsedAttribute extends Lined {
  readonly name: string;
  readonly type: 'string' | 'number' | 'date';
  readonly position: number | null;
  readonly visible: boolean;
}

/** The season itself. */
export interface ParsedSeasonLine {
  readonly sport: string | null;
  readonly startDate: string | null;
  readonly finishDate: string | null;
  /** Null: the file does not say. */
  readonly active: boolean | null;
}

/** What an archive says of what belongs to the organization; null where it lacks the file. */
export interface ParsedDefinitions {
  readonly season: ParsedSeasonLine | null;
  readonly statistics: readonly ParsedStatistic[] | null;
  readonly periods: readonly ParsedPeriod[] | null;
  readonly attributes: readonly ParsedAttribute[] | null;
}

/** A league of the season. */
export interface ParsedLeague extends ParsedPart {
  /** What it decides about plays; null where the file does not say. */
  readonly playSettings: PlaySettings | null;
  /** How it orders its teams; null where the file does not say. */
  readonly standingsSettings: StandingsSettings | null;
  /** Abbreviations of the statistics in its own order; none where the organization's holds. */
  readonly statistics: readonly string[];
  /** Of these the ones that it leaves out. */
  readonly leftOut: readonly string[];
}

/** A revision of a play; game, team and players are indexes into their lists. */
export interface ParsedPlay extends Lined {
  readonly game: number;
  readonly id: string;
  readonly revision: number;
  readonly isDeleted: boolean;
  readonly kind: PlayKind;
  readonly period: string;
  readonly sortOrder: number;
  readonly clock: number | null;
  readonly team: number | null;
  readonly player: number | null;
  readonly otherPlayer: number | null;
  readonly linkedPlayId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly note: string | null;
  readonly assistsOnFreeThrows: boolean;
  readonly technicalCountsAsPersonal: boolean;
  readonly madeAt: string;
  readonly receivedAt: string;
  readonly enteredBy: string;
  readonly device: string;
}

/** Something of a game that was changed after its result was known. */
export interface ParsedCorrection extends Lined {
  readonly game: number;
  readonly kind: CorrectionKind;
  readonly at: string;
  readonly team: number;
  /** Null for what is of a team as a whole. */
  readonly player: number | null;
  /** The abbreviation of a statistic; null for what is none. */
  readonly statistic: string | null;
  /** The name of a period; null for what is of the whole game. */
  readonly period: string | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly correctedBy: string;
}

/** A division of the season; null where the file does not say. */
export interface ParsedDivision extends ParsedPart {
  readonly bracketKind: BracketKind | null;
  readonly bestOf: number | null;
  readonly thirdPlace: boolean | null;
}

/** A league or division of the season with its position. */
export interface ParsedPart extends Lined {
  readonly name: string;
  readonly position: number | null;
}

/** A line about a player, an index into the season's players. */
export interface OfPlayer extends Lined {
  readonly player: number;
}

/** What a player has beside a name. Pictures are names in the archive. */
export interface PlayerDetails extends OfPlayer {
  readonly knownAs: string | null;
  readonly bio: string | null;
  readonly image: string | null;
  readonly sponsorName: string | null;
  readonly sponsorUrl: string | null;
  readonly sponsorImage: string | null;
}

/** A team, an index into the season's teams, and its league, normalised. */
interface OfPlace extends Lined {
  readonly team: number;
  readonly league: string;
}

export type ParsedRosterEntry = OfPlace &
  OfPlayer & { readonly jerseyNumber: string | null; readonly position: string | null };
export type ParsedValue = OfPlayer & { readonly attribute: string; readonly value: string };
export type ParsedVideo = OfPlayer & { readonly title: string; readonly url: string };
export type ParsedBye = OfPlace & { readonly date: string | null };

/** A week off of a league. */
export interface ParsedWeekOff extends Lined {
  readonly league: string;
  readonly date: string;
  readonly reason: string | null;
}

/** A schedule of a league. */
export interface ParsedSchedule extends Lined {
  readonly name: string;
  readonly league: string;
  readonly startDate: string;
  readonly weeks: number;
  readonly gameDays: readonly string[];
  readonly sameSlot: boolean;
  readonly publishedAt: string | null;
}

/** A time at which games of a schedule may be. */
export interface ParsedSlot extends Lined {
  readonly schedule: string;
  readonly week: number | null;
  readonly time: string;
  readonly location: string | null;
  readonly locationUrl: string | null;
  readonly court: string | null;
}

/** A hall in which a schedule cannot play. */
export interface ParsedLostHall extends Lined {
  readonly schedule: string;
  readonly location: string;
  readonly locationUrl: string | null;
  /** Null: every date from `from` on. */
  readonly date: string | null;
  readonly from: string;
}

/** What an archive holds beside the three files. */
export interface ParsedDetails extends ParsedDefinitions {
  readonly leagues: readonly ParsedLeague[];
  readonly divisions: readonly ParsedDivision[];
  readonly players: readonly PlayerDetails[];
  readonly values: readonly ParsedValue[];
  readonly videos: readonly ParsedVideo[];
  /** Null: who played is on the roster. */
  readonly rosters: readonly ParsedRosterEntry[] | null;
  readonly schedules: readonly ParsedSchedule[];
  readonly slots: readonly ParsedSlot[];
  readonly lostHalls: readonly ParsedLostHall[];
  readonly byes: readonly ParsedBye[];
  readonly weeksOff: readonly ParsedWeekOff[];
  readonly plays: readonly ParsedPlay[];
  readonly corrections: readonly ParsedCorrection[];
  /** A picture by its name in the archive; null when it is not there. */
  readonly picture: (name: string) => Promise<Buffer | null>;
}

/** Three files and nothing beside them. */
export const NO_DETAILS: ParsedDetails = {
  season: null,
  statistics: null,
  periods: null,
  attributes: null,
  leagues: [],
  divisions: [],
  players: [],
  values: [],
  videos: [],
  rosters: null,
  schedules: [],
  slots: [],
  lostHalls: [],
  byes: [],
  weeksOff: [],
  plays: [],
  corrections: [],
  picture: () => Promise.resolve(null),
};
