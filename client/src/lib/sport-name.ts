import type { Sport } from '@domain/sports/sport';
import { t } from '@/texts';
import { language } from '@/texts/language';

const NAMES: Readonly<Record<Sport, () => string>> = {
  basketball: () => t.sports.basketball(),
  baseball: () => t.sports.baseball(),
  tennis: () => t.sports.tennis(),
  volleyball: () => t.sports.volleyball(),
};

/**
 * A sport in the language of the page: 'Basketball' of the platform's list is 'Baloncesto', 'basketball' of a business
 * 'baloncesto'. One that the product knows nothing of has the name that it was given.
 */
export function sportName(name: string): string {
  const words = (NAMES as Readonly<Record<string, () => string>>)[name.toLowerCase()]?.();
  if (language() === 'en' || words === undefined) return name;
  return name === name.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1);
}
