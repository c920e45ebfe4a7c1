import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { Behind, behind } from '@/lib/behind';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import type { BoxScoreQuery } from './box-score.generated';
import { BoxScoreTables } from './box-score-tables';
import type { BoxView } from './box-view';
import { isToCome } from './game-state';
import { Scoreboard } from './scoreboard';

/** Come with the page, and are brought alive behind everything else. */
const rendered = import.meta.env.SSR
  ? {
      preview: await import('./preview'),
      story: await import('./game-story'),
      after: await import('./after-box-score'),
    }
  : null;
const Preview = rendered ? rendered.preview.default : behind(() => import('./preview'), true);
const GameStory = rendered ? rendered.story.default : behind(() => import('./game-story'));
const AfterBoxScore = rendered ? rendered.after.default : behind(() => import('./after-box-score'));

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
        <Behind>
          <Preview game={game} />
        </Behind>
      )}
      <Behind>
        <GameStory game={game} />
      </Behind>
      <BoxScoreTables game={game} view={view} />
      <Behind>
        <AfterBoxScore game={game} timeZone={timeZone} />
      </Behind>
    </article>
  );
}
