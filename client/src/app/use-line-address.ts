import { pictureAddress } from '@domain/sites/picture-of-page';
import { language } from '@/texts/language';
import { prefixOf } from './site';
import { useSite } from './site-context';

/** Where the picture of one player's game is: wide, or for a phone that stands upright. */
export function useLineAddress(): (line: { game: string; player: string }, isTall?: boolean) => string {
  const site = useSite();
  return ({ game, player }, isTall = false) =>
    pictureAddress(
      { kind: isTall ? 'line-tall' : 'line', id: game, player },
      { prefix: prefixOf(site), domain: site.domain },
      language(),
    );
}
