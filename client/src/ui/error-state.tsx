import { waitSecondsIn } from '@/lib/wait-seconds-in';
import { t } from '@/texts';
import { Button } from './button';

/** What failed to load, and a way to try again. */
export function ErrorState({
  title = t.ui.this_could_not_be_loaded(),
  error,
  onRetry,
}: {
  title?: string;
  /** What went wrong, where it is known. */
  error?: unknown;
  onRetry: () => void;
}) {
  const seconds = waitSecondsIn(error);
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <p className="display text-lg font-semibold">{title}</p>
      <p className="text-muted">
        {seconds === undefined ? t.ui.check_the_connection_then_try_again() : t.ui.too_much_is_asked_for({ seconds })}
      </p>
      <Button variant="primary" onClick={onRetry}>
        {t.common.try_again()}
      </Button>
    </div>
  );
}
