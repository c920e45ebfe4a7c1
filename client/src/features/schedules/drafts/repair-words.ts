import { counted } from '@/lib/counted';
import type { DraftRowFragment } from './drafts.generated';

/** '3 games changed, the fewest possible': what a repair changes, and whether fewer would do; null of what is none. */
export function repairInWords({ repair }: Pick<DraftRowFragment, 'repair'>): string | null {
  if (!repair) return null;
  const { isFewest, moved, removed } = repair;
  const changed = moved + removed;
  if (changed === 0) return 'No game is changed';
  return `${counted(changed, 'game')} changed, ${isFewest ? 'the fewest possible' : 'not proven the fewest'}`;
}
