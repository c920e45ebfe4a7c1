import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { Video } from '@/ui/video';
import type { BoxScoreQuery } from './box-score.generated';
import { BoxScoreTables } from './box-score-tables';
import { Corrections } from './corrections';
import { gameTitle } from './game-head';
import { GameLeaders } from './game-leaders';
import { Scoreboard } from './scoreboard';

type Game = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>;

/** A game: scoreboard, leaders, both teams' box scores, what was corrected, video. `timeZone` is the organization's. */
export function BoxScore({ game, timeZone }: { game: Game; timeZone: string }) {
  const paths = usePaths();
  return (
    <article className="flex flex-col gap-4">
      <Scoreboard game={game} />
      {game.hasPlays && (
        <Link to={paths.playByPlay(game.id)} className={cn(buttonClass('secondary'), 'no-print self-center')}>
          {t.games.play_by_play()}
        </Link>
      )}
      {game.leaders.length > 0 && <GameLeaders game={game} />}
      <BoxScoreTables game={game} />
      {game.corrections.length > 0 && <Corrections corrections={game.corrections} timeZone={timeZone} />}
      {game.videoEmbedUrl && (
        <Card title={t.games.video()} className="no-print">
          <div className="mx-auto max-w-4xl">
            <Video title={t.games.video_of({ gameTitle: gameTitle(game) })} embedUrl={game.videoEmbedUrl} />
          </div>
        </Card>
      )}
    </article>
  );
}
