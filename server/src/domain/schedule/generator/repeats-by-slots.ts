import type { GameLimits } from './game-limits.js';
import { MeetingFlow } from './meeting-flow.js';
import { meetingRoom } from './meeting-room.js';
import type { Participation } from './participation.js';

/** How many steps are taken, and about how many vertices they may look at together. */
const STEPS = 150;
const WORK = 40_000_000;
/** After how many steps without a better bound no more are taken. */
const PATIENCE = 45;
/** How much of a step goes on in the next one. */
const MOMENTUM = 0.7;

/**
 * A number of repeats that no schedule falls below, where it counts as well that a slot holds only so many games and
 * suits only some pairs: games flow between teams as in `repeatsByFlow`, and pay a price for the week and the slot. A
 * week's games in all are given, a slot's at most its cells; whatever the prices, less what they bring for just that
 * many games, the flow costs no more than any schedule (Lagrange). They change where too many or too few play.
 * @param wanted the search ends once the bound is that much
 */
export function repeatsBySlots(participation: Participation, limits: GameLimits, wanted: number): number {
  const { instance, games } = participation;
  const { teamCount, kept } = instance;
  const ofKept = new Int32Array(teamCount);
  for (const { home, away } of kept) for (const team of [home, away]) if (team >= 0) ofKept[team]! += 1;
  const total = games.reduce((sum, count, team) => sum + count - ofKept[team]!, 0);
  const market = new Market(participation);
  const ways = market.prices.map((list) => new Float64Array(list.length));
  const steps = Math.min(STEPS, Math.floor(WORK / (total * (2 * teamCount + 2) ** 2 + 1)));
  let best = 0;
  let since = 0;
  for (let step = 0; step < steps && since < PATIENCE && Math.ceil(best - 1e-6) < wanted; step += 1) {
    const flow = new MeetingFlow(teamCount, market.priceOf, market.room, limits, ofKept);
    if (!flow.send(total)) return 0;
    const bound = market.worth(flow, total);
    since = bound > best + 0.01 ? 0 : since + 1;
    best = Math.max(best, bound);
    const slopes = market.slopes(flow);
    let length = 0;
    for (const [index, list] of slopes.entries())
      for (const [at, slope] of list.entries()) {
        // A slot that has cells to spare costs nothing already.
        const isStuck = index === 1 && market.prices[1][at] === 0 && slope < 0;
        const way = (isStuck ? 0 : slope) + MOMENTUM * ways[index]![at]!;
        ways[index]![at] = way;
        length += way * way;
      }
    if (length === 0) break;
    market.change(ways, (wanted - bound) / length);
  }
  return Math.ceil(best - 1e-6);
}

/** Prices of weeks and of their slots, and what games between two teams cost with them. */
class Market {
  /** By kind of week; by kind of slot. */
  readonly prices: readonly [Float64Array, Float64Array];
  readonly room: Int32Array;
  private readonly known: Int32Array;
  private readonly base: number;
  /** By kind of week: games. By kind of slot: cells. */
  private readonly supply: readonly [Float64Array, Float64Array];
  /** By pair of teams: the kinds of slots that suit it, by week. */
  private readonly offers: (readonly { readonly week: number; readonly slots: readonly number[] }[])[];
  /** By pair: the weeks and slots that it would take, the cheapest first. */
  private sorted: (readonly { readonly week: number; readonly slot: number; readonly price: number }[])[] = [];
  private lowest = 0;

