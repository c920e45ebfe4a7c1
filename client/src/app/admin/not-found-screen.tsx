import { Link } from 'react-router-dom';
import { t } from '@/texts';
import { Button, buttonClass } from '@/ui/button';
import { NotFound } from '@/ui/not-found';
import { adminPaths } from '../admin-paths';
import { useScreenTitle } from './frame/use-screen-title';

interface Props {
  message?: string;
  /** Where the list is that it would stand in. Default: the seasons. */
  to?: string;
  label?: string;
  /** Looks again, where it may be back: a deletion can be undone. */
  onRetry?: () => Promise<unknown>;
}

/** Says that something is not there (deleted, or of another organization), with a way to where such things are. */
export function NotFoundScreen({
  message = t.admin.page_not_found(),
  to = adminPaths.seasons(),
  label = t.admin.to_the_seasons(),
  onRetry,
}: Props) {
  useScreenTitle(message.replace(/\.$/, ''));
  return (
    <NotFound
      message={message}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {onRetry && <Button onClick={() => void onRetry().catch(() => undefined)}>{t.common.try_again()}</Button>}
          <Link to={to} className={buttonClass()}>
            {label}
          </Link>
        </span>
      }
    />
  );
}
