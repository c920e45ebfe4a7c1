import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { failureOf } from '@/app/admin/forms/failure';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { Guard } from '@/app/admin/session/guard';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { WholeWindowSkeleton } from '@/ui/skeleton';
import { CourtsideOfGame } from './courtside-of-game';
import { useCourtsideQuery } from './courtside.hooks.generated';
import { useAskAgain } from './hooks/use-ask-again';
import { useKeptAnswer } from './hooks/use-kept-answer';
import { useSettledError } from './hooks/use-settled-error';
import { keepSession } from './keeping/device-session';
import { keyOfGame } from './keeping/device-storage';
import { WithoutNetwork } from './without-network';

/** The screen at the table: enters the plays of a game as they happen. */
export default function CourtsideScreen() {
  const { user, fromDevice } = useSite();
  if (fromDevice && !user) return <WithoutNetwork />;
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { id = '' } = useParams();
  useScreenTitle(t.plays.courtside());
  const { fromDevice, ...site } = useSite();
  const user = site.user!;
  const result = useCourtsideQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { refetch } = result;
  const error = useSettledError(result);
  const answered = result.data ?? result.previousData;
  const isOwn = answered?.me?.id === user.id;
  const kept = useKeptAnswer(
    keyOfGame({ userId: user.id, organizationId: String(user.organizationId) }, id),
    answered,
    answered?.me?.actingFor?.game != null,
    adminPaths.courtside(id),
  );
  useEffect(() => {
    if (isOwn) void keepSession({ holderId: user.id, user });
  }, [isOwn, user]);
  // Without a network, and while the session has ended, it goes on with what was there last.
  const isAway = error !== undefined && [null, 'UNAUTHENTICATED'].includes(failureOf(error).code);
  const isSignedOut = answered?.me === null;
  useAskAgain(isAway, refetch);
  const isKept = kept != null && (isSignedOut || (isAway && !answered));
  const data = isKept ? kept.answer : answered;
  if (isAway && data === undefined && kept === undefined) return <WholeWindowSkeleton />;
  if (isAway && data === undefined && fromDevice) return <WithoutNetwork isKnown />;
  return (
    <QueryResult result={{ data, error, refetch }}>
      {({ me }) => {
        const organization = me?.actingFor;
        if (!organization?.game)
          return (
            <NotFoundScreen
              message={t.plays.game_not_found()}
              to={adminPaths.schedule()}
              label={t.plays.to_the_schedule()}
            />
          );
        return (
          <CourtsideOfGame
            key={organization.game.id}
            organization={organization}
            game={organization.game}
            owner={{ userId: user.id, username: user.username, organizationId: organization.id }}
            kept={isKept ? kept : null}
            refetch={refetch}
          />
        );
      }}
    </QueryResult>
  );
}
