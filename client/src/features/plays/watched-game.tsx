import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { EmptyState } from '@/ui/empty-state';
import { type CourtGame, courtGameOf } from './court-game';
import type { CourtsideQuery } from './courtside.generated';
import { useCourtsideQuery } from './courtside.hooks.generated';
import { type FollowedGame, resultOf, useFollowedPlays } from './hooks/use-followed-plays';
import type { PlayRevision } from './keeping/play';
import { storedPlayOf, visiblePlayOf } from './keeping/read-play';

type Organization = NonNullable<NonNullable<CourtsideQuery['me']>['actingFor']>;

/** A game as somebody sees it who enters nothing. */
export interface Watched {
  /** With its result as of the latest answer. */
  readonly game: CourtGame;
  /** In their order, without those that were taken away. */
  readonly plays: readonly PlayRevision[];
  /** As visitors were told of it last; null before that. */
  readonly told: FollowedGame | null;
}

/** The game of the address with its plays, which go on by themselves. */
export function WatchedGame({ children }: { children: (watched: Watched) => ReactNode }) {
  const { id = '' } = useParams();
  const result = useCourtsideQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <QueryResult result={{ ...result, data: result.data ?? result.previousData }}>
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
          <OfGame key={organization.game.id} organization={organization}>
            {children}
          </OfGame>
        );
      }}
    </QueryResult>
  );
}

interface Props {
  organization: Organization;
  children: (watched: Watched) => ReactNode;
}

function OfGame({ organization, children }: Props) {
  const game = useMemo(() => courtGameOf(organization, organization.game!), [organization]);
  if (game === null || game.periods.every(({ hidden }) => hidden))
    return (
      <EmptyState
        title={game === null ? t.plays.there_are_no_plays_for_this_sport() : t.plays.this_sport_has_no_periods()}
      >
        {t.plays.its_games_are_kept_by_their_statistics_alone()}
      </EmptyState>
    );
  return (
    <Followed game={game} organization={organization}>
      {children}
    </Followed>
  );
}

function Followed({ game: answered, organization, children }: Props & { game: CourtGame }) {
  const stored = organization.game!.plays;
  const [told, setTold] = useState<FollowedGame | null>(null);
  const game = useMemo(() => ({ ...answered, result: told ? resultOf(told) : answered.result }), [answered, told]);
  const plays = useMemo(
    () => told?.plays.map(visiblePlayOf) ?? stored.map(storedPlayOf).filter(({ isDeleted }) => !isDeleted),
    [stored, told],
  );
  useFollowedPlays(game.slug, game.id, setTold);
  return <>{children({ game, plays, told })}</>;
}
