import { statusWords } from '@/lib/status-words';
import { Badge } from '@/ui/badge';
import type { ShownGame } from './shown-scores';

/** Of a game in progress the period that it has got to, or that it is in progress where none is known. */
export function LiveBadge({
  game: { displayStatus, liveScore },
}: {
  game: Pick<ShownGame, 'liveScore'> & { displayStatus: string };
}) {
  const status = statusWords(displayStatus);
  const period = liveScore?.period?.name;
  return (
    <Badge tone="danger">
      {period === undefined ? (
        status
      ) : (
        <>
          <span className="sr-only">{status}, </span>
          {period}
        </>
      )}
    </Badge>
  );
}
