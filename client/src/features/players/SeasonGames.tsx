import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import { ErrorState } from '@/ui/ErrorState';
import { PageSkeleton } from '@/ui/Skeleton';
import { PlayerGamesTable } from './PlayerGamesTable';
import { usePlayerSeasonGamesQuery } from './player.generated';

/** A player's games of one season; loaded when they are first wanted. */
export function SeasonGames({ playerId, season }: { playerId: string; season: { id: string; name: string } }) {
  const site = useSite();
  const { data, error, refetch } = usePlayerSeasonGamesQuery({
    variables: { ...tenantVariables(site), id: playerId, seasonId: season.id },
  });
  const games = data?.organization?.player?.gameStats;
  if (games) return <PlayerGamesTable caption={`Games in ${season.name}`} games={games} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <PageSkeleton rows={3} />;
}
