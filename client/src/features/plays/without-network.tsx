import { useEffect, useState } from 'react';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { useAskAgain } from './hooks/use-ask-again';
import { deviceStorage } from './keeping/device-storage';
import { countOfPlays } from './keeping/unsent-play';
import { SmallScreen } from './scorekeepers/small-screen';

const again = (): void => window.location.reload();

async function lookForNetwork(): Promise<void> {
  if ((await fetch('/healthz', { cache: 'no-store' })).ok) again();
}

/**
 * The page came from the device, and the device has nothing to show: it does not know who is signed in, or that user
 * has not opened the game on it.
 */
export function WithoutNetwork({ isKnown = false }: { isKnown?: boolean }) {
  useScreenTitle(t.plays.no_connection());
  const count = useUnsentCount();
  useAskAgain(true, lookForNetwork);
  return (
    <SmallScreen title={t.plays.no_connection()}>
      <p role="alert">
        {isKnown ? t.plays.you_have_not_opened_this_game_on_this() : t.plays.as_far_as_this_device_knows_you_are()}
      </p>
      {count > 0 && (
        <p className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
          {t.plays.plays_are_kept_on_this_device_and_sent({ count })}
        </p>
      )}
      <div>
        <Button variant="primary" className="min-h-11" onClick={again}>
          {t.common.try_again()}
        </Button>
      </div>
    </SmallScreen>
  );
}

/** How many plays wait on this device, whoever entered them. */
function useUnsentCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isOver = false;
    deviceStorage.read().then(
      (unsent) => isOver || setCount(countOfPlays(unsent)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return count;
}
