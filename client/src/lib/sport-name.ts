import type { Sport } from '@domain/sports/sport';
import { t } from '@/texts';

const NAMES: Readonly<Record<Sport, string>> = {
  get basketball() {
    return t.sports.basketball();
  },
  get baseball() {
    return t.sports.baseball();
  },
  get tennis() {
    return t.sports.tennis();
  },
  get volleyball() {
    return t.sports.volleyball();
  },
};

/** A sport as people call it; one that the product knows nothing of has the name that it was given. */
export function sportName(name: string): string {
  return (NAMES as Readonly<Record<string, string>>)[name] ?? name;
}
