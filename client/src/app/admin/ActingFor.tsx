import { useId, useState } from 'react';
import { useBanner } from '@/ui/banner-context';
import { Select } from '@/ui/Select';
import type { SiteUser } from '../site';
import { useActForMutation, useAdminFrameQuery, useOrganizationChoicesQuery } from './admin-frame.generated';
import { messageOf } from './failure';
import { pathAfterSwitch } from './path-after-switch';

/** Whose content the screens show: a name for staff and owners, a switch for super administrators. */
export function ActingFor({ user }: { user: SiteUser }) {
  const { data } = useAdminFrameQuery();
  if (user.role === 'super_admin') return <OrganizationSwitch current={user.organizationId} />;
  return <span className="display min-w-0 truncate font-bold">{data?.me?.actingFor?.name ?? 'Administration'}</span>;
}

function OrganizationSwitch({ current }: { current: string | null }) {
  const id = useId();
  const banner = useBanner();
  const { data } = useOrganizationChoicesQuery();
  const [actFor] = useActForMutation();
  const [chosen, setChosen] = useState(current ?? '');
  const choose = async (organizationId: string): Promise<void> => {
    setChosen(organizationId);
    try {
      await actFor({ variables: { organizationId: organizationId || null } });
      window.location.assign(pathAfterSwitch(window.location.pathname));
    } catch (error) {
      setChosen(current ?? '');
      banner({ kind: 'error', text: messageOf(error, 'The organization could not be changed.') });
    }
  };
  const options = (data?.organizations ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:flex-none">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap max-sm:sr-only">
        Acting for
      </label>
      <Select
        id={id}
        className="min-w-0 sm:w-64"
        options={options}
        placeholder="No organization"
        value={data ? chosen : ''}
        disabled={!data}
        onChange={(event) => void choose(event.target.value)}
      />
    </div>
  );
}
