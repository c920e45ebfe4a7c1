import { normaliseName } from '../../domain/text/normaliseName.js';
import { Cells } from './cells.js';
import type { ParsedTeam } from './parsed-season.js';
import { type ReadOptions, readTable } from './read-table.js';
import type { SeasonFile } from './season-files.js';
import { LONGEST_NAME } from './team-names.js';

/** The columns of teams.csv. */
export const TEAMS_SHAPE = { required: ['team', 'league', 'division'], optional: [] };

/** Reads teams.csv. `complete` is false when there may be more teams than these. */
export async function readTeams(file: SeasonFile, options: ReadOptions): Promise<{ teams: ParsedTeam[]; complete: boolean }> {
  const teams: ParsedTeam[] = [];
  const lines = new Map<string, number>();
  const complete = await readTable(file, TEAMS_SHAPE, options, (heading) => {
    const cells = new Cells(file.name, heading, options.problems);
    return (row) => {
      cells.at(row);
      const name = cells.needed('team', LONGEST_NAME);
      const league = cells.needed('league', LONGEST_NAME);
      const division = cells.text('division', LONGEST_NAME) || null;
      const earlier = lines.get(normaliseName(name));
      if (earlier !== undefined && name !== '') return cells.refuse('team', `this team is on line ${earlier} already`);
      lines.set(normaliseName(name), row.line);
      teams.push({ line: row.line, name, league, division });
    };
  });
  if (complete && teams.length === 0) options.problems.add(file.name, null, null, 'there is no team in this file');
  return { teams, complete: complete && teams.length > 0 };
}
