import { Link } from 'react-router-dom';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { scorePaths } from '@/app/score-paths';
import { cn } from '@/lib/cn';
import { Button, buttonClass } from '@/ui/button';
import { KeptPlays } from './kept-plays';
import { SmallScreen } from './small-screen';

/** The link opens nothing any more: its game's day is over, or somebody has revoked it. */
export function LinkEnded({ onRetry }: { onRetry: () => void }) {
  useScreenTitle('Your link has ended');
  return (
    <SmallScreen title="Your link has ended">
      <p role="alert">It opens this game no longer: the game’s day is over, or the league has revoked the link.</p>
      <KeptPlays />
      <p className="text-muted">If the game goes on, ask who gave it to you to open it again, or for another one.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" className="min-h-11" onClick={onRetry}>
          Try again
        </Button>
        <Link to={scorePaths.enter()} className={cn(buttonClass(), 'min-h-11')}>
          Enter another code
        </Link>
      </div>
    </SmallScreen>
  );
}
