import type { RosterAttribute } from './roster-columns.js';

/** A team of the file. */
export interface PlannedTeam {
  readonly name: string;
  /** The first line that names it. */
  readonly line: number;
  /** Null: it has to be made. */
  readonly teamId: number | null;
  /** Null: it has to join the season league. */
  readonly seasonLeagueTeamId: number | null;
  /** Undefined: as it is; null: nobody. */
  captain?: PlannedPlayer | null;
  /** The captain as he was, for the trail. */
  readonly captainBefore: { readonly captainPlayerId: number | null; readonly captainName: string | null };
}

/** A value that a player is to have. */
export interface PlannedValue {
  readonly attribute: RosterAttribute;
  readonly value: string;
  /** The value's row; null: there is none yet. */
  readonly valueId: number | null;
  readonly before: string | null;
}

/** A player of the file. */
export interface PlannedPlayer {
  /** Null: has to be made. */
  readonly id: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly knownAsBefore: string | null;
  /** What the player is to be known as from now on; null: nobody says so. */
  knownAs: string | null;
  readonly keyBefore: string | null;
  /** The key that the player is to have from now on; null: stays without. */
  key: string | null;
  /** Values that are to change. */
  readonly changes: PlannedValue[];
}

/** A place on a roster whose row is there or has to be made. */
export interface PlannedEntry {
  readonly team: PlannedTeam;
  readonly player: PlannedPlayer;
  /** Null: has to be made. */
  readonly entryId: number | null;
  readonly jerseyNumber: string | null;
  readonly position: string | null;
  readonly before: { readonly jerseyNumber: string | null; readonly position: string | null };
}

/** What a line changes beside adding a player: a column and its values before and after. */
export interface LineChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What comes of a line. */
export interface PlannedLine {
  readonly line: number;
  readonly team: string;
  readonly player: string;
  readonly isNewPlayer: boolean;
  readonly isAdded: boolean;
  readonly changes: readonly LineChange[];
}

/** What an import of a roster would do. */
export interface RosterPlan {
  readonly teams: readonly PlannedTeam[];
  readonly players: readonly PlannedPlayer[];
  readonly entries: readonly PlannedEntry[];
  readonly lines: readonly PlannedLine[];
}

/** A player's name as people write it. */
export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
