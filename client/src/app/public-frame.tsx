import type { ReactNode } from 'react';
import { skipToContent } from '@/lib/arrive-at';
import { t } from '@/texts';
import { usePageViews } from './analytics/use-page-views';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { analyticsIdOf } from './site';
import { useSite } from './site-context';
import { useSiteFrame } from './use-site-frame';

interface Props {
  /** Whether an organization's name and navigation stand around the page; not on the product's own pages. */
  hasTenant: boolean;
  hasNavigation: boolean;
  children: ReactNode;
}

/** What stands around every public page: way to the content, header, content, footer. */
export function PublicFrame({ hasTenant, hasNavigation, children }: Props) {
  const organization = useSiteFrame(hasTenant);
  usePageViews(analyticsIdOf(useSite(), organization));
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link" onClick={skipToContent}>
        {t.site.skip_to_content()}
      </a>
      <PublicHeader organization={organization} hasNavigation={hasNavigation} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[92rem] flex-1 px-3 py-4 outline-none sm:px-6 sm:py-6"
      >
        {children}
      </main>
      <PublicFooter organization={organization} />
    </div>
  );
}
