import type { ImportProblem } from '../season-import/reporting/problem.js';
import type { RosterAttribute } from './roster-columns.js';

/** What a line says about one attribute of its player. */
export interface ParsedValue {
  readonly attribute: RosterAttribute;
  /** In the form of the attribute's type. */
  readonly value: string;
}

/** A line of a roster; null and absent: it says nothing about that. */
export interface ParsedLine {
  readonly line: number;
  /** Null: the team that was chosen before. */
  readonly team: string | null;
  readonly key: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly knownAs: string | null;
  readonly captain: boolean | null;
  readonly jerseyNumber: string | null;
  readonly position: string | null;
  readonly values: readonly ParsedValue[];
}

/** A roster that was read. */
export interface ParsedRoster {
  readonly lines: readonly ParsedLine[];
  /** The column that a player is named in, for problems with names. */
  readonly nameField: 'player' | 'last_name';
  /** What of the file as such deserves a look. */
  readonly notes: readonly ImportProblem[];
}
