import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { SiteUser } from '@/app/site';
import { t } from '@/texts';
import { ErrorState } from '@/ui/error-state';
import { PageSkeleton } from '@/ui/skeleton';
import { useOrganizationOfUserQuery } from '../frame/admin-frame.hooks.generated';
import { QueryResult } from '../query-result';
import { useActFor } from './use-act-for';

interface Props {
  /** A super administrator. */
  user: SiteUser;
  /** Of the address: whose organization is meant. */
  userId: string;
  /** What is shown once it is acted for, and where the address names nobody who has one. */
  children: ReactNode;
}

/**
 * Acts for the organization of the user whom the address names: what the screen shows, changes and takes back is that
 * organization's then, and so it says at the top of the page.
 */
export function OrganizationOfUser({ user, userId, children }: Props) {
  const result = useOrganizationOfUserQuery({ variables: { id: userId } });
  const actFor = useActFor(user);
  const [hasFailed, setHasFailed] = useState(false);
  const named = result.data?.user?.organization?.id ?? null;
  const isOther = named !== null && named !== user.organizationId;
  const turnTo = useCallback(() => void actFor(named).then((isDone) => setHasFailed(!isDone)), [actFor, named]);
  useEffect(() => {
    if (isOther) turnTo();
  }, [isOther, turnTo]);
  return (
    <QueryResult result={result}>
      {() =>
        !isOther ? (
          children
        ) : hasFailed ? (
          <ErrorState title={t.admin.the_organization_could_not_be_changed()} onRetry={turnTo} />
        ) : (
          <PageSkeleton />
        )
      }
    </QueryResult>
  );
}
