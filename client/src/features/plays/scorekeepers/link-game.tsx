import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { failureOf } from '@/app/admin/forms/failure';
import { QueryResult } from '@/app/admin/query-result';
import { linkHolderId } from '@/app/admin/scorekeeping/link-holder';
import { ScorekeeperContext } from '@/app/admin/scorekeeping/scorekeeper-context';
import { useOnReturn } from '@/app/admin/use-on-return';
import { sessionEnds } from '@/app/live/session-ends';
import { scorePaths } from '@/app/score-paths';
import { useSite } from '@/app/site-context';
import { WholeWindowSkeleton } from '@/ui/skeleton';
import { useKeptAnswer } from '../hooks/use-kept-answer';
import { useSettledError } from '../hooks/use-settled-error';
import { useKnownSession } from '../hooks/use-known-session';
import { keepSession } from '../keeping/device-session';
import { WithoutNetwork } from '../without-network';
import { LinkEnded } from './link-ended';
import type { OwnScorekeepingFragment, ScorekeepingQuery } from './scorekeepers.generated';
import { useScorekeepingQuery } from './scorekeepers.hooks.generated';
import { SignedInAlready } from './signed-in-already';

/** What says that a link has ended may be cut off: so often is asked, in milliseconds. */
const AGAIN_MS = 10_000;
/** The name under which the device keeps what was answered last: a browser has one link at a time. */
const KEY = 'link';

/** Shows a game to the holder of a link while the link opens it, and says so once it does not. */
export function LinkGame({ children }: { children: ReactNode }) {
  const { user } = useSite();
  if (user) return <SignedInAlready username={user.username} />;
  return <OfHolder>{children}</OfHolder>;
}

function OfHolder({ children }: { children: ReactNode }) {
  const { fromDevice } = useSite();
  const result = useScorekeepingQuery({ fetchPolicy: 'network-only', pollInterval: AGAIN_MS });
  const { refetch } = result;
  const error = useSettledError(result);
  const answered = result.data ?? result.previousData;
  const kept = useKeptAnswer<ScorekeepingQuery>(KEY, answered, answered?.scorekeeping != null);
  // Without a network it goes on with what was there last.
  const isAway = error !== undefined && failureOf(error).code === null;
  const session = useKnownSession(isAway);
  const own = kept?.answer.scorekeeping && linkHolderId(kept.answer.scorekeeping) === session?.holderId ? kept : null;
  const data = answered ?? (isAway ? own?.answer : undefined);
  const holderId = answered?.scorekeeping ? linkHolderId(answered.scorekeeping) : null;
  useEffect(() => {
    if (holderId !== null) void keepSession({ holderId, user: null });
  }, [holderId]);
  const check = useCallback((): void => void refetch().catch(() => undefined), [refetch]);
  if (isAway && data === undefined && (session === undefined || kept === undefined)) return <WholeWindowSkeleton />;
  if (isAway && data === undefined && fromDevice) return <WithoutNetwork />;
  return (
    <QueryResult result={{ data, error, refetch }} skeleton={<WholeWindowSkeleton />}>
      {({ scorekeeping, me }) => {
        if (scorekeeping)
          return (
            // Another tab may open a link under another name: what is half entered here is not that holder's.
            <Holder key={linkHolderId(scorekeeping)} scorekeeping={scorekeeping} check={check}>
              {children}
            </Holder>
          );
        if (me) return <SignedInAlready username={me.username} />;
        return kept?.answer.scorekeeping ? <LinkEnded onRetry={check} /> : <Navigate to={scorePaths.enter()} replace />;
      }}
    </QueryResult>
  );
}

interface HolderProps {
  scorekeeping: OwnScorekeepingFragment;
  check: () => void;
  children: ReactNode;
}

function Holder({ scorekeeping: { name, organization, game }, check, children }: HolderProps) {
  const scorekeeper = useMemo(
    () => ({ name, organizationId: organization.id, gameId: game.id, check }),
    [name, organization.id, game.id, check],
  );
  // A link may be revoked at any moment: the socket by which its game is followed says so.
  useEffect(() => {
    sessionEnds.addEventListener('end', check);
    return () => sessionEnds.removeEventListener('end', check);
  }, [check]);
  useOnReturn(check);
  return <ScorekeeperContext value={scorekeeper}>{children}</ScorekeeperContext>;
}
