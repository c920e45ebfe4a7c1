import { slotOrder } from '@domain/bracket/slot-order';

/** Sizes of the drawing, in CSS pixels. */
export const BOX = { width: 224, height: 92, columnGap: 44, rowGap: 14 } as const;

const COLUMN = BOX.width + BOX.columnGap;
const ROW = BOX.height + BOX.rowGap;

/** As much of a match as its place needs. */
interface PlacedMatch {
  slot: number;
  winner: unknown;
}

interface Point {
  left: number;
  top: number;
}

/** A round as it is drawn. */
export interface DrawnRound<Match> {
  number: number;
  title: string;
  left: number;
  matches: readonly (Point & { match: Match })[];
  /** Seeds that go on without a match; only in the first round. */
  byes: readonly (Point & { seed: number })[];
}

/** A line from a match, or a bye, to the match that it leads to. */
export interface Connector {
  path: string;
  /** Somebody has gone this way. */
  decided: boolean;
}

/** A bracket as it is drawn: rounds from left to right, each match in the middle of those that lead to it. */
export interface BracketLayout<Match> {
  width: number;
  height: number;
  rounds: readonly DrawnRound<Match>[];
  connectors: readonly Connector[];
}

/** Lays a bracket out. Slots count from the top of their round, also where a bye leaves no match. */
export function layOutBracket<Match extends PlacedMatch>(
  rounds: readonly { number: number; matches: readonly Match[] }[],
  teamCount: number,
): BracketLayout<Match> {
  const firstSlots = 2 ** Math.max(0, rounds.length - 1);
  const drawn = rounds.map(({ number, matches }) => ({
    number,
    title: roundTitle(number, rounds.length),
    left: (number - 1) * COLUMN,
    matches: matches.map((match) => ({
      match,
      left: (number - 1) * COLUMN,
      top: middleOf(number, match.slot) - BOX.height / 2,
    })),
    byes: number === 1 ? byesOf(matches, teamCount, firstSlots) : [],
  }));
  const connectors = drawn
    .slice(0, -1)
    .flatMap(({ number, matches, byes }) => [
      ...matches.map(({ match }) => ({ path: connector(number, match.slot), decided: match.winner !== null })),
      ...byes.map(({ slot }) => ({ path: connector(number, slot), decided: true })),
    ]);
  return { width: rounds.length * COLUMN - BOX.columnGap, height: firstSlots * ROW, rounds: drawn, connectors };
}

/** How a round is called: by what is at stake in the last three, by its number before. */
export function roundTitle(number: number, count: number): string {
  return ['Final', 'Semifinals', 'Quarterfinals'][count - number] ?? `Round ${number}`;
}

function byesOf(
  matches: readonly PlacedMatch[],
  teamCount: number,
  slots: number,
): (Point & { slot: number; seed: number })[] {
  const order = slotOrder(slots * 2);
  const taken = new Set(matches.map(({ slot }) => slot));
  return Array.from({ length: slots }, (_, slot) => slot)
    .filter((slot) => !taken.has(slot))
    .map((slot) => ({
      slot,
      seed: Math.min(order[slot * 2]!, order[slot * 2 + 1]!),
      left: 0,
      top: middleOf(1, slot) - BOX.height / 2,
    }))
    .filter(({ seed }) => seed <= teamCount);
}

/** The height at which a slot's middle is: that of the first-round slots which lead to it. */
function middleOf(round: number, slot: number): number {
  return (slot + 0.5) * 2 ** (round - 1) * ROW;
}

function connector(round: number, slot: number): string {
  const from = (round - 1) * COLUMN + BOX.width;
  const to = round * COLUMN;
  return `M${from} ${middleOf(round, slot)}H${(from + to) / 2}V${middleOf(round + 1, Math.floor(slot / 2))}H${to}`;
}
