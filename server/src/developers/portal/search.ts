import type { Find } from './page.js';

/** Longer questions are cut. */
const MOST_CHARACTERS = 100;
/** Where a find has the words: in its name as a whole, at the beginning of it, within it, in its text. A guide says more than a field. */
const WEIGHTS = { whole: 100, begins: 20, within: 8, guide: 6, text: 1 } as const;

/** An index over everything that the portal holds, made once. Every word of a question has to be there, in any case. */
export function searchIndex(finds: readonly Find[]): (question: string, most: number) => Find[] {
  const entries = finds.map((find) => ({
    // Descriptions are Markdown; a list of finds is plain text.
    find: { ...find, text: find.text.replaceAll('`', '') },
    title: find.title.slice(find.title.lastIndexOf('.') + 1).toLowerCase(),
    text: `${find.place} ${find.text}`.toLowerCase(),
  }));
  return (question, most) => {
    const words = question.slice(0, MOST_CHARACTERS).toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return entries
      .map(({ find, title, text }) => {
        const weights = words.map((word) => weightOf(word, title, text, find.isGuide ? WEIGHTS.guide : WEIGHTS.text));
        return { find, weight: weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) };
      })
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight || one.find.title.length - other.find.title.length)
      .slice(0, most)
      .map(({ find }) => find);
  };
}

function weightOf(word: string, title: string, text: string, ofText: number): number {
  if (title === word) return WEIGHTS.whole;
  if (title.startsWith(word)) return WEIGHTS.begins;
  if (title.includes(word)) return WEIGHTS.within;
  return text.includes(word) ? ofText : 0;
}
