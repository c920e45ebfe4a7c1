import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { messageOf } from '@/app/admin/forms/failure';
import { t } from '@/texts';
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
      <ErrorState
        title={messageOf(error, t.players.the_preview_could_not_be_loaded())}
        error={error}
        onRetry={onRetry}
      />
    ) : (
      <Skeleton className="h-20" />
    );
  const { gameCount, joinedGameCount, notes, conflicts } = preview;
  return (
    <div aria-live="polite" className="flex flex-col gap-3 text-sm">
      {conflicts.length > 0 && (
        <div className="rounded-md border border-danger bg-danger-soft p-3 text-danger">
          <p className="font-semibold">{t.players.this_stands_in_the_way()}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map(({ gameId, message }) => (
              <li key={gameId}>
                {message}{' '}
                <Link to={adminPaths.game(gameId)} className="underline">
                  {t.players.to_the_game()}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {gameCount === 0
          ? t.players.there_are_no_statistics_to_carry_over()
          : t.players.statistics_of_games_are_carried_over({ gameCount })}
        {joinedGameCount > 0 && t.players.in_of_them_both_have_a_line_those({ joinedGameCount })}
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
