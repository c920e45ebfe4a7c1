/** More periods than these have no room for their names. */
const WITH_NAMES = 6;

/** 'Inning 3' is 'Inning ' and '3'. */
const WORD_AND_NUMBER = /^(\p{L}{2,} )(\d+)$/u;

/**
 * The word and the number of a period that is called as the first one is; null of any other, whose number alone would be
 * taken for one of those.
 */
export function wordAndNumber(name: string, first: string): [word: string, number: string] | null {
  const [, word, number] = WORD_AND_NUMBER.exec(name) ?? [];
  return word !== undefined && WORD_AND_NUMBER.exec(first)?.[1] === word ? [word, number!] : null;
}

/**
 * What a period is called where there is little room, as on paper or below a chart: its name, or of many periods, as
 * innings are, its number.
 */
export function periodHeading(name: string, all: readonly { readonly name: string }[]): string {
  return (all.length > WITH_NAMES && wordAndNumber(name, all[0]!.name)?.[1]) || name;
}
