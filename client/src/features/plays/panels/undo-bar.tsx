import { List, Redo2, Undo2 } from 'lucide-react';
import { cn } from '@/lib/cn';
import { t } from '@/texts';

interface Props {
  /** The last play in one line; null before the first. */
  last: string | null;
  /** What is to be done next, while a play is half entered. */
  hint: string | null;
  /** What an undo takes back where that is not the last play's entry. */
  undoLine: string | null;
  canUndo: boolean;
  canRedo: boolean;
  isListOpen: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onList: () => void;
}

/** At the foot, always in sight: the last play, and what takes it back. */
export function UndoBar({ last, hint, undoLine, canUndo, canRedo, isListOpen, onUndo, onRedo, onList }: Props) {
  return (
    <div className="flex min-h-12 items-center gap-1.5 border-t border-line bg-surface px-1.5 py-0.5">
      <button
        type="button"
        onClick={onList}
        aria-pressed={isListOpen}
        className="court-quiet court-list-switch px-3 md:hidden"
      >
        <List aria-hidden="true" size={18} />
        <span className="sr-only">{t.plays.all_plays()}</span>
      </button>
      <div role="status" className="min-w-0 flex-1 px-1 text-sm leading-tight">
        <p className={cn('truncate', hint !== null && 'font-semibold text-accent')}>
          {hint ?? last ?? <span className="text-muted">{t.plays.no_plays_yet()}</span>}
        </p>
        {undoLine !== null && <p className="truncate text-xs text-muted">{undoLine}</p>}
      </div>
      {canRedo && (
        <button type="button" onClick={onRedo} className="court-quiet px-3">
          <Redo2 aria-hidden="true" size={18} />
          {t.plays.redo()}
        </button>
      )}
      <button type="button" onClick={onUndo} disabled={!canUndo} className="court-quiet border-line-strong px-4">
        <Undo2 aria-hidden="true" size={18} />
        {t.common.undo()}
      </button>
    </div>
  );
}
