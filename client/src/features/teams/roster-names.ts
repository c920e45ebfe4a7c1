interface Named {
  firstName: string;
  lastName: string;
  fullName: string;
}

/**
 * What a roster calls its players: by first name; several of one first name with the initial of the last, or whole
 * where that is the same, too.
 */
export function rosterNames(players: readonly Named[]): string[] {
  const short = players.map(({ firstName, lastName }) => firstName.trim() || lastName.trim());
  const longer = players.map(({ lastName, fullName }, index) => {
    const initial = [...lastName.trim()][0];
    return initial === undefined || short[index] === lastName.trim() ? fullName : `${short[index]} ${initial}.`;
  });
  const [shortCounts, longerCounts] = [countOf(short), countOf(longer)];
  return players.map(({ fullName }, index) => {
    if (shortCounts.get(key(short[index]!)) === 1) return short[index]!;
    return longerCounts.get(key(longer[index]!)) === 1 ? longer[index]! : fullName;
  });
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(key(name), (counts.get(key(name)) ?? 0) + 1);
  return counts;
}

function key(name: string): string {
  return name.toLocaleLowerCase('en');
}
