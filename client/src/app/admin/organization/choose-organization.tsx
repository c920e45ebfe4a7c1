import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { useOrganizationChoicesQuery } from '../frame/admin-frame.hooks.generated';
import { QueryResult } from '@/app/admin/query-result';
import { t } from '@/texts';
import { ScreenHeader } from '../frame/screen-header';
import { useActFor } from './use-act-for';

/**
 * All organizations, for a super administrator who acts for none yet: one is chosen, and the screen shows its content.
 */
export function ChooseOrganization({ user }: { user: SiteUser }) {
  const result = useOrganizationChoicesQuery();
  const actFor = useActFor(user);
  return (
    <>
      <ScreenHeader title={t.admin.choose_an_organization_first()}>
        {t.admin.this_screen_shows_the_content_of_one()}
      </ScreenHeader>
      <QueryResult result={result}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <EmptyState
              title={t.admin.no_organizations_yet()}
              action={
                <Link to={adminPaths.organizations()} className={buttonClass('primary')}>
                  {t.admin.create_one()}
                </Link>
              }
            />
          ) : (
            <Card title={t.admin.organizations()} flush className="max-w-xl">
              <ul className="divide-y divide-line">
                {organizations.map(({ id, name }) => (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => void actFor(id)}
                      className="block min-h-11 w-full px-4 py-2 text-left font-semibold break-words hover:bg-accent-soft"
                    >
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryResult>
    </>
  );
}
