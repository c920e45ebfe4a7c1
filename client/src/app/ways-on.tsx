import { t } from '@/texts';
import { buttonClass } from '@/ui/button';
import { usePaths } from './paths';
import { hasTenant, isTenantSite, prefixOf } from './site';
import { useSite } from './site-context';
import { useSiteFrame } from './use-site-frame';

/** Where a page that is not there leads: of a site that is not there either, to the platform's. */
export default function WaysOn() {
  const paths = usePaths();
  const site = useSite();
  const isUnknown = useSiteFrame(true) === null && isTenantSite(site);
  const { platformAddress = '' } = site;
  const start = isUnknown ? platformAddress : prefixOf(site);
  const ways = isUnknown
    ? [
        [t.site.home(), '/'],
        [t.site.all_listings(), '/browse'],
      ]
    : [
        [t.site.home(), paths.home()],
        ...(hasTenant(site)
          ? [
              [t.common.schedule(), paths.schedule()],
              [t.common.standings(), paths.standings()],
              [t.common.players(), paths.players()],
            ]
          : []),
      ];
  return (
    <p className="flex flex-wrap justify-center gap-3">
      {ways.map(([label, to]) => (
        <a key={label} href={start + to} className={buttonClass()}>
          {label}
        </a>
      ))}
    </p>
  );
}
