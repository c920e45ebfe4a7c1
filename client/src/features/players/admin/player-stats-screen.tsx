import { useParams } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { MoreRows } from '@/app/more-rows';
import { t } from '@/texts';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Card } from '@/ui/card';
import { MorePlayerGamesDocument } from '../player-stats.generated';
import { usePlayerStatsPageQuery } from '../player-stats.hooks.generated';
import { GamesInProgress } from '../games-in-progress';
import PlayerGamesTable from '../player-games-table';
import { SeasonBreakdown } from '../season-breakdown';
import { SeasonGames } from './season-games';

/** A player's statistics over all seasons, of games that count; a game in progress is led to. */
export default function PlayerStatsScreen() {
  const { id = '' } = useParams();
  const result = usePlayerStatsPageQuery({ variables: { id } });
  return (
    <QueryResult result={result}>
      {({ organization }) => {
        const player = organization?.player;
        if (!player)
          return (
            <NotFoundScreen
              message={t.players.failed_to_fetch_player()}
              to={adminPaths.players()}
              label={t.players.to_all_players()}
            />
          );
        return (
          <>
            <div className="mb-3">
              <Breadcrumbs
                items={[
                  { label: t.common.players(), to: adminPaths.players() },
                  { label: player.fullName, to: adminPaths.player(player.id) },
                  { label: t.common.statistics() },
                ]}
              />
            </div>
            <ScreenHeader title={player.fullName} />
            <div className="flex flex-col gap-5">
              {player.gamesInProgress.length > 0 && (
                <div>
                  <GamesInProgress games={player.gamesInProgress} pathOf={adminPaths.game} />
                </div>
              )}
              <Card title={t.players.season_breakdown()} flush>
                <SeasonBreakdown seasons={player.seasonStats} playerId={player.id} Games={SeasonGames} />
              </Card>
              <Card title={t.common.games()} flush>
                <PlayerGamesTable
                  caption={t.players.all_games_of({ player: player.fullName })}
                  games={player.gameStats}
                />
                <MoreRows
                  connection={player.gameStats}
                  document={MorePlayerGamesDocument}
                  variables={{ id: player.id }}
                />
              </Card>
            </div>
          </>
        );
      }}
    </QueryResult>
  );
}
