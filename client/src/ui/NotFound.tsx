import { EmptyState } from './EmptyState';

/** A page for what is not there. */
export function NotFound({ message = 'Page not found' }: { message?: string }) {
  return (
    <div className="py-10">
      <h1 className="sr-only">{message}</h1>
      <EmptyState title={message}>What you are looking for is not here, or no longer.</EmptyState>
    </div>
  );
}
