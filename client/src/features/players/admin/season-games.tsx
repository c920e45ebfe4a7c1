import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import PlayerGamesTable from '../player-games-table';
import type { OpenedSeason } from '../season-breakdown';
import { usePlayerSeasonGamesQuery } from '../season-games.hooks.generated';

/** A player's games of one season in the admin area; loaded when they are first wanted. */
export function SeasonGames({ playerId, season }: OpenedSeason) {
  const result = usePlayerSeasonGamesQuery({ variables: { id: playerId, seasonId: season.id } });
  return (
    <QueryResult result={result}>
      {({ organization }) =>
        organization?.player && (
          <PlayerGamesTable
            caption={t.players.games_in({ season: season.name })}
            games={organization.player.gameStats}
          />
        )
      }
    </QueryResult>
  );
}
