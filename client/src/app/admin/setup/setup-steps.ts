import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { t } from '@/texts';
import { OWNERS } from '../roles';
import type { SetupFragment } from './setup-steps.generated';

/** One of the first steps of a new organization. */
export interface SetupStep {
  id: 'appearance' | 'season' | 'league' | 'teams' | 'publish';
  title: string;
  text: string;
  done: boolean;
  /**
   * Where it is done; null while a step before it is missing, and for a first season, which is made on the list of
   * seasons itself.
   */
  to: string | null;
}

/** What an organization is created with: who has kept all of it has not chosen yet. */
const PLAIN = { theme: 'LIGHT', accent: '#1d4ed8', homeVariant: 'DEFAULT' } as const;

/**
 * The first steps of an organization, in order, as far as this role may take them. What is done is read from what is
 * there.
 */
export function setupSteps(organization: SetupFragment, role: SiteUser['role']): SetupStep[] {
  const { theme, accent, homeVariant, logoUrl, activeSeason, seasons, page, games } = organization;
  const isOwner = OWNERS.includes(role);
  const leagues = activeSeason?.seasonLeagues ?? [];
  const [season, emptiest] = [activeSeason ?? seasons[0], leagues.toSorted((a, b) => a.teamCount - b.teamCount)[0]];
  const isPlain =
    theme === PLAIN.theme && accent === PLAIN.accent && homeVariant === PLAIN.homeVariant && logoUrl === null;
  const appearance: SetupStep = {
    id: 'appearance',
    title: t.admin.appearance(),
    text: t.admin.your_logo_and_colours_as_visitors_see_them(),
    done: !isPlain,
    to: adminPaths.appearance(),
  };
  return [
    ...(isOwner ? [appearance] : []),
    {
      id: 'season',
      title: t.admin.an_active_season(),
      text:
        season && !activeSeason
          ? t.admin.there_is_a_season_make_it_active()
          : t.admin.leagues_teams_and_games_live_in_a_season(),
      done: activeSeason !== null,
      to: season ? adminPaths.season(season.id) : null,
    },
    {
      id: 'league',
      title: t.admin.a_league(),
      text: t.admin.who_plays_against_whom_by_level_by_age(),
      done: leagues.length > 0,
      to: activeSeason ? adminPaths.season(activeSeason.id) : null,
    },
    {
      id: 'teams',
      title: t.common.teams(),
      text: t.admin.at_least_two_in_a_league_with_their(),
      done: leagues.some(({ teamCount }) => teamCount >= 2),
      to: activeSeason && emptiest ? adminPaths.league(activeSeason.id, emptiest.league.id) : null,
    },
    {
      id: 'publish',
      title: t.admin.publish(),
      text: isOwner ? t.admin.write_and_publish_your_home_page_or_put() : t.admin.put_the_first_games_on_the_schedule(),
      done: page !== null || games.totalCount > 0,
      to: isOwner ? adminPaths.pages() : adminPaths.schedule(),
    },
  ];
}
