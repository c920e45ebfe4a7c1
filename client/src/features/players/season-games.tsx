import { useAnswer } from '@/app/answers/use-answer';
import { tenantVariables } from '@/app/site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { PageSkeleton } from '@/ui/skeleton';
import PlayerGamesTable from './player-games-table';
import type { OpenedSeason } from './season-breakdown';
import { PlayerSeasonGamesDocument } from './season-games.generated';

/** A player's games of one season; loaded when they are first wanted. */
export default function SeasonGames({ playerId, season }: OpenedSeason) {
  const site = useSite();
  const { data, failed, retry } = useAnswer(
    PlayerSeasonGamesDocument,
    { ...tenantVariables(site), id: playerId, seasonId: season.id },
    true,
  );
  const games = data?.organization?.player?.gameStats;
  if (games)
    return <PlayerGamesTable caption={t.players.games_in({ season: season.name })} games={games} playerId={playerId} />;
  return failed ? (
    <ErrorState error={failed} onRetry={() => void retry().catch(() => undefined)} />
  ) : (
    <PageSkeleton rows={3} />
  );
}
