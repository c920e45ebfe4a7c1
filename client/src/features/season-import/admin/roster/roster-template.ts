import { rosterColumnOf } from '@domain/rosters/roster-column-of';
import { guardFormula } from '@domain/text/guard-formula';

const ALWAYS = ['first_name', 'last_name', 'player_key', 'captain', 'jersey_number', 'team_position', 'known_as'];

/** The heading of a roster, to be filled in by a spreadsheet: the mark in front tells it that the text is UTF-8. */
export function rosterTemplate(attributes: readonly string[], needsTeam: boolean): string {
  const columns = [
    ...(needsTeam ? ['team'] : []),
    ...ALWAYS,
    ...attributes.map((name) => guardFormula(rosterColumnOf(name))),
  ];
  return `\uFEFF${columns.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
