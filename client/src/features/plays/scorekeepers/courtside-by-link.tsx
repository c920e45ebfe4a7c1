import { failureOf } from '@/app/admin/forms/failure';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { QueryResult } from '@/app/admin/query-result';
import { linkHolderId } from '@/app/admin/scorekeeping/link-holder';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { scorePaths } from '@/app/score-paths';
import { t } from '@/texts';
import { WholeWindowSkeleton } from '@/ui/skeleton';
import { CourtsideOfGame } from '../courtside-of-game';
import type { CourtsideByLinkQuery } from '../courtside.generated';
import { useCourtsideByLinkQuery } from '../courtside.hooks.generated';
import { useAskAgain } from '../hooks/use-ask-again';
import { useKeptAnswer } from '../hooks/use-kept-answer';
import { useSettledError } from '../hooks/use-settled-error';
import { keyOfGame } from '../keeping/device-storage';
import { linkOwner } from './link-owner';

/** The screen at the table for the holder of a link. */
export function CourtsideByLink() {
  const { name, organizationId, gameId } = useScorekeeper()!;
  useScreenTitle(t.plays.courtside());
  const owner = linkOwner({ name, game: { id: gameId } }, organizationId);
  const result = useCourtsideByLinkQuery({ fetchPolicy: 'network-only' });
  const { refetch } = result;
  const error = useSettledError(result);
  const answered = result.data ?? result.previousData;
  const opened = answered?.scorekeeping ?? null;
  // In another tab another link may have been opened: this is that one's game then, and the screen around soon is, too.
  const isOwn = opened !== null && linkHolderId(opened) === owner.userId;
  const kept = useKeptAnswer<CourtsideByLinkQuery>(keyOfGame(owner, gameId), answered, isOwn, scorePaths.courtside());
  const isAway = error !== undefined && failureOf(error).code === null;
  // When the link has ended, the screen around says so.
  const isKept = !isOwn && isAway && kept != null;
  const data = isOwn ? answered : isKept ? kept.answer : undefined;
  useAskAgain(isAway, refetch);
  return (
    <QueryResult result={{ data, error, refetch }} skeleton={<WholeWindowSkeleton />}>
      {({ scorekeeping }) =>
        scorekeeping && (
          <CourtsideOfGame
            key={`${owner.userId} ${scorekeeping.game.id}`}
            organization={scorekeeping.organization}
            game={scorekeeping.game}
            owner={owner}
            kept={isKept ? kept : null}
            refetch={refetch}
          />
        )
      }
    </QueryResult>
  );
}
