import { useCallback } from 'react';
import { useToast } from '@/ui/toast-context';
import type { SiteUser } from '@/app/site';
import { rememberOrganization } from '@/app/tab-organization';
import { t } from '@/texts';
import { useActForMutation } from '../frame/admin-frame.hooks.generated';
import { messageOf } from '../forms/failure';
import { pathAfterSwitch } from './path-after-switch';

/**
 * Shows another organization from the next page on, or none; answers whether that worked. Everything on the screen
 * belongs to the old one. `to`: where to go then, other than where it was.
 */
export function useActFor(user: SiteUser): (organizationId: string | null, to?: string) => Promise<boolean> {
  const toast = useToast();
  const [actFor] = useActForMutation();
  return useCallback(
    async (organizationId, to) => {
      try {
        await actFor({ variables: { organizationId } });
        rememberOrganization(window.sessionStorage, user.id, organizationId);
        window.location.assign(to ?? pathAfterSwitch(user.organizationId, window.location));
        return true;
      } catch (error) {
        toast({ kind: 'error', text: messageOf(error, t.admin.the_organization_could_not_be_changed()) });
        return false;
      }
    },
    [actFor, toast, user],
  );
}
