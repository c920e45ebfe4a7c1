import { useEffect } from 'react';
import { PRODUCT_NAME } from '@/app/heads';

/** Names the browser's tab after an admin screen. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
