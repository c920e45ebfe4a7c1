import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
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
    title: 'Appearance',
    text: 'Your logo and colours, as visitors see them on every page.',
    done: !isPlain,
    to: adminPaths.appearance(),
  };
  return [
    ...(isOwner ? [appearance] : []),
    {
      id: 'season',
      title: 'An active season',
      text:
        season && !activeSeason ? 'There is a season: make it active.' : 'Leagues, teams and games live in a season.',
      done: activeSeason !== null,
      to: season ? adminPaths.season(season.id) : null,
    },
    {
      id: 'league',
      title: 'A league',
      text: 'Who plays against whom: by level, by age or by weekday.',
      done: leagues.length > 0,
      to: activeSeason ? adminPaths.season(activeSeason.id) : null,
    },
    {
      id: 'teams',
      title: 'Teams',
      text: 'At least two in a league, with their rosters.',
      done: leagues.some(({ teamCount }) => teamCount >= 2),
      to: activeSeason && emptiest ? adminPaths.league(activeSeason.id, emptiest.league.id) : null,
    },
    {
      id: 'publish',
      title: 'Publish',
      text: isOwner
        ? 'Write and publish your home page, or put the first games on the schedule.'
        : 'Put the first games on the schedule.',
      done: page !== null || games.totalCount > 0,
      to: isOwner ? adminPaths.pages() : adminPaths.schedule(),
    },
  ];
}
