import { normaliseName } from '../../domain/text/normaliseName.js';
import type { Cells } from './cells.js';
import { type ParsedPlayer, UNKNOWN } from './parsed-season.js';
import { quoteCell } from './problem.js';
import { LONGEST_KEY } from './read-games.js';

const LONGEST_PLAYER_NAME = 100;

/** Finds out who is meant: by player_key where a line has one, otherwise the same name is the same person. */
export class PlayerNames {
  readonly players: ParsedPlayer[] = [];
  private readonly byKey = new Map<string, number>();
  private readonly byName = new Map<string, number>();

  /** The index of the line's player, or UNKNOWN, which then is a problem of the line. */
  read(cells: Cells): number {
    const key = cells.text('player_key', LONGEST_KEY) || null;
    const firstName = cells.text('first_name', LONGEST_PLAYER_NAME);
    const lastName = cells.text('last_name', LONGEST_PLAYER_NAME);
    if (firstName === '' && lastName === '') {
      cells.refuse('last_name', 'the player has no name');
      return UNKNOWN;
    }
    const name = normaliseName(`${firstName} ${lastName}`);
    const known = key === null ? this.byName.get(name) : this.byKey.get(key);
    if (known !== undefined) {
      return this.hasName(known, name) ? known : this.refuse(cells, known);
    }
    const index = this.players.push({ line: cells.line, key, firstName, lastName }) - 1;
    if (key === null) this.byName.set(name, index);
    else this.byKey.set(key, index);
    return index;
  }

  private hasName(index: number, name: string): boolean {
    const player = this.players[index];
    return player !== undefined && normaliseName(`${player.firstName} ${player.lastName}`) === name;
  }

  private refuse(cells: Cells, index: number): number {
    const { firstName, lastName, line } = this.players[index] ?? { firstName: '', lastName: '', line: 0 };
    cells.refuse('player_key', `this key belongs to ${quoteCell(`${firstName} ${lastName}`)} on line ${line}`);
    return UNKNOWN;
  }
}
