import { type ReactNode, Suspense } from 'react';
import { BesidePage } from './beside-page';
import { useIsAlive } from './use-is-alive';

/** What stands on a page only once it is alive; it may be `lazy`, and then comes behind everything else. */
export function WhenAlive({ children }: { children: ReactNode }) {
  return (
    useIsAlive() && (
      <BesidePage>
        <Suspense fallback={null}>{children}</Suspense>
      </BesidePage>
    )
  );
}
