import { t } from '@/texts';

/**
 * The rule of a form's text, for `register`: as many characters as the server takes. Its field itself takes more, since
 * a browser cuts off what is pasted without a word.
 */
export function atMost(max: number): { maxLength: { value: number; message: string } } {
  return { maxLength: { value: max, message: t.ui.at_most_characters({ max }) } };
}
