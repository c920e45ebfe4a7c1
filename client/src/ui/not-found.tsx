import type { ReactNode } from 'react';
import { EmptyState } from './empty-state';

interface Props {
  message?: string;
  /** A way on. */
  action?: ReactNode;
}

/** A page for what is not there. */
export function NotFound({ message = 'Page not found', action }: Props) {
  return (
    <div className="py-10">
      <h1 className="sr-only">{message}</h1>
      <EmptyState title={message} action={action}>
        What you are looking for is not here, or no longer.
      </EmptyState>
    </div>
  );
}
