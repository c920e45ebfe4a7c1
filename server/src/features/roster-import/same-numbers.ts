import { knownFirst } from '../../domain/rosters/known-first.js';
import { sameNumber } from '../../domain/rosters/same-number.js';
import { type ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import { fullName, type PlannedEntry, type PlannedPlayer, type PlannedTeam, type RosterPlan } from './roster-plan.js';
import type { StoredNumber, StoredRoster } from './stored-roster.js';

interface Worn {
  readonly name: string;
  readonly number: string | null;
}

/**
 * Warns of two of one number on a team, as they would be shown after the import; that is allowed, and mostly a slip.
 */
export function warnOfSameNumbers(
  file: string,
  { entries, lines }: Pick<RosterPlan, 'entries' | 'lines'>,
  stored: StoredRoster,
  warnings: ProblemList,
): void {
  const attributes = new Map(stored.players.map(({ id, number }) => [id, number]));
  const named = new Set(entries.map(({ team, player }) => `${team.seasonLeagueTeamId} ${player.id}`));
  const teams = new Map<PlannedTeam, Worn[]>();
  for (const [index, { team, player, jerseyNumber }] of entries.entries()) {
    const worn = teams.get(team) ?? othersOf(team, stored.numbers, named);
    teams.set(team, worn);
    const number = knownFirst(jerseyNumber, attributeAfter(player, attributes));
    const other = worn.find((one) => sameNumber(one.number, number));
    if (other && number !== null)
      warnings.add(
        file,
        lines[index]?.line ?? null,
        'jersey_number',
        `${quoteCell(number)} is worn by ${quoteCell(other.name)} of the same team, too`,
      );
    worn.push({ name: fullName(player), number });
  }
}

/** Who is on the team's roster without being in the file. */
function othersOf(
  { seasonLeagueTeamId }: PlannedEntry['team'],
  numbers: readonly StoredNumber[],
  named: ReadonlySet<string>,
): Worn[] {
  return numbers
    .filter(
      (one) => one.seasonLeagueTeamId === seasonLeagueTeamId && !named.has(`${seasonLeagueTeamId} ${one.playerId}`),
    )
    .map(({ name, ofEntry, ofAttribute }) => ({ name, number: knownFirst(ofEntry, ofAttribute) }));
}

function attributeAfter({ id, changes }: PlannedPlayer, attributes: ReadonlyMap<number, string | null>): string | null {
  const changed = changes.find(({ attribute }) => attribute.name.toLowerCase() === 'number');
  return changed?.value ?? (id === null ? null : (attributes.get(id) ?? null));
}
