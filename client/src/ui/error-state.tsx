import { Button } from './button';

/** What failed to load, and a way to try again. */
export function ErrorState({ title = 'This could not be loaded.', onRetry }: { title?: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <p className="display text-lg font-semibold">{title}</p>
      <p className="text-muted">Check the connection, then try again.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
