import { slotOrder } from '@domain/bracket/slot-order';
import { type DrawnRound, roundsOf } from './bracket-rounds';

/** Sizes of a drawing; `head` is the height of a round's title. */
export interface BoxSizes {
  width: number;
  height: number;
  columnGap: number;
  rowGap: number;
  head: number;
}

/** Sizes on a screen, in CSS pixels. */
export const BOX: BoxSizes = { width: 232, height: 96, columnGap: 40, rowGap: 14, head: 28 };

/** As much of a match as its place needs. */
export interface PlacedMatch {
  id: string;
  slot: number;
  winner: unknown;
  homeFrom: Source | null;
  awayFrom: Source | null;
}

interface Source {
  matchId: string;
  outcome: 'WINNER' | 'LOSER';
}

/** A bracket as it is asked for, as far as its drawing goes. */
export interface DrawableBracket<Match> {
  rounds: readonly { number: number; matches: readonly Match[] }[];
  losersRounds: readonly { number: number; matches: readonly Match[] }[];
  finals: readonly Match[];
  thirdPlace: Match | null;
}

interface Point {
  left: number;
  top: number;
}

/** A round with the places of its matches; `left` and `top` are those of its title. */
export interface PlacedRound<Match> extends DrawnRound<Match>, Point {
  places: readonly (Point & { match: Match })[];
  /** Seeds that go on without a match; only in the first round. */
  byes: readonly (Point & { seed: number })[];
}

/** A line from a match, or a bye, to the match that it leads to. */
export interface Connector {
  path: string;
  /** The match that it begins at; '' for a bye. */
  from: string;
  /** Somebody has gone this way. */
  decided: boolean;
}

/** A bracket as it is drawn: rounds from left to right, the losers' bracket below the winners'. */
export interface BracketLayout<Match> {
  width: number;
  height: number;
  rounds: readonly PlacedRound<Match>[];
  connectors: readonly Connector[];
}

/** Lays a bracket out: each match stands in the middle of those that lead to it. */
export function layOutBracket<Match extends PlacedMatch>(
  bracket: DrawableBracket<Match>,
  teamCount: number,
  box: BoxSizes = BOX,
): BracketLayout<Match> {
  const [column, row] = [box.width + box.columnGap, box.height + box.rowGap];
  const drawn = roundsOf(bracket);
  const firstSlots = 2 ** Math.max(0, bracket.rounds.length - 1);
  const losersTop = box.head + firstSlots * row + box.rowGap;
  const middles = middlesOf(bracket, { row, top: box.head, losersTop: losersTop + box.head, box });
  const rounds = drawn.map((round): PlacedRound<Match> => {
    const left = round.column * column;
    const top = (match: Match): number => middles.get(match.id)! - box.height / 2;
    const first = round.matches[0];
    const headTop =
      round.section === 'main' ? 0 : round.section === 'losers' ? losersTop : (first ? top(first) : 0) - box.head;
    const byes = round.section === 'main' && round.column === 0 ? byesOf(bracket, teamCount, firstSlots) : [];
    return {
      ...round,
      left,
      top: headTop,
      places: round.matches.map((match) => ({ match, left, top: top(match) })),
      byes: byes.map(({ seed, slot }) => ({ seed, left, top: box.head + (slot + 0.5) * row - box.height / 2 })),
    };
  });
  const boxes = rounds.flatMap(({ places, byes }) => [...places, ...byes]);
  return {
    width: Math.max(0, ...boxes.map(({ left }) => left)) + box.width,
    height: Math.max(0, ...boxes.map(({ top }) => top)) + box.height,
    rounds,
    connectors: [...linesOf(rounds, box), ...byeLinesOf(bracket, rounds, box)],
  };
}

interface Tops {
  row: number;
  top: number;
  losersTop: number;
  box: BoxSizes;
}

