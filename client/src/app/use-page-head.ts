import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteHead } from './analytics/head-state';
import { documentDescription, documentTitle, isHomePage, siteTitle } from './heads';
import type { PageHead } from './page';
import { useSite } from './site-context';
import { arriveAt } from '@/lib/arrive-at';

/**
 * Keeps title, description and the body's class right after the first page, whose head the server wrote. Null while
 * unknown. Views count once it is known.
 */
export function usePageHead(head: PageHead | null): void {
  const site = useSite();
  const { pathname } = useLocation();
  const base = siteTitle(site);
  const title = head && documentTitle(head, base);
  const description = head && documentDescription(head, base);
  useEffect(() => {
    if (title === null || description === null) return;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    noteHead(pathname);
    arriveAt(pathname, title);
  }, [title, description, pathname]);
  useEffect(() => {
    document.body.classList.toggle('homepage', isHomePage(pathname));
  }, [pathname]);
}
