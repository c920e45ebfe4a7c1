import { GraphRefusal } from '@/app/answers/ask-graph';
import { language } from '@/texts/language';

/**
 * What is said of a failure: the server's words, which are English and say more, or others for whoever reads another
 * language.
 */
export function refusalOf(failure: unknown, otherwise: string): string {
  const isSaid = failure instanceof GraphRefusal && failure.message !== '' && language() === 'en';
  return isSaid ? failure.message : otherwise;
}
