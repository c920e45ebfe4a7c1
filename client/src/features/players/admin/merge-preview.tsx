import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { messageOf } from '@/app/admin/forms/failure';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import type { PlayerMergePreviewQuery } from './players.generated';

interface Props {
  preview: PlayerMergePreviewQuery['playerMergePreview'] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What a merge carries over, what it decides, and what stands in its way. */
export function MergePreview({ preview, error, onRetry }: Props) {
  if (!preview)
    return error ? (
      <ErrorState title={messageOf(error, 'The preview could not be loaded.')} onRetry={onRetry} />
    ) : (
      <Skeleton className="h-20" />
    );
  const { gameCount, joinedGameCount, notes, conflicts } = preview;
  return (
    <div aria-live="polite" className="flex flex-col gap-3 text-sm">
      {conflicts.length > 0 && (
        <div className="rounded-md border border-danger bg-danger-soft p-3 text-danger">
          <p className="font-semibold">This stands in the way:</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map(({ gameId, message }) => (
              <li key={gameId}>
                {message}{' '}
                <Link to={adminPaths.game(gameId)} className="underline">
                  To the game
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {gameCount === 0
          ? 'There are no statistics to carry over.'
          : `Statistics of ${gameCount} ${gameCount === 1 ? 'game are' : 'games are'} carried over.`}
        {joinedGameCount > 0 && ` In ${joinedGameCount} of them both have a line; those become one.`}
      </p>
      {notes.length > 0 && (
        <ul className="list-disc pl-5 text-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
