import { t } from '@/texts';
import { Button } from './button';

/** What failed to load, and a way to try again. */
export function ErrorState({
  title = t.ui.this_could_not_be_loaded(),
  onRetry,
}: {
  title?: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <p className="display text-lg font-semibold">{title}</p>
      <p className="text-muted">{t.ui.check_the_connection_then_try_again()}</p>
      <Button variant="primary" onClick={onRetry}>
        {t.common.try_again()}
      </Button>
    </div>
  );
}
