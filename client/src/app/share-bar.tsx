import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pictureAddress, pictureOfPage } from '@domain/sites/picture-of-page';
import { t } from '@/texts';
import { language } from '@/texts/language';
import { buttonClass } from '@/ui/button';
import { prefixOf } from './site';
import { useSite } from './site-context';
import { useIsAlive } from './use-is-alive';

/**
 * Below a page of which there is a picture: shares its address by the device's own sheet, or copies it where the device
 * has none; and the picture itself, to be kept and sent on.
 * @param children what else can be done about what the page shows
 */
export function ShareBar({ children }: { children?: ReactNode }) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const isAlive = useIsAlive();
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const picture = pictureOfPage(pathname, new URLSearchParams(search));
  if (picture === null) return null;
  const share = async (): Promise<void> => {
    const { href: url } = window.location;
    const device: Partial<Navigator> = navigator;
    if (device.share) {
      // Whoever closes the sheet has not asked for anything else.
      await device.share({ title: document.title, url }).catch(() => undefined);
      return;
    }
    // Browsers have no clipboard for pages without https.
    const text = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => t.site.address_copied(),
        () => t.site.the_browser_did_not_allow_copying(),
      );
    setOutcome({ of: url, text });
  };
  return (
    <aside aria-label={t.site.share()} className="no-print mt-6 flex min-h-11 flex-wrap items-center gap-2">
      {children}
      {isAlive && (
        <button type="button" className={buttonClass()} onClick={() => void share()}>
          {t.site.share()}
        </button>
      )}
      <a
        href={pictureAddress(picture, { prefix: prefixOf(site), domain: site.domain }, language())}
        download
        className={buttonClass()}
      >
        {t.site.picture_to_share()}
      </a>
      <span aria-live="polite" className="text-sm text-muted">
        {isAlive && outcome?.of === window.location.href && outcome.text}
      </span>
    </aside>
  );
}
