/**
 * The pages that the specification names and that organizations write, by path in small letters: they are there, if
 * empty, before anybody wrote them.
 */
export const CONTENT_TITLES: Readonly<Record<string, string>> = {
  '/registration': 'Registration',
  '/leagueinfo': 'League info',
  '/tournament': 'Tournament',
  '/ourteam': 'Join our team',
  '/leaguefootage': 'League footage',
  '/youth': 'Youth',
  '/contact': 'Contact',
  '/about': 'About',
};
