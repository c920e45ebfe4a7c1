import { t } from '@/texts';

/**
 * The pages that the specification names and that organizations write, by path in small letters: they are there, if
 * empty, before anybody wrote them.
 */
export const CONTENT_TITLES: Readonly<Record<string, string>> = {
  get '/registration'() {
    return t.site.registration();
  },
  get '/leagueinfo'() {
    return t.site.league_info();
  },
  get '/tournament'() {
    return t.site.tournament();
  },
  get '/ourteam'() {
    return t.site.join_our_team();
  },
  get '/leaguefootage'() {
    return t.site.league_footage();
  },
  get '/youth'() {
    return t.site.youth();
  },
  get '/contact'() {
    return t.site.contact();
  },
  get '/about'() {
    return t.site.about();
  },
};
