import { t } from '@/texts';

/**
 * The pages that the specification names and that organizations write, by path in small letters: they are there, if
 * empty, before anybody wrote them.
 */
export const CONTENT_TITLES: Readonly<Record<string, () => string>> = {
  '/registration': () => t.site.registration(),
  '/leagueinfo': () => t.site.league_info(),
  '/tournament': () => t.site.tournament(),
  '/ourteam': () => t.site.join_our_team(),
  '/leaguefootage': () => t.site.league_footage(),
  '/youth': () => t.site.youth(),
  '/contact': () => t.site.contact(),
  '/about': () => t.site.about(),
};
