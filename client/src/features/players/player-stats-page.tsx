import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { MoreRows } from '@/app/more-rows';
import { LinePictures } from '@/app/line-pictures';
import { definePage, type PageLocation, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { picturesOf } from './pictures-of';
import { PlayerHeader, titleOf } from './player-header';
import { PlayerTabs } from './player-tabs';
import { SeasonBreakdown } from './season-breakdown';
import {
  MorePlayerGamesDocument,
  PlayerStatsPageDocument,
  type PlayerStatsPageQuery,
  type PlayerStatsPageQueryVariables,
} from './player-stats.generated';

/** Comes with the first season that is opened. */
const SeasonGames = lazy(() => import('./season-games'));
/** Come with the page, and are brought alive behind everything else. */
const rendered = import.meta.env.SSR
  ? { career: await import('./career-tables'), games: await import('./player-games-table') }
  : null;
const CareerTables = rendered ? rendered.career.default : behind(() => import('./career-tables'));
const PlayerGamesTable = rendered ? rendered.games.default : behind(() => import('./player-games-table'));

/** A player's statistics over all seasons. */
function PlayerStatsPage({ data, location }: PageProps<PlayerStatsPageQuery>) {
  const player = data.organization!.player!;
  const paths = usePaths();
  const season = player.seasonStats.find(
    (row) => row.season && row.season.id === location.search.get('season'),
  )?.season;
  return (
    <article className="flex flex-col gap-4">
      <PlayerHeader player={player} averages={player.averages} seasons={t.players.all_seasons()} />
      <PlayerTabs playerId={player.id} current="stats" />
      <Card title={t.players.season_breakdown()} flush>
        <SeasonBreakdown seasons={player.seasonStats} playerId={player.id} Games={SeasonGames} />
      </Card>
      <Behind>
        <CareerTables player={player} />
      </Behind>
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
        <Behind>
          <PlayerGamesTable
            caption={t.players.all_games_of({ player: player.fullName })}
            games={player.gameStats}
            playerId={player.id}
          />
        </Behind>
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
    const { fullName, knownAs, imageUrl, career } = organization!.player!;
    return {
      title: t.players.statistics({ fullName: titleOf({ fullName, knownAs }) }),
      description: t.players.sentence_of_career({ player: fullName, games: career.gamesPlayed }),
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
