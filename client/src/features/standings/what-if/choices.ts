import { NOTHING_CHOSEN } from './place';

/** How a game may end in a supposition: the home team or the away team wins, or nobody. */
export type SupposedResult = 'home' | 'away' | 'tie';

const LETTERS: Record<SupposedResult, string> = { home: 'h', away: 'a', tie: 't' };
const RESULTS = new Map(Object.entries(LETTERS).map(([result, letter]) => [letter, result as SupposedResult]));

/** The chosen results by game, as the address has them: '12h-15a'. What is no result is passed over. */
export function readChoices(text: string): Map<string, SupposedResult> {
  return new Map(
    text.split('-').flatMap((part) => {
      const [, id = '', letter = ''] = /^(\d{1,10})([hat])$/.exec(part) ?? [];
      const result = RESULTS.get(letter);
      return result ? [[id, result]] : [];
    }),
  );
}

/** The other way round. */
export function writeChoices(choices: ReadonlyMap<string, SupposedResult>): string {
  return [...choices].map(([id, result]) => `${id}${LETTERS[result]}`).join('-') || NOTHING_CHOSEN;
}
