import { useSyncExternalStore } from 'react';

/** What is alive stays so. */
const never = () => () => undefined;

/** Whether React has taken over what the server sent: false there and in the first drawing, then true. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
