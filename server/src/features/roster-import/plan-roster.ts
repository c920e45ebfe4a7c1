import { knownFirst } from '../../domain/rosters/known-first.js';
import { rosterColumnOf } from '../../domain/rosters/roster-column-of.js';
import { type ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import type { ParsedLine, ParsedRoster } from './parsed-roster.js';
import { matchPlayers } from './player-matches.js';
import {
  fullName,
  type LineChange,
  type PlannedEntry,
  type PlannedLine,
  type PlannedPlayer,
  type PlannedTeam,
  type PlannedValue,
  type RosterPlan,
} from './roster-plan.js';
import { warnOfSameNumbers } from './same-numbers.js';
import type { StoredPlayer, StoredRoster } from './stored-roster.js';
import { matchTeams } from './team-matches.js';

/** A roster that was read, and what it is compared with. */
export interface PlanInput {
  readonly file: string;
  readonly organizationId: number;
  readonly roster: ParsedRoster;
  readonly stored: StoredRoster;
  /** The team that was chosen before; null: each line names its own. */
  readonly chosenTeamId: number | null;
  readonly problems: ProblemList;
  readonly warnings: ProblemList;
}

/** Compares a roster with what is there: what would be made, added and changed. What is not clear becomes problems. */
export function planRoster(input: PlanInput): RosterPlan {
  const { file, organizationId, roster, stored, chosenTeamId, problems, warnings } = input;
  warnings.addAll(roster.notes);
  const teams = matchTeams({ file, lines: roster.lines, teams: stored.teams, chosenTeamId, problems, warnings });
  const entries = new Map(stored.entries.map((entry) => [`${entry.seasonLeagueTeamId} ${entry.playerId}`, entry]));
  const entryOf = (team: PlannedTeam | undefined, playerId: number | null) =>
    entries.get(`${team?.seasonLeagueTeamId} ${playerId}`);
  const isOnTeam = (line: ParsedLine, playerId: number): boolean => entryOf(teams.get(line), playerId) !== undefined;
  const players = matchPlayers({ file, organizationId, roster, players: stored.players, isOnTeam, problems, warnings });
  const knownPlayers = new Map<number | null, StoredPlayer>(stored.players.map((player) => [player.id, player]));
  const values = new ValuePlan(input);
  const captains = new CaptainPlan(input);
  const callings = new KnownAsPlan(input);
  const listed = new Map<PlannedTeam, Map<PlannedPlayer, number>>();
  const plan = { entries: [] as PlannedEntry[], lines: [] as PlannedLine[] };
  for (const line of roster.lines) {
    const [team, player] = [teams.get(line), players.get(line)];
    if (team === undefined || player === undefined) continue;
    const lines = listed.get(team) ?? new Map<PlannedPlayer, number>();
    listed.set(team, lines);
    const earlier = lines.get(player);
    if (earlier !== undefined) {
      problems.add(
        file,
        line.line,
        roster.nameField,
        `${quoteCell(fullName(player))} is on line ${earlier} already, in the same team`,
      );
      continue;
    }
    lines.set(player, line.line);
    const stored = entryOf(team, player.id);
    const before = { jerseyNumber: stored?.jerseyNumber ?? null, position: stored?.position ?? null };
    const attributes = knownPlayers.get(player.id);
    const jerseyNumber = saidOfEntry(line.jerseyNumber, before.jerseyNumber, attributes?.number);
    const position = saidOfEntry(line.position, before.position, attributes?.position);
    const entry = { team, player, entryId: stored?.id ?? null, before, jerseyNumber, position };
    plan.entries.push(entry);
    const changes = [
      ...callings.read(line, player),
      ...entryChanges(entry),
      ...captains.read(line, team, player),
      ...values.read(line, player),
    ];
    plan.lines.push({
      line: line.line,
      team: team.name,
      player: fullName(player),
      isNewPlayer: player.id === null,
      isAdded: entry.entryId === null,
      changes,
    });
  }
  warnOfSameNumbers(file, plan, stored, warnings);
  return { teams: [...listed.keys()], players: [...new Set(plan.entries.map(({ player }) => player))], ...plan };
}

/**
 * What an entry is to say. A cell that repeats what the entry is shown with anyway, by the player's attribute, is no
 * change: lists show it so.
 */
function saidOfEntry(cell: string | null, before: string | null, attribute: string | null | undefined): string | null {
  return cell === null || (before === null && cell === knownFirst(null, attribute)) ? before : cell;
}

/** What changes of a player's place on the roster. */
export function entryChanges({ jerseyNumber, position, before }: PlannedEntry): LineChange[] {
  return [
    ...(jerseyNumber === before.jerseyNumber
      ? []
      : [{ field: 'jersey_number', before: before.jerseyNumber, after: jerseyNumber }]),
    ...(position === before.position ? [] : [{ field: 'team_position', before: before.position, after: position }]),
  ];
}

/**
 * What players are known as: it is the player's, so that all lines of a player have to agree. A blank cell says
 * nothing.
 */
class KnownAsPlan {
  private readonly said = new Map<PlannedPlayer, { line: number; knownAs: string }>();

  constructor(private readonly input: PlanInput) {}

  read({ line, knownAs }: ParsedLine, player: PlannedPlayer): LineChange[] {
    if (knownAs === null) return [];
    const earlier = this.said.get(player);
    if (earlier !== undefined) {
      if (earlier.knownAs !== knownAs)
        this.input.problems.add(
          this.input.file,
          line,
          'known_as',
          `line ${earlier.line} says ${quoteCell(earlier.knownAs)} of the same player`,
        );
      return [];
    }
    this.said.set(player, { line, knownAs });
    player.knownAs = knownAs;
    return knownAs === player.knownAsBefore
      ? []
      : [{ field: 'known_as', before: player.knownAsBefore, after: knownAs }];
  }
}

/** Values of attributes: they are the player's, so that all lines of a player have to agree. */
class ValuePlan {
  private readonly stored = new Map<string, { id: number; value: string }>();
  private readonly said = new Map<PlannedPlayer, Map<number, { line: number; value: string }>>();

  constructor(private readonly input: PlanInput) {
    for (const { id, playerId, attributeId, value } of input.stored.values)
      this.stored.set(`${playerId} ${attributeId}`, { id, value });
  }

  read(line: ParsedLine, player: PlannedPlayer): LineChange[] {
    const { file, problems } = this.input;
    const said = this.said.get(player) ?? new Map<number, { line: number; value: string }>();
    this.said.set(player, said);
    const changes: LineChange[] = [];
    for (const { attribute, value } of line.values) {
      const field = rosterColumnOf(attribute.name);
      const earlier = said.get(attribute.id);
      if (earlier !== undefined) {
        if (earlier.value !== value)
          problems.add(
            file,
            line.line,
            field,
            `line ${earlier.line} says ${quoteCell(earlier.value)} of the same player`,
          );
        continue;
      }
      said.set(attribute.id, { line: line.line, value });
      const known = this.stored.get(`${player.id} ${attribute.id}`);
      if (known?.value === value) continue;
      const change: PlannedValue = { attribute, value, valueId: known?.id ?? null, before: known?.value ?? null };
      player.changes.push(change);
      changes.push({ field, before: change.before, after: value });
    }
    return changes;
  }
}

/** Captains: one of a team. Who is said not to be it is it no longer. */
class CaptainPlan {
  private readonly lines = new Map<PlannedTeam, number>();

  constructor(private readonly input: PlanInput) {}

  read(line: ParsedLine, team: PlannedTeam, player: PlannedPlayer): LineChange[] {
    const isNow = player.id !== null && team.captainBefore.captainPlayerId === player.id;
    if (line.captain === null || (!line.captain && !isNow)) return [];
    if (!line.captain) {
      team.captain ??= null;
      return [{ field: 'captain', before: 'yes', after: 'no' }];
    }
    const earlier = this.lines.get(team);
    if (earlier !== undefined)
      this.input.problems.add(
        this.input.file,
        line.line,
        'captain',
        `line ${earlier} has the captain of ${quoteCell(team.name)} already`,
      );
    this.lines.set(team, line.line);
    team.captain = player;
    return isNow ? [] : [{ field: 'captain', before: 'no', after: 'yes' }];
  }
}
