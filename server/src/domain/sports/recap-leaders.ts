import type { Sport } from './sport.js';
import { sportNamed } from './sport-named.js';

/** Statistics whose first player of each side a recap names in place of the first scorer. */
export type LeadingStatistic = 'RBI' | 'R';

const LEADERS: Readonly<Partial<Record<Sport, readonly LeadingStatistic[]>>> = { baseball: ['RBI', 'R'] };

/**
 * By what a recap of a sport tells who did the most, the most telling first: of each side the first one of them in
 * which somebody is first. None where points tell it, and where there is nobody to name: in tennis each side is one
 * player.
 * @param sport its name
 */
export function recapLeaders(sport: string | null | undefined): readonly LeadingStatistic[] {
  const known = sportNamed(sport ?? '');
  return (known === null ? undefined : LEADERS[known]) ?? [];
}
