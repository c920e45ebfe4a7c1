import { normaliseName } from '../../domain/text/normalise-name.js';
import { isNormalizedKey, normalizedKey } from '../season-import/matching/normalized-key.js';
import { ownId, ownImportKey } from '../season-import/matching/import-key.js';
import { type ProblemList, quoteCell } from '../season-import/reporting/problem.js';
import type { ParsedLine, ParsedRoster } from './parsed-roster.js';
import { type Person, personsOf } from './player-keys.js';
import { fullName, type PlannedPlayer } from './roster-plan.js';
import type { StoredPlayer } from './stored-roster.js';

/** What finding the players of a file needs to know. */
export interface MatchInput {
  readonly file: string;
  readonly organizationId: number;
  readonly roster: ParsedRoster;
  readonly players: readonly StoredPlayer[];
  /** Whether a player is on the roster of a line's team already. */
  isOnTeam(line: ParsedLine, playerId: number): boolean;
  readonly problems: ProblemList;
  readonly warnings: ProblemList;
}

/**
 * Finds who is meant by each line: by player_key, otherwise the one player of the name, among several the one on that
 * team's roster already. Whom nobody is called like is new.
 * @returns the player of each clear line; the others are problems
 */
export function matchPlayers(input: MatchInput): Map<ParsedLine, PlannedPlayer> {
  const matches = new PlayerMatches(input);
  const persons = personsOf(input.file, input.roster, input.problems);
  // Keys first: who has been found by one is not the namesake of another line.
  const open = persons.filter((person) => !matches.byKey(person));
  const rivals = new Map<string, number>();
  for (const { name } of open) rivals.set(name, (rivals.get(name) ?? 0) + 1);
  for (const person of open) {
    if (person.key === null) matches.byName(person);
    else matches.unknownKey(person, person.key, (rivals.get(person.name) ?? 0) > 1);
  }
  return matches.found;
}

class PlayerMatches {
  readonly found = new Map<ParsedLine, PlannedPlayer>();
  private readonly planned = new Map<number, PlannedPlayer>();
  private readonly byId: ReadonlyMap<number, StoredPlayer>;
  private readonly byImportKey = new Map<string, StoredPlayer>();
  private readonly namesakes = new Map<string, StoredPlayer[]>();

  constructor(private readonly input: MatchInput) {
    this.byId = new Map(input.players.map((player) => [player.id, player]));
    for (const player of input.players) {
      if (player.importKey !== null) this.byImportKey.set(player.importKey, player);
      const name = normaliseName(fullName(player));
      this.namesakes.set(name, [...(this.namesakes.get(name) ?? []), player]);
    }
  }

  /** Whether the person's key is known, or is a problem. */
  byKey({ key, name, lines }: Person): boolean {
    if (key === null) return false;
    const id = ownId(this.input.organizationId, key);
    const player = this.byImportKey.get(key) ?? (id === null ? undefined : this.byId.get(id));
    if (player === undefined && id === null) return false;
    if (player === undefined) {
      for (const { line } of lines) this.refuse(line, 'there is no player with this key');
      return true;
    }
    if (normaliseName(fullName(player)) !== name)
      this.warn(lines, `the player with this key is called ${quoteCell(fullName(player))} here, and stays so`);
    this.take(lines, player);
    return true;
  }

  byName({ name, lines }: Person): void {
    const candidates = this.namesakes.get(name) ?? [];
    const [only, another] = candidates;
    const renamed = this.byImportKey.get(normalizedKey(name));
    if (only !== undefined && another === undefined) this.take(lines, only);
    else if (only !== undefined) for (const line of lines) this.amongNamesakes(line, candidates);
    else if (renamed !== undefined) {
      this.warn(
        lines,
        `the player whom an import made of this name is called ${quoteCell(fullName(renamed))} now, and stays so`,
      );
      this.take(lines, renamed);
    } else this.make(lines, normalizedKey(name));
  }

  /** A key that nobody has is that of a new player, or of the one namesake without a key. */
  unknownKey({ name, lines }: Person, key: string, hasRivals: boolean): void {
    const free = (this.namesakes.get(name) ?? []).filter(
      ({ id, importKey }) => !this.planned.has(id) && (importKey === null || isNormalizedKey(importKey)),
    );
    const [only, another] = free;
    if (only === undefined) this.make(lines, key);
    else if (another === undefined && !hasRivals) this.take(lines, only).key = key;
    else
      for (const { line } of lines)
        this.refuse(
          line,
          `nobody has this key, and it may be that of ${this.choices(free)}: give the key shown here to the line that means that player`,
        );
  }

  private amongNamesakes(line: ParsedLine, candidates: readonly StoredPlayer[]): void {
    const [only, another] = candidates.filter(({ id }) => this.input.isOnTeam(line, id));
    if (only !== undefined && another === undefined) this.take([line], only);
    else
      this.refuse(
        line.line,
        `there are ${candidates.length} players called ${quoteCell(fullName(line))}: give the key of the one who is meant, ${this.choices(candidates)}`,
      );
  }

  private take(
    lines: readonly ParsedLine[],
    { id, firstName, lastName, knownAs, importKey }: StoredPlayer,
  ): PlannedPlayer {
    const player = this.planned.get(id) ?? {
      id,
      firstName,
      lastName,
      knownAsBefore: knownAs,
      knownAs,
      keyBefore: importKey,
      key: importKey,
      changes: [],
    };
    this.planned.set(id, player);
    for (const line of lines) this.found.set(line, player);
    return player;
  }

  private make(lines: readonly ParsedLine[], key: string): void {
    const [first] = lines;
    if (first === undefined) return;
    const player = {
      id: null,
      firstName: first.firstName,
      lastName: first.lastName,
      knownAsBefore: null,
      knownAs: null,
      keyBefore: null,
      key: this.byImportKey.has(key) ? null : key,
      changes: [],
    };
    for (const line of lines) this.found.set(line, player);
  }

  /** Keys of players with what tells them apart. */
  private choices(players: readonly StoredPlayer[]): string {
    const { organizationId } = this.input;
    const key = ({ id, importKey }: StoredPlayer): string =>
      importKey === null || isNormalizedKey(importKey) ? ownImportKey(organizationId, id) : importKey;
    const shown = players.slice(0, 5).map((player) => `${key(player)} (${player.latestTeam ?? 'on no team yet'})`);
    return shown.join(' or ') + (players.length > shown.length ? ' or another' : '');
  }

  private refuse(line: number, reason: string): void {
    this.input.problems.add(this.input.file, line, 'player_key', reason);
  }

  private warn([first]: readonly ParsedLine[], reason: string): void {
    this.input.warnings.add(this.input.file, first?.line ?? null, this.input.roster.nameField, reason);
  }
}
