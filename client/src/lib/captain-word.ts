import { t } from '@/texts';
import { language } from '@/texts/language';

/**
 * What an organization calls captains, in the language of the page where it is one of the words that the product itself
 * gives: those are stored in English. Others are the organization's own.
 */
export function captainWord(label: string): string {
  if (language() === 'en') return label;
  if (label === 'Captain') return t.common.captain();
  return label === 'Coach' ? t.standings.coach() : label;
}
