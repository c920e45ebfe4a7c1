interface OfSport {
  sport: { id: string; name: string };
}

/** What of a list belongs to one sport. */
interface SportGroup<Item extends OfSport> {
  sport: Item['sport'];
  items: Item[];
}

/** The entries of a list sport by sport, in the order in which the sports come. */
export function groupBySport<Item extends OfSport>(list: readonly Item[]): SportGroup<Item>[] {
  const groups = new Map<string, SportGroup<Item>>();
  for (const item of list) {
    const group: SportGroup<Item> = groups.get(item.sport.id) ?? { sport: item.sport, items: [] };
    group.items.push(item);
    groups.set(item.sport.id, group);
  }
  return [...groups.values()];
}
