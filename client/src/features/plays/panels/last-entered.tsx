import type { ReactNode } from 'react';
import { t } from '@/texts';

interface Props {
  /** What is offered after the last play; null: nothing. */
  strip: ReactNode;
  /** What is to be done before the first play; null once it is entered. */
  firstSteps: ReactNode;
  /** Whether only scores are entered, by teams. */
  isByTeam: boolean;
  /** The last plays, for a phone. */
  lastPlays: ReactNode;
}

/** Below the panels, as high whatever it shows: what may have followed, and on a phone the last plays. */
export function LastEntered({ strip, firstSteps, isByTeam, lastPlays }: Props) {
  const isStarted = firstSteps === null;
  return (
    <div className="flex h-37 shrink-0 flex-col gap-1.5 overflow-y-auto px-1.5 md:px-3 lg:h-38 lg:pb-1.5 court-strip">
      {strip ?? firstSteps}
      {isStarted && strip === null && (
        <p className="flex h-full items-center justify-center rounded-md border border-dashed border-line-strong/50 px-3 text-center text-sm text-muted max-md:hidden court-placeholder">
          {isByTeam ? t.plays.one_tap_for_each_score() : t.plays.what_may_have_followed_a_play_is_offered()}
        </p>
      )}
      {isStarted && (
        // What is read out alone lies within it, too, as in the list of all plays.
        <div className="court-last-plays relative overflow-hidden rounded-md border border-line md:hidden">
          {lastPlays}
        </div>
      )}
    </div>
  );
}
