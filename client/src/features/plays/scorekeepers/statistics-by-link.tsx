import { useApolloClient } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { StatisticsEntry } from '@/app/admin/statistics-entry';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { scorePaths } from '@/app/score-paths';
import { cn } from '@/lib/cn';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { useConfirm } from '@/ui/confirm-context';
import { PageSkeleton } from '@/ui/skeleton';
import { forgetGames } from '../keeping/device-storage';
import { useCloseScorekeepingMutation } from './scorekeepers.hooks.generated';

/** The grid of a game's statistics for the holder of a link, and the way out. */
export function StatisticsByLink() {
  const { gameId, name } = useScorekeeper()!;
  const navigate = useNavigate();
  const leave = useLeave();
  useScreenTitle(t.common.statistics());
  return (
    <div className="mx-auto flex max-w-[92rem] flex-col gap-4 px-3 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
        <p className="min-w-0 text-sm text-muted">
          {t.plays.you_enter_this_game_as({
            mark: (words) => <span className="font-semibold text-ink">{words}</span>,
            name,
          })}
        </p>
        <div className="flex gap-2">
          <Link to={scorePaths.courtside()} className={cn(buttonClass(), 'min-h-11')}>
            {t.plays.courtside()}
          </Link>
          <Button className="min-h-11" busy={leave.isBusy} onClick={() => void leave.run()}>
            {t.plays.leave()}
          </Button>
        </div>
      </div>
      <Suspense fallback={<PageSkeleton />}>
        <StatisticsEntry gameId={gameId} onClose={() => void navigate(scorePaths.courtside())} />
      </Suspense>
    </div>
  );
}

/** Ends it in this browser, and clears away what the browser has of the game; plays that were not sent stay. */
function useLeave(): { isBusy: boolean; run: () => Promise<void> } {
  const client = useApolloClient();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const navigate = useNavigate();
  const [close] = useCloseScorekeepingMutation();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    const question = {
      text: t.plays.leave_this_game(),
      consequence: t.plays.to_come_back_you_need_the_link_or(),
      confirmLabel: t.plays.leave(),
      destructive: false,
    };
    if (!(await confirm(question))) return;
    setIsBusy(true);
    if (await attempt(() => close(), t.plays.you_could_not_leave())) {
      await forgetGames('all').catch(() => undefined);
      await client.clearStore();
      await navigate(scorePaths.enter(), { replace: true });
    }
    setIsBusy(false);
  };
  return { isBusy, run };
}
