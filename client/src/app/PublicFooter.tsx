import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from './heads';
import { usePaths } from './paths';
import type { SiteFrameFragment } from './site-frame.generated';
import { SocialIcon, type SocialNetwork } from './SocialIcon';
import { useSite } from './site-context';

/** Social links that the organization has, who runs the site, and the way in for administrators (platform, section 2.5). */
export function PublicFooter({ organization }: { organization: SiteFrameFragment | null }) {
  const paths = usePaths();
  const { slug } = useSite();
  const social: [SocialNetwork, string | null | undefined][] = [
    ['Facebook', organization?.facebookUrl],
    ['Instagram', organization?.instagramUrl],
    ['YouTube', organization?.youtubeUrl],
  ];
  const present = social.filter((entry): entry is [SocialNetwork, string] => Boolean(entry[1]));
  const owner = organization?.slug ?? slug;
  return (
    <footer className="site-footer mt-8 border-t border-line bg-surface text-sm text-muted">
      <div className="mx-auto flex max-w-[92rem] flex-col items-center justify-between gap-4 px-3 py-6 sm:flex-row sm:px-6">
        <p>© {owner ? owner.toUpperCase() : 'LEAGUE'}</p>
        {present.length > 0 && (
          <ul className="flex gap-2">
            {present.map(([network, url]) => (
              <li key={network}>
                <a href={url} rel="noopener" aria-label={network} title={network} className="inline-flex size-10 items-center justify-center rounded-full hover:bg-surface-2 hover:text-ink">
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
          <span>
            Site Powered by{' '}
            <a href="/site" className="prose-link">
              {PRODUCT_NAME}
            </a>
          </span>
          <Link to={paths.login()} className="prose-link">
            Admin Sign In
          </Link>
        </p>
      </div>
    </footer>
  );
}
