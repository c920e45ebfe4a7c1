import { t } from '@/texts';

/**
 * What is said of a text with more characters than the server takes: 'At most 50 characters.'; null for any other one.
 * Blanks around it do not count, and an emoji is one character, as there. Its control itself takes more, since a
 * browser cuts off what is pasted without a word.
 */
export function tooLong(text: string, max: number): string | null {
  return [...text.trim()].length > max ? t.ui.at_most_characters({ max }) : null;
}
