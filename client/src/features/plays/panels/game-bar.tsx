import { sportTraits } from '@domain/sports/sport-traits';
import { ChevronLeft, CloudCheck, CloudOff, CloudUpload, Pause, Play, Settings, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useScorekeeper } from '@/app/admin/scorekeeping/scorekeeper-context';
import { scorePaths } from '@/app/score-paths';
import { cn } from '@/lib/cn';
import { periodWords } from '@/lib/period-words';
import { t } from '@/texts';
import { type ClockControl, useSeconds } from '../hooks/use-clock';
import type { Plays } from '../hooks/use-play-store';
import { clockText } from '../keeping/game-clock';
import type { PeriodNow } from '../shown/game-state';

const BAR_BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md font-semibold';

interface Props {
  gameId: string;
  /** Its name. */
  sport: string;
  now: PeriodNow;
  /** Null where none is kept. */
  clock: ClockControl | null;
  plays: Plays;
  onStart: () => void;
  onPeriod: () => void;
  onSettings: () => void;
  /** What stands between clock and settings, where there is room for it nowhere else. */
  children?: ReactNode;
}

/** Above everything: the way out, period and clock, and whether all is sent. */
export function GameBar({ gameId, sport, now, clock, plays, onStart, onPeriod, onSettings, children }: Props) {
  const scorekeeper = useScorekeeper();
  return (
    <header className="flex min-h-12 items-center gap-1 border-b border-line bg-surface px-1">
      {scorekeeper === null ? (
        <Link
          to={adminPaths.game(gameId)}
          aria-label={t.plays.back_to_the_game()}
          className={cn(BAR_BUTTON, 'hover:bg-surface-2')}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </Link>
      ) : (
        <Link
          to={scorePaths.statistics()}
          aria-label={t.common.statistics()}
          className={cn(BAR_BUTTON, 'hover:bg-surface-2')}
        >
          <Table2 aria-hidden="true" size={20} />
        </Link>
      )}
      <button type="button" onClick={onPeriod} className={cn(BAR_BUTTON, 'display border border-line px-3 text-lg')}>
        <span className="sr-only">
          {sportTraits(sport).hasClock ? t.plays.period_and_clock_2() : `${periodWords(sport).period}:`}{' '}
        </span>
        {now.period.name}
        {now.phase === 'over' && <span className="text-sm font-semibold text-muted">{t.plays.ended()}</span>}
      </button>
      {now.phase === 'before' && (
        <button
          type="button"
          onClick={onStart}
          className={cn(BAR_BUTTON, 'bg-accent-solid px-3 text-sm text-on-accent hover:brightness-110')}
        >
          {t.plays.start({ period: now.period.name })}
        </button>
      )}
      {clock && now.phase === 'on' && <ClockButton clock={clock} onSet={onPeriod} />}
      {children}
      <div className="ml-auto flex items-center">
        <SendState plays={plays} />
        <button
          type="button"
          aria-label={t.plays.settings_and_keys()}
          onClick={onSettings}
          className={cn(BAR_BUTTON, 'hover:bg-surface-2')}
        >
          <Settings aria-hidden="true" size={20} />
        </button>
      </div>
    </header>
  );
}

function ClockButton({ clock, onSet }: { clock: ClockControl; onSet: () => void }) {
  const seconds = useSeconds(clock);
  const isRunning = clock.clock?.startedAt != null && seconds !== 0;
  if (seconds === null)
    return (
      <button type="button" onClick={onSet} className={cn(BAR_BUTTON, 'px-3 text-sm text-muted hover:bg-surface-2')}>
        {t.plays.set_clock()}
      </button>
    );
  return (
    <button
      type="button"
      onClick={clock.toggle}
      aria-label={
        isRunning
          ? t.plays.stop_the_clock_at({ clockText: clockText(seconds) })
          : t.plays.start_the_clock_at({ clockText: clockText(seconds) })
      }
      className={cn(
        BAR_BUTTON,
        'display tabular min-w-24 border px-3 text-lg',
        isRunning ? 'border-success bg-success-soft text-success' : 'border-line bg-surface-2',
      )}
    >
      {isRunning ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
      {clockText(seconds)}
    </button>
  );
}

/** How many plays are not sent; what waits on the device counts only once it has been looked at. */
function SendState({ plays: { unsentCount, isLoaded, hold, queue } }: { plays: Plays }) {
  const isHeld = hold !== null;
  const isSaved = isLoaded && unsentCount === 0;
  const Icon = isHeld ? CloudOff : isSaved ? CloudCheck : CloudUpload;
  return (
    <button
      type="button"
      aria-label={sendLabel(isLoaded, unsentCount, isHeld)}
      onClick={() => queue.retry()}
      className={cn(
        BAR_BUTTON,
        'tabular px-2 text-sm',
        isSaved ? 'text-success' : isHeld ? 'bg-warning-soft text-warning' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" size={18} />
      {unsentCount > 0 && unsentCount}
      {unsentCount > 0 && <span className="max-sm:hidden">{t.plays.not_sent()}</span>}
    </button>
  );
}

function sendLabel(isLoaded: boolean, unsentCount: number, isHeld: boolean): string {
  if (unsentCount > 0)
    return isHeld ? t.plays.not_sent_try_again({ unsentCount }) : t.plays.not_sent_2({ unsentCount });
  return isLoaded ? t.plays.everything_is_saved() : t.plays.looking_for_plays_that_wait_on_this_device();
}
