import { normaliseName } from '../../domain/text/normalise-name.js';
import { spellingKey } from '../../domain/text/spelling-key.js';
import { type ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import type { ParsedLine } from './parsed-roster.js';
import type { PlannedTeam } from './roster-plan.js';
import type { StoredTeam } from './stored-roster.js';

/** What finding the teams of a file needs to know. */
export interface TeamInput {
  readonly file: string;
  readonly lines: readonly ParsedLine[];
  readonly teams: readonly StoredTeam[];
  /** The team that was chosen before; null: each line names its own. */
  readonly chosenTeamId: number | null;
  readonly problems: ProblemList;
  readonly warnings: ProblemList;
}

/**
 * Finds the team of each line: that of the season league, else the organization's team of that name, which then joins,
 * else a new one.
 * @returns the team of each clear line; the others are problems
 */
export function matchTeams({
  file,
  lines,
  teams,
  chosenTeamId,
  problems,
  warnings,
}: TeamInput): Map<ParsedLine, PlannedTeam> {
  const planned = new Map<string, PlannedTeam | null>();
  const byName = new Map<string, StoredTeam[]>();
  for (const team of teams)
    byName.set(normaliseName(team.name), [...(byName.get(normaliseName(team.name)) ?? []), team]);
  const bySpelling = new Map(teams.toReversed().map((team) => [spellingKey(team.name), team]));
  bySpelling.delete('');
  const found = new Map<ParsedLine, PlannedTeam>();
  for (const line of lines) {
    if (line.team === '') continue; // a problem already
    const name = line.team === null ? '' : normaliseName(line.team);
    if (!planned.has(name))
      planned.set(name, line.team === null ? chosen(line) : named(line.team, byName.get(name) ?? [], line.line));
    const team = planned.get(name) ?? null;
    if (team !== null) found.set(line, team);
    else
      problems.add(
        file,
        line.line,
        'team',
        `this league has several teams called ${quoteCell(line.team ?? '')}: rename one of them, or import each roster into its team`,
      );
  }
  return found;

  function chosen({ line }: ParsedLine): PlannedTeam | null {
    const team = teams.find(({ teamId }) => teamId === chosenTeamId);
    return team === undefined ? null : planOf(team, line);
  }

  function named(name: string, namesakes: readonly StoredTeam[], line: number): PlannedTeam | null {
    const here = namesakes.filter(({ seasonLeagueTeamId }) => seasonLeagueTeamId !== null);
    const [only, another] = here;
    if (another !== undefined) return null;
    if (only !== undefined) return planOf(only, line);
    const known = namesakes.find(({ otherLeagues }) => otherLeagues.length > 0) ?? namesakes[0];
    if (known === undefined) {
      const alike = bySpelling.get(spellingKey(name));
      if (alike !== undefined)
        warnings.add(
          file,
          line,
          'team',
          `${quoteCell(name)} is made, a new team beside ${quoteCell(alike.name)}: if they are one, spell it as it is called here`,
        );
      return {
        name,
        line,
        teamId: null,
        seasonLeagueTeamId: null,
        captainBefore: { captainPlayerId: null, captainName: null },
      };
    }
    if (known.otherLeagues.length > 0)
      warnings.add(
        file,
        line,
        'team',
        `${quoteCell(known.name)} plays in ${known.otherLeagues.join(', ')} of this season; it will play here too`,
      );
    else if (namesakes.length > 1)
      warnings.add(
        file,
        line,
        'team',
        `the organization has ${namesakes.length} teams called ${quoteCell(known.name)}; the oldest of them will play here`,
      );
    return planOf(known, line);
  }
}

function planOf(
  { name, teamId, seasonLeagueTeamId, captainPlayerId, captainName }: StoredTeam,
  line: number,
): PlannedTeam {
  return { name, line, teamId, seasonLeagueTeamId, captainBefore: { captainPlayerId, captainName } };
}
