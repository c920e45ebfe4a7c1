import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/Button';
import { NotFound } from '@/ui/NotFound';
import { adminPaths } from '../admin-paths';
import { useScreenTitle } from './use-screen-title';

interface Props {
  message?: string;
  /** Where the list is that it would stand in. Default: the seasons. */
  to?: string;
  label?: string;
}

/** Says that something is not there (deleted, or of another organization), with a way to where such things are. */
export function Missing({ message = 'Page not found', to = adminPaths.seasons(), label = 'To the seasons' }: Props) {
  useScreenTitle(message);
  return (
    <NotFound
      message={message}
      action={
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      }
    />
  );
}
