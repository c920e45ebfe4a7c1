import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import type { BoxScoreQuery } from './box-score.generated';
import { BoxScoreTables } from './box-score-tables';
import type { BoxView } from './dense-figures';
import { GameLeaders } from './game-leaders';
import { isToCome } from './game-state';
import { Recap } from './recap';
import { Scoreboard } from './scoreboard';

/** Come with the page, and are brought alive behind everything else. */
const rendered = import.meta.env.SSR
  ? { preview: await import('./preview'), after: await import('./after-box-score') }
  : null;
const Preview = rendered ? rendered.preview.default : lazy(() => import('./preview'));
const AfterBoxScore = rendered ? rendered.after.default : lazy(() => import('./after-box-score'));

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
      {isToCome(game) && (
        <Suspense fallback={null}>
          <Preview game={game} />
        </Suspense>
      )}
      {game.recap.length > 0 && <Recap game={game} />}
      {game.leaders.length > 0 && <GameLeaders game={game} />}
      <BoxScoreTables game={game} view={view} />
      <Suspense fallback={null}>
        <AfterBoxScore game={game} timeZone={timeZone} />
      </Suspense>
    </article>
  );
}
