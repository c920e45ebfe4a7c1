import { LinePictures } from '@/app/line-pictures';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { usePaths } from '@/app/paths';
import { Subscribe } from '@/app/games/subscribe';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { LastFive } from './last-five';
import { PlayerAttributes } from './player-attributes';
import { picturesOf } from './pictures-of';
import { PlayerHeader, titleOf } from './player-header';
import { PlayerTabs } from './player-tabs';
import { SeasonLine, seasonSentence } from './season-line';
import { SponsorBanner } from './sponsor-banner';
import { PlayerPageDocument, type PlayerPageQuery, type PlayerPageQueryVariables } from './player.generated';

/** Come with the page, and are brought alive behind everything else: their script is nobody's who stays above them. */
const rendered = import.meta.env.SSR
  ? {
      charts: await import('./player-charts'),
      games: await import('./player-games-table'),
      tables: await import('./season-tables'),
      bio: await import('./player-bio'),
      videos: await import('./player-videos'),
    }
  : null;
const PlayerCharts = rendered ? rendered.charts.default : behind(() => import('./player-charts'));
const PlayerGamesTable = rendered ? rendered.games.default : behind(() => import('./player-games-table'));
const SeasonTables = rendered ? rendered.tables.default : behind(() => import('./season-tables'));
const PlayerBio = rendered ? rendered.bio.default : behind(() => import('./player-bio'), true);
const PlayerVideos = rendered ? rendered.videos.default : behind(() => import('./player-videos'), true);

type Player = NonNullable<NonNullable<PlayerPageQuery['organization']>['player']>;

/** A player's profile, bio or videos, as the address says. */
function PlayerPage({ data, location }: PageProps<PlayerPageQuery>) {
  const player = data.organization!.player!;
  const tab = location.search.get('tab');
  const current = tab === 'bio' || tab === 'videos' ? tab : 'profile';
  return (
    <article className="flex flex-col gap-4">
      <PlayerHeader player={player} averages={player.averages} seasons={t.players.active_season()} />
      {player.sponsor && <SponsorBanner sponsor={player.sponsor} />}
      <PlayerTabs playerId={player.id} current={current} />
      {current === 'profile' && <Profile player={player} />}
      {current === 'bio' && (
        <Behind>
          <PlayerBio bio={player.bio} />
        </Behind>
      )}
      {current === 'videos' && (
        <Behind>
          <PlayerVideos videos={player.videos} />
        </Behind>
      )}
    </article>
  );
}

function Profile({ player }: { player: Player }) {
  const paths = usePaths();
  const { seasonFigures: figures } = player;
  return (
    <>
      <PlayerAttributes player={player} />
      <SeasonLine playerId={player.id} figures={figures} />
      <LastFive games={player.gameStats} />
      {hasCharts(player.gameStats) && (
        <Behind fallback={<div className="chart-place max-lg:order-last" />}>
          <PlayerCharts games={player.gameStats} />
        </Behind>
      )}
      <Card title={t.common.games()} aside={<Subscribe path={paths.calendar('players', player.id)} />} flush>
        <Behind>
          <PlayerGamesTable
            caption={t.players.games_of_in_the_active_season({ player: player.fullName })}
            games={player.gameStats}
            playerId={player.id}
          />
        </Behind>
      </Card>
      {figures && (
        <Behind>
          <SeasonTables figures={figures} />
        </Behind>
      )}
    </>
  );
}

/** A list that goes on is no picture of a season. */
function hasCharts({ nodes, pageInfo }: Player['gameStats']): boolean {
  return nodes.length > 1 && !pageInfo.hasNextPage;
}

export default definePage<PlayerPageQuery, PlayerPageQueryVariables>({
  document: PlayerPageDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params.id ?? '' }),
  notFound: ({ organization }) =>
    organization ? (organization.player ? null : t.players.player_not_found()) : t.players.page_not_found(),
  head: ({ organization }) => {
    const { fullName, knownAs, imageUrl, seasonFigures } = organization!.player!;
    return {
      title: titleOf({ fullName, knownAs }),
      ...(seasonFigures && { description: seasonSentence(fullName, seasonFigures) }),
      image: imageUrl,
    };
  },
  structuredData:
    import.meta.env.SSR &&
    (({ organization }) => {
      const { fullName, firstName, lastName, knownAs, imageUrl, teamHistory } = organization!.player!;
      const teams = teamHistory.map(({ team }) => ({ '@type': 'SportsTeam', name: team.name }));
      return {
        '@type': 'Person',
        name: fullName,
        givenName: firstName,
        familyName: lastName,
        ...(knownAs !== null && { alternateName: knownAs }),
        ...(imageUrl && { image: imageUrl }),
        ...(teams.length > 0 && { memberOf: teams }),
      };
    }),
  Component: PlayerPage,
  Actions: ({ data: { organization } }) => {
    const player = organization!.player!;
    return player.gameStats.totalCount > 0 && <LinePictures lines={() => picturesOf(player)} />;
  },
});
