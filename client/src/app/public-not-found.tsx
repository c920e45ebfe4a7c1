import { Link } from 'react-router-dom';
import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { NotFound } from '@/ui/not-found';
import { usePaths } from './paths';
import { hasTenant } from './site';
import { useSite } from './site-context';

/** A page that is not there, and the ways on. */
export function PublicNotFound({ message }: { message?: string }) {
  const paths = usePaths();
  const ways = [
    [t.site.home(), paths.home()],
    ...(hasTenant(useSite())
      ? [
          [t.common.schedule(), paths.schedule()],
          [t.common.standings(), paths.standings()],
          [t.common.players(), paths.players()],
        ]
      : []),
  ];
  return (
    <NotFound
      message={message}
      action={
        <p className="flex flex-wrap justify-center gap-3">
          {ways.map(([label, to]) => (
            <Link key={label} to={to!} className={buttonClass()}>
              {label}
            </Link>
          ))}
        </p>
      }
    />
  );
}
