import type { ReactNode } from 'react';
import { t } from '@/texts';
import { EmptyState } from './empty-state';

interface Props {
  message?: string;
  /** A way on. */
  action?: ReactNode;
}

/** A page for what is not there. */
export function NotFound({ message = t.ui.page_not_found(), action }: Props) {
  return (
    <div className="py-10">
      <h1 className="sr-only">{message}</h1>
      <EmptyState title={message} action={action}>
        {t.ui.what_you_are_looking_for_is_not_here()}
      </EmptyState>
    </div>
  );
}
