import { normaliseTime } from '../../../domain/game/normalise-time.js';
import { readColour } from '../../../domain/colours/read-colour.js';
import { normaliseName } from '../../../domain/text/normalise-name.js';
import { readAbbreviation } from '../../../domain/text/read-abbreviation.js';
import { Cells } from './files/cells.js';
import type { ParsedPlace, ParsedTeam } from './parsed-season.js';
import { LONGEST_KEY } from './player-names.js';
import { quoteCell } from '../reporting/problem.js';
import { type ReadOptions, readTable } from './files/read-table.js';
import type { SeasonFile } from './files/season-files.js';
import { LONGEST_NAME } from './team-names.js';

/** The columns of teams.csv, in the order in which it is written. */
export const TEAMS_SHAPE = {
  required: ['team', 'league'],
  optional: [
    'division',
    'division_position',
    'captain_key',
    'captain',
    'rank',
    'lot',
    'withdrawn',
    'colour',
    'abbreviation',
    'logo',
    'unavailable_times',
  ],
};

/**
 * Reads teams.csv. A team that plays in several leagues has a line for each. `complete` is false when there may be more
 * teams than these.
 */
export async function readTeams(
  file: SeasonFile,
  options: ReadOptions,
): Promise<{ teams: ParsedTeam[]; complete: boolean }> {
  const teams = new Map<string, ParsedTeam & { places: ParsedPlace[] }>();
  const complete = await readTable(file, TEAMS_SHAPE, options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    return (row) => {
      cells.at(row);
      const name = cells.needed('team', LONGEST_NAME);
      const place = readPlace(cells);
      const own = {
        colour: readOf(cells, 'colour', readColour, 'a colour of six digits such as #1d4ed8'),
        abbreviation: readOf(cells, 'abbreviation', readAbbreviation, '2 to 4 letters and digits such as MIL'),
        logo: cells.picture('logo'),
        unavailableTimes: readTimes(cells),
      };
      // Nameless lines are wrong each by itself.
      const key = name === '' ? `line ${row.line}` : normaliseName(name);
      const team = teams.get(key);
      const earlier = team?.places.find(({ league }) => normaliseName(league) === normaliseName(place.league));
      if (earlier !== undefined) cells.refuse('team', `this team is on line ${earlier.line} already`);
      else if (team !== undefined) team.places.push(place);
      else teams.set(key, { line: row.line, name, ...own, places: [place] });
    };
  });
  if (complete && teams.size === 0) options.problems.add(file.name, null, null, 'there is no team in this file');
  return { teams: [...teams.values()], complete: complete && teams.size > 0 };
}

function readPlace(cells: Cells): ParsedPlace {
  const league = cells.needed('league', LONGEST_NAME);
  const division = cells.text('division', LONGEST_NAME) || null;
  const divisionPosition = cells.count('division_position');
  if (division === null && divisionPosition !== null) cells.refuse('division_position', 'is given without a division');
  const captain = {
    captainKey: cells.text('captain_key', LONGEST_KEY) || null,
    captainName: cells.text('captain', LONGEST_NAME) || null,
  };
  return {
    line: cells.line,
    league,
    division,
    divisionPosition,
    ...captain,
    rank: cells.count('rank'),
    lot: cells.count('lot'),
    withdrawn: cells.flag('withdrawn'),
  };
}

/** What a rule reads from a cell; null when it is blank or wrong. */
function readOf(cells: Cells, field: string, rule: (text: string) => string | null, wanted: string): string | null {
  const text = cells.text(field, LONGEST_NAME);
  if (text === '') return null;
  const value = rule(text);
  if (value === null) cells.refuse(field, `${quoteCell(text)} is not ${wanted}`);
  return value;
}

/** Times with blanks between them, each once. */
function readTimes(cells: Cells): string[] {
  const times = cells
    .text('unavailable_times', 1000)
    .split(' ')
    .filter((time) => time !== '');
  const read = times.map(normaliseTime);
  const wrong = times[read.indexOf(null)];
  if (wrong !== undefined)
    cells.refuse('unavailable_times', `${quoteCell(wrong)} is not a time (HH:MM, 00:00 to 23:59)`);
  return [...new Set(read.flatMap((time) => time ?? []))].sort();
}
