import { t } from '@/texts';
import { Button } from './button';

interface Props {
  /** How many are shown, of how many. */
  shown: number;
  total: number;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The foot of a long list: how much of it is shown, and the way to more. */
export function LoadMore({ shown, total, hasMore, busy, onMore }: Props) {
  return (
    <div className="no-print flex flex-wrap items-center justify-center gap-3 p-4 text-sm">
      <p aria-live="polite" className="tabular text-muted">
        {t.ui.of({ shown, total })}
      </p>
      {hasMore && (
        <Button busy={busy} className="needs-script" onClick={onMore}>
          {t.ui.load_more()}
        </Button>
      )}
    </div>
  );
}
