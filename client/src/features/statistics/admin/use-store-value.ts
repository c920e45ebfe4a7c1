import { useCallback, useSyncExternalStore } from 'react';
import type { GridStore } from '../grid/grid-store';

/** A value of the store; drawn anew when what it is subscribed by was told, and it is another one. */
export function useStoreValue<Value>(store: GridStore, key: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, read);
}
