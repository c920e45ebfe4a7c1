import { useCallback, useContext } from 'react';
import { useToast } from '@/ui/toast-context';
import { UnsavedContext } from '@/ui/unsaved-context';
import { useMayDiscard } from '@/ui/use-may-discard';
import type { SiteUser } from '@/app/site';
import { rememberOrganization } from '@/app/tab-organization';
import { t } from '@/texts';
import { useActForMutation } from '../frame/admin-frame.hooks.generated';
import { messageOf } from '../forms/failure';
import { pathAfterSwitch } from './path-after-switch';

/**
 * Shows another organization from the next page on, or none; answers whether that worked. Everything on the screen
 * belongs to the old one: what is typed there is asked about first, since the session is changed by the time at which
 * the browser would ask. `to`: where to go then, other than where it was.
 */
export function useActFor(user: SiteUser): (organizationId: string | null, to?: string) => Promise<boolean> {
  const toast = useToast();
  const [actFor] = useActForMutation();
  const forms = useContext(UnsavedContext);
  const mayDiscard = useMayDiscard();
  return useCallback(
    async (organizationId, to) => {
      if (!(await mayDiscard())) return false;
      try {
        await actFor({ variables: { organizationId } });
        forms?.giveUp();
        rememberOrganization(window.sessionStorage, user.id, organizationId);
        window.location.assign(to ?? pathAfterSwitch(user.organizationId, window.location));
        return true;
      } catch (error) {
        toast({ kind: 'error', text: messageOf(error, t.admin.the_organization_could_not_be_changed()) });
        return false;
      }
    },
    [actFor, forms, mayDiscard, toast, user],
  );
}
