import { Link } from 'react-router-dom';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import { TeamLogo } from '@/ui/team-logo';
import { PRODUCT_NAME } from './heads';
import { navigationItems } from './navigation';
import { OwnSiteLink } from './own-site-link';
import { usePaths } from './paths';
import { PublicNavigation } from './public-navigation';
import type { SiteFrameFragment } from './site-frame.generated';
import { socialLinks } from './social-networks';

/** Comes with the page, and is brought alive behind everything else: until then it is a form. */
const rendered = import.meta.env.SSR ? await import('./head-search') : null;
const HeadSearch = rendered ? rendered.default : behind(() => import('./head-search'));

interface Props {
  /** Null on the platform's own pages. */
  organization: SiteFrameFragment | null;
  hasNavigation: boolean;
}

/** The organization's name in its colour, and its navigation. */
export function PublicHeader({ organization, hasNavigation }: Props) {
  const paths = usePaths();
  return (
    <header className="site-header bg-surface shadow-card">
      <div className="bg-accent-solid text-on-accent">
        <div className="mx-auto flex max-w-[92rem] items-center gap-3 px-3 py-2.5 sm:px-6">
          {organization ? (
            <Link to={paths.home()} className="flex min-w-0 items-center gap-3">
              {organization.logoUrl && (
                <TeamLogo
                  name={organization.name}
                  logoUrl={organization.logoUrl}
                  className="rounded-sm bg-white p-0.5"
                />
              )}
              <span className="display truncate text-xl leading-tight font-extrabold sm:text-2xl">
                {organization.name}
              </span>
            </Link>
          ) : (
            <a href="/" className="display text-xl leading-tight font-extrabold sm:text-2xl">
              {PRODUCT_NAME}
            </a>
          )}
          {organization && (
            <div className="no-print ml-auto flex shrink-0 items-center gap-1">
              <OwnSiteLink organizationId={organization.id} />
              {hasNavigation && (
                <Behind fallback={<div className="hidden h-10 w-56 sm:block lg:w-80" />}>
                  <HeadSearch />
                </Behind>
              )}
              {hasNavigation && (
                <Link
                  to={paths.search()}
                  aria-label={t.site.search()}
                  className="-my-1 -mr-2 grid size-11 place-items-center rounded-md sm:hidden"
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
                    <circle cx="10.5" cy="10.5" r="6.5" />
                    <path d="M15.5 15.5L21 21" />
                  </svg>
                </Link>
              )}
            </div>
          )}
        </div>
      </div>
      {organization && hasNavigation && (
        <PublicNavigation
          items={navigationItems(organization, paths)}
          social={organization.navVariant === 'YOUTH' ? socialLinks(organization) : []}
        />
      )}
    </header>
  );
}
