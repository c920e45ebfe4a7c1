import { useEffect, useState } from 'react';
import { deviceStorage } from '../keeping/device-storage';
import { countsByName } from '../keeping/unsent-play';

/** How many plays of holders of links wait on this device, by who entered them. */
export function useKeptPlays(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isOver = false;
    deviceStorage.read().then(
      (unsent) => {
        if (!isOver) setCounts(countsByName(unsent.filter(({ owner }) => owner.userId.startsWith('link '))));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return counts;
}
