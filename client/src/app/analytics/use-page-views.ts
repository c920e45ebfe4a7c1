import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countLater } from './page-view';

/** Counts a view of each path under the given measurement id; null: none are counted here. */
export function usePageViews(id: string | null): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (id === null) return undefined;
    return countLater(
      pathname,
      () => ({ id, path: window.location.pathname, title: document.title }),
      (view) => void import('./adapter').then(({ pageViews }) => pageViews(view)),
    );
  }, [id, pathname]);
}
