import { Link } from 'react-router-dom';
import { MoreRows } from '@/app/more-rows';
import { LinePictures } from '@/app/line-pictures';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { AveragesBySeason } from './averages-by-season';
import { HighsTable } from './highs-table';
import { Milestones } from './milestones';
import { PlayerGamesTable } from './player-games-table';
import { picturesOf } from './pictures-of';
import { PlayerHeader, titleOf } from './player-header';
import { PlayerTabs } from './player-tabs';
import { SeasonBreakdown } from './season-breakdown';
import { SplitsTable } from './splits-table';
import {
  MorePlayerGamesDocument,
  PlayerStatsPageDocument,
  type PlayerStatsPageQuery,
  type PlayerStatsPageQueryVariables,
} from './player.generated';

/** A player's statistics over all seasons. */
function PlayerStatsPage({ data, location }: PageProps<PlayerStatsPageQuery>) {
  const player = data.organization!.player!;
  const paths = usePaths();
  const { career, seasonStats } = player;
  const season = seasonStats.find((row) => row.season && row.season.id === location.search.get('season'))?.season;
  return (
    <article className="flex flex-col gap-4">
      <PlayerHeader player={player} averages={player.averages} seasons={t.players.all_seasons()} />
      <PlayerTabs playerId={player.id} current="stats" />
      <Card title={t.players.season_breakdown()} flush>
        <SeasonBreakdown seasons={player.seasonStats} playerId={player.id} />
      </Card>
      <AveragesBySeason playerId={player.id} seasons={seasonStats} career={career.splits} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <HighsTable title={t.players.highs_career()} highs={career.highs} />
        <Milestones milestones={career.milestones} />
      </div>
      <SplitsTable title={t.players.splits_career()} splits={career.splits} />
      <Card
        id="games"
        title={season ? t.players.games_of_season({ season: season.name }) : t.common.games()}
        aside={
          season && (
            <Link to={paths.playerStats(player.id)} className="link text-sm">
              {t.players.show_all_games()}
            </Link>
          )
        }
        flush
      >
        <PlayerGamesTable
          caption={t.players.all_games_of({ player: player.fullName })}
          games={player.gameStats}
          playerId={player.id}
        />
        <MoreRows
          connection={player.gameStats}
          document={MorePlayerGamesDocument}
          variables={pageVariables(location)}
        />
      </Card>
    </article>
  );
}

function pageVariables({ site, params, search }: PageLocation): PlayerStatsPageQueryVariables {
  const seasonId = search.get('season');
  return { ...tenantVariables(site), id: params.id ?? '', ...(seasonId && { seasonId }) };
}

export default definePage<PlayerStatsPageQuery, PlayerStatsPageQueryVariables>({
  document: PlayerStatsPageDocument,
  variables: pageVariables,
  notFound: ({ organization }) =>
    organization ? (organization.player ? null : t.players.player_not_found()) : t.players.page_not_found(),
  head: ({ organization }) => {
    const { fullName, knownAs, imageUrl } = organization!.player!;
    return {
      title: t.players.statistics({ fullName: titleOf({ fullName, knownAs }) }),
      image: imageUrl,
    };
  },
  structuredData:
    import.meta.env.SSR && (({ organization }) => ({ '@type': 'Person', name: organization!.player!.fullName })),
  Component: PlayerStatsPage,
  Actions: ({ data: { organization } }) => {
    const player = organization!.player!;
    return player.gameStats.totalCount > 0 && <LinePictures lines={() => picturesOf(player)} />;
  },
});
