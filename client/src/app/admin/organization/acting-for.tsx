import { useEffect, useId, useState } from 'react';
import { Select } from '@/ui/select';
import type { SiteUser } from '@/app/site';
import { forgetOrganization } from '@/app/tab-organization';
import { t } from '@/texts';
import { useAdminFrameQuery, useOrganizationChoicesQuery } from '../frame/admin-frame.hooks.generated';
import { useActFor } from './use-act-for';

/** Whose content the screens show: a name for staff and owners, a switch for super administrators. */
export function ActingFor({ user }: { user: SiteUser }) {
  const { data } = useAdminFrameQuery();
  if (user.role === 'super_admin') return <OrganizationSwitch user={user} />;
  return (
    <span className="display min-w-0 truncate font-bold">{data?.me?.actingFor?.name ?? t.admin.administration()}</span>
  );
}

function OrganizationSwitch({ user }: { user: SiteUser }) {
  const current = user.organizationId;
  const id = useId();
  const { data } = useOrganizationChoicesQuery();
  const actFor = useActFor(user);
  const [chosen, setChosen] = useState(current ?? '');
  const choose = async (organizationId: string): Promise<void> => {
    setChosen(organizationId);
    if (!(await actFor(organizationId || null))) setChosen(current ?? '');
  };
  const isGone =
    data !== undefined && current !== null && !data.organizations.some(({ id: known }) => known === current);
  useEffect(() => {
    if (isGone) forgetOrganization(window.sessionStorage); // deleted meanwhile: the next page asks the session
  }, [isGone]);
  const options = (data?.organizations ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:flex-none">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">
        {t.admin.acting_for()}
      </label>
      <Select
        id={id}
        className="min-w-0 sm:w-64"
        options={options}
        placeholder={t.admin.no_organization()}
        value={data ? chosen : ''}
        disabled={!data}
        onChange={(event) => void choose(event.target.value)}
      />
    </div>
  );
}
