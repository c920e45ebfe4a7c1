import { LinePictures } from '@/app/line-pictures';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { BoxScoreDocument, type BoxScoreQuery, type BoxScoreQueryVariables } from './box-score.generated';
import { shownScore } from './box-score-data';
import { BoxScore } from './box-score';
import { boxViewVariables, readBoxView } from './box-view';
import { gameEvent, gameSentence, gameTitle } from './game-head';

/** One game. */
function GamePage({ data, location }: PageProps<BoxScoreQuery>) {
  const { organization } = data;
  if (!organization?.game) return null;
  return <BoxScore game={organization.game} timeZone={organization.timeZone} view={readBoxView(location.search)} />;
}

export default definePage<BoxScoreQuery, BoxScoreQueryVariables>({
  document: BoxScoreDocument,
  variables: ({ site, params, search }) => ({
    ...tenantVariables(site),
    id: params.id ?? '',
    ...boxViewVariables(readBoxView(search)),
  }),
  notFound: ({ organization }) =>
    organization ? (organization.game ? null : t.games.game_not_found_2()) : t.games.page_not_found(),
  head: ({ organization }) => {
    const game = organization!.game!;
    return { title: gameTitle(game), description: gameSentence(game) };
  },
  structuredData: import.meta.env.SSR && (({ organization }) => gameEvent(organization!.game!)),
  Component: GamePage,
  Actions: ({ data: { organization } }) => {
    const { id, home, away } = organization!.game!;
    const played = [...home.lines, ...away.lines].filter(({ hasValues, didNotPlay }) => hasValues && !didNotPlay);
    if (played.length === 0) return null;
    return (
      <LinePictures
        lines={() => played.map(({ player }) => ({ game: id, player: player.id, label: player.fullName }))}
      />
    );
  },
  live: {
    games: ({ organization }) => {
      const game = organization?.game;
      if (!game) return [];
      const [home, away] = [game.home, game.away].map((side) => ({ name: side.team.name, score: shownScore(side) }));
      return [{ ...game, home: home!, away: away!, hasResult: game.home.score !== null && game.away.score !== null }];
    },
  },
});
