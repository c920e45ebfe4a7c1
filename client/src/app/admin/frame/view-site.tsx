import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { Site } from '@/app/site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { BAR_BUTTON } from './bar-button';
import { useAdminFrameQuery } from './admin-frame.hooks.generated';
import { viewTarget } from './view-target';

/**
 * Where the public site is seen by somebody who is signed in: below the organization's slug on the platform's host. On
 * a host of its own the same paths show the admin area.
 */
export function siteAddress(
  { onPlatform, platformAddress }: Pick<Site, 'onPlatform' | 'platformAddress'>,
  slug: string,
): string {
  return `${onPlatform ? '' : (platformAddress ?? '')}/${slug}`;
}

/** Leads from the admin area to the site of the organization acted for: to the page of what is open, if it has one. */
export function ViewSite() {
  const site = useSite();
  const { pathname } = useLocation();
  const { data } = useAdminFrameQuery();
  const organization = data?.me?.actingFor;
  if (!organization) return null;
  return (
    <a
      href={siteAddress(site, organization.slug) + viewTarget(pathname)}
      title={t.admin.view_site()}
      className={BAR_BUTTON}
    >
      <ExternalLink aria-hidden="true" size={18} />
      <span className="max-sm:sr-only">{t.admin.view_site()}</span>
    </a>
  );
}
