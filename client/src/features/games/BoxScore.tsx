import { Card } from '@/ui/Card';
import { Video } from '@/ui/Video';
import type { BoxScoreQuery } from './box-score.generated';
import { BoxScoreTables } from './BoxScoreTables';
import { gameTitle } from './game-head';
import { GameLeaders } from './GameLeaders';
import { Scoreboard } from './Scoreboard';

type Game = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>;

/** A game: scoreboard, leaders, both teams' box scores, video. */
export function BoxScore({ game }: { game: Game }) {
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
