import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { Card } from '@/ui/Card';
import { Video } from '@/ui/Video';
import { BoxScoreTables } from './BoxScoreTables';
import { BoxScoreDocument, type BoxScoreQuery } from './box-score.generated';
import { gameEvent, gameTitle } from './game-head';
import { GameLeaders } from './GameLeaders';
import { Scoreboard } from './Scoreboard';

/** A game: scoreboard, leaders, both teams' box scores, video. */
function GamePage({ data }: PageProps<BoxScoreQuery>) {
  const game = data.organization?.game;
  if (!game) return null;
  return (
    <article className="flex flex-col gap-4">
      <Scoreboard game={game} />
      {game.leaders.length > 0 && <GameLeaders game={game} />}
      <BoxScoreTables game={game} />
      {game.videoEmbedUrl && (
        <Card title="Video" className="no-print">
          <div className="mx-auto max-w-4xl">
            <Video title={`Video of ${gameTitle(game)}`} embedUrl={game.videoEmbedUrl} />
          </div>
        </Card>
      )}
    </article>
  );
}

export default definePage<BoxScoreQuery, { slug?: string; domain?: string; id: string }>({
  document: BoxScoreDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params.id ?? '' }),
  notFound: ({ organization }) => (organization ? (organization.game ? null : 'Game not found') : 'Page not found'),
  head: ({ organization }) => {
    const game = organization!.game!;
    return { title: gameTitle(game), structuredData: gameEvent(game) };
  },
  Component: GamePage,
});