  constructor(participation: Participation) {
    const { instance, weeks } = participation;
    const { teamCount, can, slots, slotsOfWeek } = instance;
    const { known, weeks: room } = meetingRoom(participation);
    this.known = known;
    this.room = room;
    this.base = known.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
    const kinds = { weeks: new Map<string, number>(), slots: new Map<string, number>() };
    const numberOf = (map: Map<string, number>, key: string): number => {
      const number = map.get(key) ?? map.size;
      map.set(key, number);
      return number;
    };
    const supply: [number[], number[]] = [[], []];
    const add = (index: 0 | 1, at: number, amount: number): void => {
      supply[index][at] = (supply[index][at] ?? 0) + amount;
    };
    const offers: { week: number; slots: number[] }[][] = Array.from({ length: teamCount ** 2 }, () => []);
    for (const week of weeks) {
      const own = slotsOfWeek[week.week]!;
      const count = week.assignment().length / 2;
      if (count === 0) continue;
      const suits = own.map((slot) => can.subarray(slot * teamCount, (slot + 1) * teamCount).join(''));
      const cellsOf = new Map<string, number>();
      for (const [index, key] of suits.entries())
        cellsOf.set(key, (cellsOf.get(key) ?? 0) + slots[own[index]!]!.cells.length);
      const weekKey = `${count} ${[...cellsOf]
        .map(([key, cells]) => `${cells}x${key}`)
        .sort()
        .join(' ')}`;
      const weekKind = numberOf(kinds.weeks, weekKey);
      add(0, weekKind, count);
      const open: { kind: number; key: string }[] = [];
      for (const [key, cells] of cellsOf) {
        const kind = numberOf(kinds.slots, `${key} ${weekKey}`);
        add(1, kind, cells);
        open.push({ kind, key });
      }
      const may = [...week.mayPlay()];
      for (const one of may)
        for (const other of may) {
          const suitable = open.filter(({ key }) => key[one] === '1' && key[other] === '1').map(({ kind }) => kind);
          if (one !== other && suitable.length > 0)
            offers[one * teamCount + other]!.push({ week: weekKind, slots: suitable });
        }
    }
    this.offers = offers;
    this.supply = [Float64Array.from(supply[0]), Float64Array.from(supply[1])];
    this.prices = [new Float64Array(supply[0].length), new Float64Array(supply[1].length)];
    this.sort();
  }

  /** What a further game between two teams costs, never less than nothing. */
  readonly priceOf = (pair: number, game: number): number =>
    this.known[pair]! + game + this.sorted[pair]![game]!.price - this.lowest;

  /** How many repeats the prices prove. */
  worth(flow: MeetingFlow, total: number): number {
    let paid = 0;
    for (const [index, list] of this.prices.entries())
      for (const [at, price] of list.entries()) paid += price * this.supply[index as 0 | 1][at]!;
    return (this.base + flow.cost + total * this.lowest) / 2 - paid;
  }

  /** By how much more games there are than there should be. */
  slopes(flow: MeetingFlow): readonly [Float64Array, Float64Array] {
    const found = [this.supply[0].map((amount) => -amount), this.supply[1].map((amount) => -amount)] as const;
    for (const [pair, count] of flow.between.entries())
      for (let game = 0; game < count; game += 1) {
        const { week, slot } = this.sorted[pair]![game]!;
        found[0][week]! += 0.5;
        found[1][slot]! += 0.5;
      }
    return found;
  }

  /** Changes the prices; that of a slot is never below nothing. */
  change(ways: readonly Float64Array[], stride: number): void {
    for (const [at, way] of ways[0]!.entries()) this.prices[0][at]! += stride * way;
    for (const [at, way] of ways[1]!.entries()) this.prices[1][at] = Math.max(0, this.prices[1][at]! + stride * way);
    this.sort();
  }

  private sort(): void {
    const [ofWeek, ofSlot] = this.prices;
    this.lowest = 0;
    this.sorted = this.offers.map((offers) => {
      const taken = offers.map(({ week, slots }) => {
        const slot = slots.reduce((best, other) => (ofSlot[other]! < ofSlot[best]! ? other : best));
        return { week, slot, price: ofWeek[week]! + ofSlot[slot]! };
      });
      taken.sort((a, b) => a.price - b.price);
      this.lowest = Math.min(this.lowest, taken[0]?.price ?? 0);
      return taken;
    });
  }
}
