import { t } from '@/texts';
import type { DraftRowFragment } from './drafts.generated';

/** '3 games changed, the fewest possible': what a repair changes, and whether fewer would do; null of what is none. */
export function repairInWords({ repair }: Pick<DraftRowFragment, 'repair'>): string | null {
  if (!repair) return null;
  const { isFewest, moved, removed } = repair;
  const changed = moved + removed;
  if (changed === 0) return t.schedules.no_game_is_changed();
  return isFewest
    ? t.schedules.games_changed_the_fewest_possible({ games: changed })
    : t.schedules.games_changed_not_proven_the_fewest({ games: changed });
}
