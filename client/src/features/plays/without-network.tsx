import { useEffect, useState } from 'react';
import { useScreenTitle } from '@/app/admin/frame/use-screen-title';
import { Button } from '@/ui/button';
import { useAskAgain } from './hooks/use-ask-again';
import { deviceStorage } from './keeping/device-storage';
import { SmallScreen } from './scorekeepers/small-screen';

const again = (): void => window.location.reload();

async function lookForNetwork(): Promise<void> {
  if ((await fetch('/healthz', { cache: 'no-store' })).ok) again();
}

/**
 * The page came from the device, and the device has nothing to show: it does not know who is signed in, or that user has
 * not opened the game on it.
 */
export function WithoutNetwork({ isKnown = false }: { isKnown?: boolean }) {
  useScreenTitle('No connection');
  const count = useUnsentCount();
  useAskAgain(true, lookForNetwork);
  return (
    <SmallScreen title="No connection">
      <p role="alert">
        {isKnown
          ? 'You have not opened this game on this device yet: that needs a network once.'
          : 'As far as this device knows you are not signed in. Sign in, or open your link, when there is a network.'}
      </p>
      {count > 0 && (
        <p className="rounded-md bg-warning-soft p-3 text-sm font-medium text-warning">
          {count === 1 ? '1 play is' : `${count} plays are`} kept on this device, and sent when whoever entered{' '}
          {count === 1 ? 'it' : 'them'} is back.
        </p>
      )}
      <div>
        <Button variant="primary" className="min-h-11" onClick={again}>
          Try again
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
      ({ length }) => isOver || setCount(length),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return count;
}
