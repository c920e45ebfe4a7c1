import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import type { AdminSeasonsQuery } from './seasons.generated';

type Me = NonNullable<AdminSeasonsQuery['me']>;

interface Props {
  /** Who creates the season, with the sports of the account. */
  me: Pick<Me, 'sports'>;
  organization: NonNullable<Me['actingFor']>;
  isSuper: boolean;
}

/**
 * What keeps a new season from being created, and who can change it: it is of the one sport of who creates it, and for
 * a super administrator of one that the organization plays.
 */
export function SportNotice({ me, organization, isSuper }: Props) {
  const count = isSuper ? organization.sports.length : me.sports.length;
  if (isSuper ? count > 0 : count === 1) return null;
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-sm">
      {isSuper
        ? t.seasons.it_plays_no_sport_yet({
            name: organization.name,
            link: (words) => (
              <Link to={adminPaths.organizations()} className="prose-link">
                {words}
              </Link>
            ),
          })
        : count === 0
          ? t.seasons.your_account_has_no_sport()
          : t.seasons.your_account_has_several_sports()}
    </p>
  );
}
