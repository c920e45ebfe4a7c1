import { formatFreeThrows, formatStat, NO_VALUE } from '@/lib/format-stat';
import type { StatFormat } from '../stat-format';

const stat: StatFormat['stat'] = (value, definition) =>
  withSign(formatStat(value, definition), definition.kind === 'PERCENTAGE');

/**
 * Statistics on admin pages: percentages have one decimal and their sign, also by game (league management, section 5).
 */
export const ADMIN_STAT_FORMAT: StatFormat = {
  stat,
  perGame: stat,
  freeThrows: (value) => withSign(formatFreeThrows(value), true),
};

/** A batting average, '0.333', is a ratio and has no sign. */
function withSign(text: string, isPercentage: boolean): string {
  return isPercentage && text !== NO_VALUE && !/\.\d{3}$/.test(text) ? `${text}%` : text;
}
