import './courtside.css';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { failureOf } from '@/app/admin/forms/failure';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { Guard } from '@/app/admin/session/guard';
import { useSite } from '@/app/site-context';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { courtGameOf } from './court-game';
import { Courtside } from './courtside';
import type { CourtsideQuery } from './courtside.generated';
import { useCourtsideQuery } from './courtside.hooks.generated';
import { forgetGames, keepGame, keptGame, keyOfGame } from './keeping/device-storage';

type Organization = NonNullable<NonNullable<CourtsideQuery['me']>['actingFor']>;

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
        return <OfGame key={organization.game.id} organization={organization} refetch={refetch} />;
      }}
    </QueryResult>
  );
}

function OfGame({ organization, refetch }: { organization: Organization; refetch: () => Promise<unknown> }) {
  const { user } = useSite();
  const game = useMemo(() => courtGameOf(organization), [organization]);
  const owner = { userId: user!.id, username: user!.username, organizationId: organization.id };
  if (game === null)
    return (
      <EmptyState title="There are no plays for this sport.">
        Enter its statistics on the game&apos;s page instead.
      </EmptyState>
    );
  if (game.periods.every(({ hidden }) => hidden))
    return (
      <EmptyState
        title="This sport has no periods."
        action={
          <Link to={adminPaths.gamePeriods()} className={buttonClass('primary')}>
            To the periods
          </Link>
        }
      >
        Plays belong to a period: add one, or show one that is hidden.
      </EmptyState>
    );
  return <Courtside game={game} owner={owner} stored={organization.game!.plays} refetch={refetch} />;
}

/** The last answer about this game that this device had; undefined when it had none. Keeps each new one. */
function useKeptAnswer(key: string, answered: CourtsideQuery | undefined): CourtsideQuery | undefined {
  const [kept, setKept] = useState<CourtsideQuery>();
  useEffect(() => {
    let isOver = false;
    void keptGame(key).then((found) => {
      if (!isOver) setKept(found as CourtsideQuery | undefined);
      return forgetGames('old').catch(() => undefined);
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  useEffect(() => {
    if (answered?.me?.actingFor?.game) void keepGame(key, answered).catch(() => undefined);
  }, [key, answered]);
  return kept;
}
