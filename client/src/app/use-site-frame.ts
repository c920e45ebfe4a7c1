import { useContext } from 'react';
import { useAnswer } from './answers/use-answer';
import { ServerData } from './page-data';
import { hasTenant, tenantVariables } from './site';
import { useSite } from './site-context';
import { SiteFrameDocument, type SiteFrameFragment } from './site-frame.generated';

/**
 * The organization around the present page; null on the platform's own pages and while it is not known. Every tenant
 * page's document holds the same fragment, so this costs no request.
 * @param isWanted false on pages around which nothing of a tenant stands
 */
export function useSiteFrame(isWanted: boolean): SiteFrameFragment | null {
  const site = useSite();
  if (import.meta.env.SSR) {
    // oxlint-disable-next-line react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
    const { organization = null } =
      (useContext(ServerData) as { organization?: SiteFrameFragment | null } | null | undefined) ?? {};
    return isWanted ? organization : null;
  }
  // oxlint-disable-next-line react/rules-of-hooks -- the condition is a constant of the build: each bundle has one of the two
  const { data } = useAnswer(SiteFrameDocument, isWanted && hasTenant(site) ? tenantVariables(site) : null, true);
  return (isWanted && data?.organization) || null;
}
