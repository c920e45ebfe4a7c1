/** The columns of a roster file that are there in every organization, in the order of the template. */
export const ROSTER_COLUMNS = [
  'team',
  'player',
  'first_name',
  'last_name',
  'player_key',
  'captain',
  'jersey_number',
  'team_position',
  'known_as',
] as const;

const RESERVED: ReadonlySet<string> = new Set(ROSTER_COLUMNS);

/**
 * The column of a roster file that holds the values of a player attribute: its name, unless a column of every roster is
 * called so.
 */
export function rosterColumnOf(attributeName: string): string {
  return RESERVED.has(attributeName.toLowerCase()) ? `attribute ${attributeName}` : attributeName;
}
