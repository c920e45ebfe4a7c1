import { t } from '@/texts';
import { useKeptPlays } from './use-kept-plays';

/** Says whose plays wait on this device for the link by which they were entered. */
export function KeptPlays() {
  const counts = [...useKeptPlays()];
  return counts.map(([username, count]) => (
    <p key={username} role="status" className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
      {t.plays.plays_by_were_not_sent_and_are_kept({ count, username })}
    </p>
  ));
}
