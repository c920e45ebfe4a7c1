import { t } from '@/texts';

/** A streak as the language writes it, 'W3' in English; '' stays. */
export function streakText(streak: string): string {
  return streak.replace('W', t.standings.w()).replace('L', t.standings.l());
}
