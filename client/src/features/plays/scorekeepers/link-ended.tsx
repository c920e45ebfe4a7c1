import { Link } from 'react-router-dom';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { scorePaths } from '@/app/score-paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { KeptPlays } from './kept-plays';
import { SmallScreen } from './small-screen';

/** The link opens nothing any more: its game's day is over, or somebody has revoked it. */
export function LinkEnded({ onRetry }: { onRetry: () => void }) {
  useScreenTitle(t.plays.your_link_has_ended());
  return (
    <SmallScreen title={t.plays.your_link_has_ended()}>
      <p role="alert">{t.plays.it_opens_this_game_no_longer_the_games()}</p>
      <KeptPlays />
      <p className="text-muted">{t.plays.if_the_game_goes_on_ask_who_gave()}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" className="min-h-11" onClick={onRetry}>
          {t.common.try_again()}
        </Button>
        <Link to={scorePaths.enter()} className={cn(buttonClass(), 'min-h-11')}>
          {t.plays.enter_another_code()}
        </Link>
      </div>
    </SmallScreen>
  );
}
