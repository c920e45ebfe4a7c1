import { createContext, useContext } from 'react';
import { formatFreeThrows, formatPerGameStat, formatStat } from '@/lib/format-stat';

/** How statistics are written. */
export interface StatFormat {
  stat: typeof formatStat;
  perGame: typeof formatPerGameStat;
  freeThrows: typeof formatFreeThrows;
}

/** How the pages below write statistics: the public ones, unless the admin area says otherwise. */
export const StatFormatContext = createContext<StatFormat>({
  stat: formatStat,
  perGame: formatPerGameStat,
  freeThrows: formatFreeThrows,
});

/** How the present page writes statistics. */
export function useStatFormat(): StatFormat {
  return useContext(StatFormatContext);
}
