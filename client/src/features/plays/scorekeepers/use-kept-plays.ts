import { useEffect, useState } from 'react';
import { deviceStorage } from '../keeping/device-storage';

/** How many plays of holders of links wait on this device, by who entered them. */
export function useKeptPlays(): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isOver = false;
    deviceStorage.read().then(
      (unsent) => {
        const found = new Map<string, number>();
        for (const { owner } of unsent)
          if (owner.userId.startsWith('link ')) found.set(owner.username, (found.get(owner.username) ?? 0) + 1);
        if (!isOver) setCounts(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return counts;
}
