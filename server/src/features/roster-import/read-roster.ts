import { ATTRIBUTE_TYPE_RULES, readAttributeValue } from '../../domain/attributes/read-attribute-value.js';
import { rosterColumnOf } from '../../domain/rosters/roster-column-of.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import { splitFullName } from '../../domain/text/split-full-name.js';
import { isName, type PlayerName } from '../players/player-checks.js';
import { Cells, unclearDate } from '../season-import/reading/files/cells.js';
import type { Heading } from '../season-import/reading/files/heading.js';
import { BY_NAME, isNormalizedKey } from '../season-import/matching/normalized-key.js';
import { LONGEST_KEY } from '../season-import/reading/player-names.js';
import { ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import { isUnclearDate } from '../season-import/reading/files/spreadsheet-dates.js';
import { type ReadOptions, readTable } from '../season-import/reading/files/read-table.js';
import type { SeasonFile } from '../season-import/reading/files/season-files.js';
import { LONGEST_NAME } from '../season-import/reading/team-names.js';
import type { ParsedLine, ParsedRoster, ParsedValue } from './parsed-roster.js';
import { type RosterAttribute, rosterShape } from './roster-columns.js';

/** Most lines of a roster: a thousand teams of twenty. */
const MOST_LINES = 20_000;
const LONGEST_PART = 100;
const LONGEST_VALUE = 500;
const LONGEST_JERSEY = 10;
const LONGEST_POSITION = 50;

/** Reads a roster. @param teamName of the team that was chosen before; null: each line names its own */
export async function readRoster(
  file: SeasonFile,
  attributes: readonly RosterAttribute[],
  teamName: string | null,
  options: ReadOptions,
): Promise<ParsedRoster> {
  const { problems } = options;
  const notes = new ProblemList();
  const lines: ParsedLine[] = [];
  let nameField: ParsedRoster['nameField'] = 'last_name';
  let found = 0;
  const isWhole = await readTable(
    file,
    rosterShape(attributes, teamName === null),
    { ...options, notes },
    (heading) => {
      const cells = new Cells(file.name, heading, problems);
      if (heading.has('player')) nameField = 'player';
      if (!hasNames(file.name, heading, problems)) return () => void (found += 1);
      return (row) => {
        found += 1;
        cells.at(row);
        if (found === MOST_LINES + 1)
          cells.refuse(null, `a roster has at most ${MOST_LINES.toLocaleString('en')} lines`);
        if (found <= MOST_LINES) lines.push(readLine(cells, nameField, attributes, teamName));
      };
    },
  );
  if (isWhole && found === 0) problems.add(file.name, null, null, 'there is no player in this file');
  return { lines, nameField, notes: notes.items };
}

/** Whether the heading says what players are called, in one way. */
function hasNames(file: string, heading: Heading, problems: ProblemList): boolean {
  const parts = ['first_name', 'last_name'].filter((name) => heading.has(name));
  const missing = ['first_name', 'last_name'].filter((name) => !heading.has(name));
  if (heading.has('player')) {
    for (const name of parts)
      problems.add(file, heading.line, name, 'the column player holds the whole name already: leave one of them out');
    return parts.length === 0;
  }
  if (parts.length === 0)
    problems.add(
      file,
      heading.line,
      'player',
      'this column is missing: it holds the whole name; first_name and last_name will do instead',
    );
  else for (const name of missing) problems.add(file, heading.line, name, 'this column is missing');
  return missing.length === 0;
}

function readLine(
  cells: Cells,
  nameField: ParsedRoster['nameField'],
  attributes: readonly RosterAttribute[],
  teamName: string | null,
): ParsedLine {
  return {
    line: cells.line,
    team: readTeam(cells, teamName),
    key: readKey(cells),
    ...readName(cells, nameField),
    knownAs: readKnownAs(cells),
    captain: cells.isBlank('captain') ? null : cells.flag('captain'),
    jerseyNumber: cells.text('jersey_number', LONGEST_JERSEY) || null,
    position: cells.text('team_position', LONGEST_POSITION) || null,
    values: attributes.flatMap((attribute) => readValue(cells, attribute)),
  };
}

function readTeam(cells: Cells, chosen: string | null): string | null {
  if (chosen === null) return cells.needed('team', LONGEST_NAME);
  const named = cells.text('team', LONGEST_NAME);
  if (named !== '' && normaliseName(named) !== normaliseName(chosen))
    cells.refuse('team', `${quoteCell(named)} is another team: this roster is that of ${chosen} alone`);
  return null;
}

function readKey(cells: Cells): string | null {
  const key = cells.text('player_key', LONGEST_KEY);
  if (isNormalizedKey(key)) {
    const advice = `leave it blank, or give a key that does not begin with ${BY_NAME}`;
    cells.refuse('player_key', `${quoteCell(key)} stands for a name, not for a player: ${advice}`);
  }
  return key || null;
}

function readName(cells: Cells, nameField: ParsedRoster['nameField']): PlayerName {
  const isWhole = nameField === 'player';
  const name = isWhole
    ? splitFullName(cells.text('player', 2 * LONGEST_PART + 1))
    : { firstName: cells.text('first_name', LONGEST_PART), lastName: cells.text('last_name', LONGEST_PART) };
  if (name.firstName === '' && name.lastName === '') cells.refuse(nameField, 'the player has no name');
  else if (!isName(name))
    cells.refuse(nameField, `${quoteCell(`${name.firstName} ${name.lastName}`.trim())} is no name`);
  if (isWhole && Math.max(name.firstName.length, name.lastName.length) > LONGEST_PART)
    cells.refuse(nameField, `a first or a last name has at most ${LONGEST_PART} characters`);
  return name;
}

function readKnownAs(cells: Cells): string | null {
  const knownAs = cells.text('known_as', LONGEST_PART);
  if (knownAs !== '' && !isName({ firstName: knownAs, lastName: '' }))
    cells.refuse('known_as', `${quoteCell(knownAs)} is no name`);
  return knownAs || null;
}

function readValue(cells: Cells, attribute: RosterAttribute): ParsedValue[] {
  const column = rosterColumnOf(attribute.name);
  const text = cells.text(column, LONGEST_VALUE);
  if (text === '') return [];
  const value = readAttributeValue(attribute.type, text);
  if (value !== null) return [{ attribute, value }];
  if (attribute.type === 'date' && isUnclearDate(text)) cells.refuse(column, unclearDate(text));
  else cells.refuse(column, `${quoteCell(text)} is not ${ATTRIBUTE_TYPE_RULES[attribute.type]}`);
  return [];
}
