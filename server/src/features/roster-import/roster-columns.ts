import { ROSTER_COLUMNS, rosterColumnOf } from '../../domain/rosters/roster-column-of.js';
import type { TableShape } from '../season-import/reading/files/heading.js';

/** An attribute that a roster may have a column for. */
export interface RosterAttribute {
  readonly id: number;
  readonly name: string;
  readonly type: 'string' | 'number' | 'date';
}

/** What a roster is called in messages when its file has no better name. */
export const ROSTER_FILE = 'roster.csv';

/**
 * The columns of a roster. That a player has a name, whole or in two columns, is looked at when the heading is read.
 * @param needsTeam false when every line is of one team that was chosen before
 */
export function rosterShape(attributes: readonly RosterAttribute[], needsTeam: boolean): TableShape {
  const own = ROSTER_COLUMNS.filter((name) => !needsTeam || name !== 'team');
  return {
    required: needsTeam ? ['team'] : [],
    optional: [...own, ...attributes.map(({ name }) => rosterColumnOf(name))],
    dates: attributes.filter(({ type }) => type === 'date').map(({ name }) => rosterColumnOf(name)),
  };
}
