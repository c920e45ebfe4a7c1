import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';

/**
 * Something that a page does without: where its part of the program does not come, as without a network, nothing stands
 * there.
 */
export function BesidePage({ children }: { children: ReactNode }) {
  return <ErrorBoundary instead={Nothing}>{children}</ErrorBoundary>;
}

function Nothing() {
  return null;
}
