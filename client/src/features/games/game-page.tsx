import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { BoxScoreDocument, type BoxScoreQuery } from './box-score.generated';
import { shownScore } from './box-score-data';
import { BoxScore } from './box-score';
import { gameEvent, gameTitle } from './game-head';

/** One game. */
function GamePage({ data }: PageProps<BoxScoreQuery>) {
  const { organization } = data;
  if (!organization?.game) return null;
  return <BoxScore game={organization.game} timeZone={organization.timeZone} />;
}

export default definePage<BoxScoreQuery, { slug?: string; domain?: string; id: string }>({
  document: BoxScoreDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params.id ?? '' }),
  notFound: ({ organization }) =>
    organization ? (organization.game ? null : t.games.game_not_found_2()) : t.games.page_not_found(),
  head: ({ organization }) => {
    const game = organization!.game!;
    return { title: gameTitle(game), structuredData: gameEvent(game) };
  },
  Component: GamePage,
  live: {
    games: ({ organization }) => {
      const game = organization?.game;
      if (!game) return [];
      const [home, away] = [game.home, game.away].map((side) => ({ name: side.team.name, score: shownScore(side) }));
      return [{ ...game, home: home!, away: away!, hasResult: game.home.score !== null && game.away.score !== null }];
    },
  },
});
