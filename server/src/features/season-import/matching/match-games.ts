import { type GameName, pairOfKey } from './game-names.js';
import type { ParsedGame } from '../reading/parsed-season.js';
import type { StoredGame, StoredGames } from './stored-games.js';

/** A game of the files with what it is looked up by. */
export interface WantedGame {
  readonly parsed: ParsedGame;
  readonly name: GameName;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
}

/**
 * Finds the games of the files among those that the season has. A key or name of an earlier import decides. Where keys
 * were added, changed or left out, it is the one game of that day and pair (and time, when there are several) that
 * nothing else of the files means; last, one that was entered by hand.
 * @returns in the order of `wanted`; each stored game at most once
 */
export function matchGames(wanted: readonly WantedGame[], stored: StoredGames): (StoredGame | undefined)[] {
  const matching = new Matching(wanted);
  matching.byName((game) => {
    const found = stored.named(game.name.key);
    // A key that now names other teams may have been given anew: first it is looked for by day and pair.
    return game.parsed.key === null || (found !== undefined && isSamePair(game, found)) ? found : undefined;
  });
  matching.byName(({ parsed, name }) =>
    parsed.key === null
      ? name.others.map((other) => stored.named(other)).find((found) => found !== undefined)
      : undefined,
  );
  const imported = stored.all.filter(({ importKey }) => importKey !== null);
  matching.byPlace(imported, placeOfWanted, placeOfStored);
  matching.byPlace(
    imported,
    ({ parsed, ...pair }) => dayOf(parsed.date, pair),
    (game) => dayOf(game.date, game),
  );
  // Moved to another day by hand, and given a key by the file since.
  matching.byPlace(
    imported,
    ({ name }) => name.pair,
    ({ importKey }) => pairOfKey(importKey ?? ''),
  );
  matching.byName(({ name }) => stored.named(name.key));
  const entered = stored.all.filter(({ importKey }) => importKey === null);
  matching.byPlace(entered, placeOfWanted, placeOfStored);
  matching.byPlace(
    entered,
    ({ parsed, ...pair }) => dayOf(parsed.date, pair),
    (game) => dayOf(game.date, game),
  );
  return matching.found;
}

class Matching {
  readonly found: (StoredGame | undefined)[];
  private readonly taken = new Set<number>();

  constructor(private readonly wanted: readonly WantedGame[]) {
    this.found = wanted.map(() => undefined);
  }

  byName(find: (game: WantedGame) => StoredGame | undefined): void {
    for (const index of this.open()) this.take(index, find(this.wanted[index]!));
  }

  /** Matches what is alone at its place on both sides. */
  byPlace(
    stored: readonly StoredGame[],
    wantedAt: (game: WantedGame) => string | null,
    storedAt: (game: StoredGame) => string | null,
  ): void {
    const free = grouped(
      stored.filter(({ id }) => !this.taken.has(id)),
      storedAt,
    );
    for (const [place, [index, another]] of grouped(this.open(), (open) => wantedAt(this.wanted[open]!))) {
      const [game, otherGame] = free.get(place) ?? [];
      if (index !== undefined && another === undefined && otherGame === undefined) this.take(index, game);
    }
  }

  private open(): number[] {
    return this.wanted.flatMap((_game, index) => (this.found[index] === undefined ? [index] : []));
  }

  private take(index: number, game: StoredGame | undefined): void {
    if (game === undefined || this.taken.has(game.id)) return;
    this.found[index] = game;
    this.taken.add(game.id);
  }
}

function grouped<Item>(items: readonly Item[], gamePlayerKey: (item: Item) => string | null): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const place = gamePlayerKey(item);
    if (place === null) continue;
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [item]);
    else group.push(item);
  }
  return groups;
}

type Pair = Pick<StoredGame, 'homeTeamId' | 'awayTeamId'>;

function isSamePair(one: Pair, other: Pair): boolean {
  return pairOf(one) === pairOf(other);
}

const placeOfWanted = ({ parsed, ...pair }: WantedGame): string | null => atTime(dayOf(parsed.date, pair), parsed.time);
const placeOfStored = (game: StoredGame): string | null => atTime(dayOf(game.date, game), game.time);

function atTime(day: string | null, time: string | null): string | null {
  return day === null ? null : `${day} ${time}`;
}

/** Null without a date: such games have no place of their own. */
function dayOf(date: string | null, pair: Pair): string | null {
  return date === null ? null : `${date} ${pairOf(pair)}`;
}

function pairOf({ homeTeamId, awayTeamId }: Pair): string {
  return `${Math.min(homeTeamId, awayTeamId)} ${Math.max(homeTeamId, awayTeamId)}`;
}
