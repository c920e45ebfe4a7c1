import { normaliseName } from '../../../domain/text/normalise-name.js';
import { isName } from '../../players/player-checks.js';
import type { Cells } from './files/cells.js';
import { type ParsedPlayer, UNKNOWN } from './parsed-season.js';
import { quoteCell } from '../reporting/problem.js';

/** Longest game_key or player_key. */
export const LONGEST_KEY = 200;
/** Most characters of a part of a player's name. */
export const LONGEST_PLAYER_NAME = 100;

/**
 * Finds out who is meant: by player_key where a line has one, otherwise the same name is the same person, with or
 * without a key on other lines.
 */
export class PlayerNames {
  private readonly players: ParsedPlayer[] = [];
  private readonly byKey = new Map<string, number>();
  private readonly byName = new Map<string, number>();

  /** A number for the line's player, which `settle` explains, or UNKNOWN, which then is a problem of the line. */
  read(cells: Cells, prefix: '' | 'other_' = ''): number {
    const key = cells.text(`${prefix}player_key`, LONGEST_KEY) || null;
    const firstName = cells.text(`${prefix}first_name`, LONGEST_PLAYER_NAME);
    const lastName = cells.text(`${prefix}last_name`, LONGEST_PLAYER_NAME);
    if (firstName === '' && lastName === '') {
      cells.refuse('last_name', 'the player has no name');
      return UNKNOWN;
    }
    if (!isName({ firstName, lastName }))
      cells.refuse(
        firstName === '' ? 'last_name' : 'first_name',
        `${quoteCell(`${firstName} ${lastName}`.trim())} is no name`,
      );
    const name = normaliseName(`${firstName} ${lastName}`);
    const known = key === null ? this.byName.get(name) : this.byKey.get(key);
    if (known !== undefined) {
      return this.hasName(known, name) ? known : this.refuse(cells, known);
    }
    const index = this.players.push({ line: cells.line, key, firstName, lastName, file: cells.file }) - 1;
    if (key === null) this.byName.set(name, index);
    else this.byKey.set(key, index);
    return index;
  }

  /** As `read`; null for a line that names nobody. */
  readIfGiven(cells: Cells, prefix: '' | 'other_' = ''): number | null {
    const isGiven = !cells.isBlank(`${prefix}first_name`) || !cells.isBlank(`${prefix}last_name`);
    return isGiven ? this.read(cells, prefix) : null;
  }

  /**
   * The persons, once every line is read: who has no key is the one who has one and the same name.
   * @returns `indexes`: for each number that `read` gave the index among `players`, UNKNOWN where several persons with
   *   a key may be meant
   */
  settle(): { players: ParsedPlayer[]; indexes: number[] } {
    const keyed = new Map<string, number[]>();
    for (const [index, player] of this.players.entries()) {
      if (player.key !== null) keyed.set(nameOf(player), [...(keyed.get(nameOf(player)) ?? []), index]);
    }
    const meant = this.players.map((player, index) => {
      const [one, another] = player.key === null ? (keyed.get(nameOf(player)) ?? []) : [];
      return another === undefined ? (one ?? index) : UNKNOWN;
    });
    const players: ParsedPlayer[] = [];
    const places = meant.map((other, index) => (other === index ? players.push(this.players[index]!) - 1 : UNKNOWN));
    return { players, indexes: meant.map((other) => places[other] ?? UNKNOWN) };
  }

  /** The name of the player to whom `read` gave this number, for a message. */
  quoted(index: number): string {
    const { firstName, lastName } = this.players[index] ?? { firstName: '', lastName: '' };
    return quoteCell(`${firstName} ${lastName}`.trim());
  }

  private hasName(index: number, name: string): boolean {
    const player = this.players[index];
    return player !== undefined && nameOf(player) === name;
  }

  private refuse(cells: Cells, index: number): number {
    cells.refuse('player_key', `this key belongs to ${this.quoted(index)} on line ${this.players[index]?.line}`);
    return UNKNOWN;
  }
}

function nameOf({ firstName, lastName }: ParsedPlayer): string {
  return normaliseName(`${firstName} ${lastName}`);
}