/** The height of each match's middle. */
function middlesOf<Match extends PlacedMatch>(
  { rounds, losersRounds, finals, thirdPlace }: DrawableBracket<Match>,
  { row, top, losersTop, box }: Tops,
): Map<string, number> {
  const middles = new Map<string, number>();
  for (const [index, { matches }] of rounds.entries())
    for (const match of matches) middles.set(match.id, top + (match.slot + 0.5) * 2 ** index * row);
  for (const [id, place] of treeRows(losersRounds.flatMap(({ matches }) => matches)))
    middles.set(id, losersTop + (place + 0.5) * row);
  const ends = [rounds.at(-1)?.matches[0], losersRounds.at(-1)?.matches[0]].flatMap((match) =>
    match ? [middles.get(match.id) ?? 0] : [],
  );
  const middle = ends.reduce((sum, end) => sum + end, 0) / Math.max(1, ends.length);
  for (const match of finals) middles.set(match.id, middle);
  if (thirdPlace) middles.set(thirdPlace.id, (ends[0] ?? 0) + row + box.head);
  return middles;
}

/**
 * Rows of the matches of a tree whose rounds do not halve, counted from 0: those that nobody comes to from another one
 * stand below each other, the others in the middle of those that lead to them.
 */
function treeRows(matches: readonly PlacedMatch[]): Map<string, number> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const rows = new Map<string, number>();
  let next = 0;
  const place = (match: PlacedMatch): number => {
    const before = [match.homeFrom, match.awayFrom].flatMap((source) =>
      source?.outcome === 'WINNER' ? (byId.get(source.matchId) ?? []) : [],
    );
    const above = before.map(place);
    const row = above.length === 0 ? next++ : above.reduce((sum, each) => sum + each, 0) / above.length;
    rows.set(match.id, row);
    return row;
  };
  const last = matches.at(-1);
  if (last) place(last);
  return rows;
}

/** The seeds that begin in the second round, and the slots of the first round in which they would stand. */
function byesOf<Match extends PlacedMatch>(
  { rounds }: DrawableBracket<Match>,
  teamCount: number,
  slots: number,
): { slot: number; seed: number }[] {
  const order = slotOrder(slots * 2);
  const taken = new Set(rounds[0]?.matches.map(({ slot }) => slot));
  return Array.from({ length: slots }, (_, slot) => slot)
    .filter((slot) => !taken.has(slot))
    .map((slot) => ({ slot, seed: Math.min(order[slot * 2]!, order[slot * 2 + 1]!) }))
    .filter(({ seed }) => seed <= teamCount);
}

function linesOf<Match extends PlacedMatch>(rounds: readonly PlacedRound<Match>[], box: BoxSizes): Connector[] {
  const places = new Map(rounds.flatMap((round) => round.places.map((place) => [place.match.id, place])));
  return [...places.values()].flatMap((to) =>
    [to.match.homeFrom, to.match.awayFrom].flatMap((source) => {
      const from = source?.outcome === 'WINNER' ? places.get(source.matchId) : undefined;
      return from ? [{ path: line(from, to, box), from: from.match.id, decided: from.match.winner !== null }] : [];
    }),
  );
}

function byeLinesOf<Match extends PlacedMatch>(
  { rounds }: DrawableBracket<Match>,
  placed: readonly PlacedRound<Match>[],
  box: BoxSizes,
): Connector[] {
  const second = placed.find(({ section, column }) => section === 'main' && column === 1);
  if (rounds.length < 2 || !second) return [];
  const bySlot = new Map(second.places.map((place) => [place.match.slot, place]));
  const row = box.height + box.rowGap;
  return (placed[0]?.byes ?? []).flatMap((bye) => {
    const slot = Math.round((bye.top - box.head + box.height / 2) / row - 0.5);
    const to = bySlot.get(Math.floor(slot / 2));
    return to ? [{ path: line(bye, to, box), from: '', decided: true }] : [];
  });
}

function line(from: Point, to: Point, { width, height, columnGap }: BoxSizes): string {
  const [start, end] = [from.top + height / 2, to.top + height / 2];
  return `M${from.left + width} ${start}H${to.left - columnGap / 2}V${end}H${to.left}`;
}
