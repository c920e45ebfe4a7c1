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
import type { BoxView } from './dense-figures';
import { GameLeaders } from './game-leaders';
import { isToCome } from './game-state';
import { PeriodFlow } from './period-flow';
import { LastMeetings, Preview } from './preview';
import { Recap } from './recap';
import { Scoreboard } from './scoreboard';
import { TeamComparison } from './team-comparison';

type Game = NonNullable<NonNullable<BoxScoreQuery['organization']>['game']>;

/** A game: scoreboard, leaders, both teams' box scores, what was corrected, video. `timeZone` is the organization's. */
export function BoxScore({ game, timeZone, view }: { game: Game; timeZone: string; view: BoxView }) {
  const paths = usePaths();
  return (
    <article className="flex flex-col gap-4">
      <Scoreboard game={game} />
      {game.hasPlays && (
        <Link to={paths.playByPlay(game.id)} className={cn(buttonClass('secondary'), 'no-print self-center')}>
          {t.games.play_by_play()}
        </Link>
      )}
      {isToCome(game) && <Preview game={game} />}
      {game.recap.length > 0 && <Recap game={game} />}
      {game.leaders.length > 0 && <GameLeaders game={game} />}
      <BoxScoreTables game={game} view={view} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 [&>*]:min-w-0">
        {game.home.hasLines && game.away.hasLines && <TeamComparison game={game} />}
        <PeriodFlow game={game} />
        {game.lastMeetings.length > 0 && <LastMeetings games={game.lastMeetings} />}
      </div>
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
