import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { failureOf } from '@/app/admin/forms/failure';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { Guard } from '@/app/admin/session/guard';
import { useSite } from '@/app/site-context';
import { CourtsideOfGame } from './courtside-of-game';
import { useCourtsideQuery } from './courtside.hooks.generated';
import { useKeptAnswer } from './hooks/use-kept-answer';
import { keyOfGame } from './keeping/device-storage';

/** The screen at the table: enters the plays of a game as they happen. */
export default function CourtsideScreen() {
  return (
    <Guard needsOrganization>
      <OfAddress />
    </Guard>
  );
}

function OfAddress() {
  const { id = '' } = useParams();
  useScreenTitle('Courtside');
  const { user } = useSite();
  const result = useCourtsideQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { error, refetch } = result;
  const answered = result.data ?? result.previousData;
  const kept = useKeptAnswer(
    keyOfGame({ userId: user!.id, organizationId: String(user!.organizationId) }, id),
    answered,
    answered?.me?.actingFor?.game != null,
  );
  // Without a network, and while the session has ended, it goes on with what was there last.
  const isAway = error !== undefined && [null, 'UNAUTHENTICATED'].includes(failureOf(error).code);
  const isSignedOut = answered?.me === null;
  const data = answered && !isSignedOut ? answered : isAway || isSignedOut ? (kept ?? answered) : answered;
  return (
    <QueryResult result={{ data, error, refetch }}>
      {({ me }) => {
        const organization = me?.actingFor;
        if (!organization?.game)
          return <NotFoundScreen message="Game not found." to={adminPaths.schedule()} label="To the schedule" />;
        return (
          <CourtsideOfGame
            key={organization.game.id}
            organization={organization}
            game={organization.game}
            owner={{ userId: user!.id, username: user!.username, organizationId: organization.id }}
            refetch={refetch}
          />
        );
      }}
    </QueryResult>
  );
}
