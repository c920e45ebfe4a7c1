import { createContext, useContext } from 'react';

/** A message at the top of the page. */
export interface BannerMessage {
  kind: 'success' | 'error';
  text: string;
  /** Work is under way: it stays until another message takes its place. */
  busy?: boolean;
  /** One thing to do about it: 'Undo'. */
  action?: { label: string; onClick: () => void };
}

/** Shows a message; a new one takes the place of the last. */
export type ShowBanner = (message: BannerMessage) => void;

export const BannerContext = createContext<ShowBanner | null>(null);

/** The function that shows a banner; needs a BannerProvider above. */
export function useBanner(): ShowBanner {
  const show = useContext(BannerContext);
  if (!show) throw new Error('useBanner needs a BannerProvider above it');
  return show;
}
