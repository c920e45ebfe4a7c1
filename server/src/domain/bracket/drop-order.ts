type Reorder = <Item>(items: readonly Item[]) => Item[];

const natural: Reorder = (items) => [...items];
const reverse: Reorder = (items) => items.toReversed();
const halfShift: Reorder = (items) => [...items.slice(items.length / 2), ...items.slice(0, items.length / 2)];
const reverseHalves: Reorder = (items) => [
  ...items.slice(0, items.length / 2).toReversed(),
  ...items.slice(items.length / 2).toReversed(),
];
const flipPairs: Reorder = (items) => items.map((_item, index) => items[index % 2 === 0 ? index + 1 : index - 1]!);

/**
 * In which order the losers of each round of the winners' bracket come down, by the number of its rounds. It keeps two
 * teams that have met apart for as long as the losers' bracket allows; the orders are those of common practice. The
 * loser of the last round is alone.
 */
const ORDERS: Readonly<Record<number, readonly Reorder[]>> = {
  3: [natural, reverse],
  4: [natural, reverseHalves, reverse],
  5: [natural, reverse, halfShift, natural],
  6: [natural, reverse, halfShift, reverse, natural],
  7: [natural, reverse, halfShift, flipPairs, flipPairs, flipPairs],
};

/**
 * The losers of a round of the winners' bracket from top to bottom as they come into the losers' bracket.
 * @param rounds how many the winners' bracket has
 * @param round from 1
 */
export function inDropOrder<Item>(losers: readonly Item[], rounds: number, round: number): Item[] {
  const order = losers.length > 1 ? (ORDERS[rounds]?.[round - 1] ?? natural) : natural;
  return order(losers);
}
