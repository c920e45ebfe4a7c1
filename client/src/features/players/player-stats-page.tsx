import { MoreRows } from '@/app/more-rows';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { PlayerGamesTable } from './player-games-table';
import { PlayerHeader } from './player-header';
import { PlayerTabs } from './player-tabs';
import { SeasonBreakdown } from './season-breakdown';
import {
  MorePlayerGamesDocument,
  PlayerStatsPageDocument,
  type PlayerStatsPageQuery,
  type PlayerStatsPageQueryVariables,
} from './player.generated';

/** A player's statistics over all seasons. */
function PlayerStatsPage({ data, location }: PageProps<PlayerStatsPageQuery>) {
  const player = data.organization!.player!;
  return (
    <article className="flex flex-col gap-4">
      <PlayerHeader player={player} averages={player.averages} seasons={t.players.all_seasons()} />
      <PlayerTabs playerId={player.id} current="stats" />
      <Card title={t.players.season_breakdown()} flush>
        <SeasonBreakdown seasons={player.seasonStats} playerId={player.id} />
      </Card>
      <Card title={t.common.games()} flush>
        <PlayerGamesTable caption={t.players.all_games_of({ player: player.fullName })} games={player.gameStats} />
        <MoreRows
          connection={player.gameStats}
          document={MorePlayerGamesDocument}
          variables={{ ...tenantVariables(location.site), id: player.id }}
        />
      </Card>
    </article>
  );
}

export default definePage<PlayerStatsPageQuery, PlayerStatsPageQueryVariables>({
  document: PlayerStatsPageDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params.id ?? '' }),
  notFound: ({ organization }) =>
    organization ? (organization.player ? null : t.players.player_not_found()) : t.players.page_not_found(),
  head: ({ organization }) => {
    const { fullName, imageUrl } = organization!.player!;
    return {
      title: t.players.statistics({ fullName }),
      image: imageUrl,
      structuredData: { '@type': 'Person', name: fullName },
    };
  },
  Component: PlayerStatsPage,
});
