import type { Cells } from './files/cells.js';
import { type ParsedGame, UNKNOWN } from './parsed-season.js';
import { LONGEST_KEY } from './player-names.js';
import { quoteCell } from '../reporting/problem.js';

/** How player_games.csv names a game beyond date and pair: by game_key, by time, or not at all. */
export type GameNaming = 'key' | 'time' | 'pair';

/** A game that cannot be told apart from an earlier one. */
export interface GameClash {
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
}

/** What a line of player_games.csv says about its game. */
export interface GameReference {
  readonly key: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly team: number;
  readonly opponent: number;
}

/** Finds games by what names them; either team may be the home team. */
export class GameIndex {
  private readonly byKey = new Map<string, number>();
  private readonly byDay = new Map<string, number[]>();
  /** Pairs, days and teams of games that were refused. */
  private readonly refusedPlaces = new Set<string>();

  /** @param refused games whose date or teams are problems already */
  constructor(
    private readonly games: readonly ParsedGame[],
    private readonly refused: ReadonlySet<number>,
  ) {
    for (const [index, { key, date, home, away }] of games.entries()) {
      if (refused.has(index)) {
        this.refusedPlaces.add(pairOf(home, away));
        if (home === UNKNOWN || away === UNKNOWN)
          for (const team of [home, away]) this.refusedPlaces.add(`${date} team ${team}`);
      }
      if (key !== null && !this.byKey.has(key)) this.byKey.set(key, index);
      const day = dayOf(date, home, away);
      const sameDay = this.byDay.get(day);
      if (sameDay === undefined) this.byDay.set(day, [index]);
      else sameDay.push(index);
    }
  }

  /** The game that the line's game_key names; null where games.csv has none, which then is a problem of the line. */
  keyed(cells: Cells): number | null {
    const key = cells.needed('game_key', LONGEST_KEY);
    const index = this.byKey.get(key);
    if (index === undefined) cells.refuse('game_key', `games.csv has no game ${quoteCell(key)}`);
    return index ?? null;
  }

  /** Whether a team is one of a game's; also where the game's teams are problems of their own already. */
  isPlayedBy(index: number, team: number): boolean {
    const { home, away } = this.games[index]!;
    return [home, away, UNKNOWN].includes(team) || home === UNKNOWN || away === UNKNOWN;
  }

  /** The games that a player's line may mean. */
  find({ key, date, time, team, opponent }: GameReference): readonly number[] {
    if (key !== null) {
      const index = this.byKey.get(key);
      return index === undefined ? [] : [index];
    }
    const sameDay = this.byDay.get(dayOf(date, team, opponent)) ?? [];
    return time === null ? sameDay : sameDay.filter((index) => this.games[index]?.time === time);
  }

  /**
   * Whether a line means a game that is a problem of its own already, or without a game may mean one: of that pair, or
   * of that day and one of the teams.
   */
  isRefused(index: number | undefined, { date, team, opponent }: GameReference): boolean {
    if (index !== undefined) return this.refused.has(index);
    const places = [
      pairOf(team, opponent),
      ...[team, opponent].flatMap((one) => [`${date} team ${one}`, `null team ${one}`]),
    ];
    return places.some((place) => this.refusedPlaces.has(place));
  }

  /** Whether date and teams of a line agree with the game that its key names. */
  agrees(index: number, { date, team, opponent }: GameReference): boolean {
    const game = this.games[index];
    return (
      game !== undefined &&
      (date === null || date === game.date) &&
      pairOf(game.home, game.away) === pairOf(team, opponent)
    );
  }

  /** The games that player_games.csv, naming games that way, could not tell from an earlier one. */
  clashes(naming: GameNaming): GameClash[] {
    const clashes: GameClash[] = [];
    for (const [index, game] of this.games.entries()) {
      const sameKey = game.key === null ? index : (this.byKey.get(game.key) ?? index);
      if (sameKey !== index)
        clashes.push({
          line: game.line,
          field: 'game_key',
          reason: `this key is on line ${this.games[sameKey]?.line} already`,
        });
      else if (game.date !== null && game.home !== UNKNOWN && game.away !== UNKNOWN) {
        const unclear = this.earlierOfDay(index, game).find((other) => !toldApart(naming, game, other));
        if (unclear !== undefined) clashes.push({ line: game.line, field: null, reason: secondGame(unclear.line) });
      }
    }
    return clashes;
  }

  private earlierOfDay(index: number, { date, home, away }: ParsedGame): ParsedGame[] {
    const sameDay = this.byDay.get(dayOf(date, home, away)) ?? [];
    return sameDay.filter((other) => other < index).flatMap((other) => this.games[other] ?? []);
  }
}

function toldApart(naming: GameNaming, game: ParsedGame, other: ParsedGame): boolean {
  if (naming === 'key') return game.key !== null && other.key !== null;
  return naming === 'time' && game.time !== null && other.time !== null && game.time !== other.time;
}

function secondGame(line: number): string {
  return `a second game of these teams on this day (the first is on line ${line}): player_games.csv has to tell them apart by game_key or time`;
}

function dayOf(date: string | null, one: number, other: number): string {
  return `${date} ${pairOf(one, other)}`;
}

function pairOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}
