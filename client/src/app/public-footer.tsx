import { t } from '@/texts';
import { PRODUCT_NAME } from './heads';
import { usePaths } from './paths';
import { prefixOf } from './site';
import type { SiteFrameFragment } from './site-frame.generated';
import { useSite } from './site-context';
import { socialLinks } from './social-networks';
import { LanguageSwitch } from './language-switch';
import { SocialLinks } from './social-links';
import { ThemeSwitch } from './theme-switch';

/**
 * Social links that the organization has, who runs the site, and the way in for administrators (platform, section 2.5).
 */
export function PublicFooter({ organization }: { organization: SiteFrameFragment | null }) {
  const paths = usePaths();
  const site = useSite();
  const { slug, platformAddress = '' } = site;
  const owner = organization?.slug ?? slug;
  return (
    <footer className="site-footer mt-8 border-t border-line bg-surface text-sm text-muted">
      <div className="foot-row">
        <p>© {owner ? owner.toUpperCase() : t.site.league()}</p>
        <SocialLinks links={socialLinks(organization)} />
        {organization?.theme === 'DEVICE' && <ThemeSwitch />}
        <LanguageSwitch />
        <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
          <span>
            {t.site.site_powered_by({
              link: (words) => (
                <a href={`${platformAddress}/site`} className="prose-link">
                  {words}
                </a>
              ),
              productName: PRODUCT_NAME,
            })}
          </span>
          <a href="/developers/data" referrerPolicy="same-origin" className="prose-link">
            {t.site.get_this_data()}
          </a>
          {!organization && (
            <a href={`${platformAddress}/developers`} className="prose-link">
              {t.site.developers()}
            </a>
          )}
          <a href={organization ? prefixOf(site) + paths.login() : `${platformAddress}/login`} className="prose-link">
            {t.site.admin_sign_in()}
          </a>
        </p>
      </div>
    </footer>
  );
}
