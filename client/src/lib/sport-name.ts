import type { Sport } from '@domain/sports/sport';
import { t } from '@/texts';

const NAMES: Readonly<Record<Sport, () => string>> = {
  basketball: () => t.sports.basketball(),
  baseball: () => t.sports.baseball(),
  tennis: () => t.sports.tennis(),
  volleyball: () => t.sports.volleyball(),
};

/** A sport as people call it; one that the product knows nothing of has the name that it was given. */
export function sportName(name: string): string {
  return (NAMES as Readonly<Record<string, () => string>>)[name]?.() ?? name;
}
