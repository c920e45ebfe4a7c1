import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '@/app/heads';
import { arriveAt } from '@/lib/arrive-at';

/** Names the browser's tab after an admin screen, and has the screen begin where it begins. */
export function useScreenTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
    arriveAt(pathname, title);
  }, [title, pathname]);
}
