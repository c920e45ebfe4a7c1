/** More periods than these have no room for their names. */
const WITH_NAMES = 6;

/** 'Inning 3' is 'Inning ' and '3'. */
const WORD_AND_NUMBER = /^(\p{L}{2,} )(\d+)$/u;

/**
 * The number of a period that is called as the first one is; undefined of any other, whose number alone would be taken
 * for that of one of those.
 */
export function periodNumber(name: string, first: string): string | undefined {
  const [, word, number] = WORD_AND_NUMBER.exec(name) ?? [];
  return word && first.startsWith(word) ? number : undefined;
}

/**
 * What a period is called where there is little room, as on paper or below a chart: its name, or of many periods, as
 * innings are, its number.
 */
export function periodHeading(name: string, all: readonly { readonly name: string }[]): string {
  return (all.length > WITH_NAMES && periodNumber(name, all[0]!.name)) || name;
}
