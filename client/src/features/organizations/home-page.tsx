import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { followedGame } from '@/app/live/followed-game';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { Behind, behind } from '@/lib/behind';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { HomeIntro } from './home-intro';
import { HomeMyTeams } from './home-my-teams';
import { HomeNow } from './home-now';
import { HomeDocument, type HomeQuery, type HomeQueryVariables } from './home.generated';
import { ScoreStrip } from './score-strip';

/** Come with the page, and are brought alive behind everything else. */
const rendered = import.meta.env.SSR
  ? { leaders: await import('./stat-leaders'), below: await import('./home-below') }
  : null;
const StatLeaders = rendered ? rendered.leaders.default : behind(() => import('./stat-leaders'));
const HomeBelow = rendered ? rendered.below.default : behind(() => import('./home-below'));

/**
 * The home page of an organization: what its variant begins with, latest scores, leaders, the top of the standings,
 * what is to be played.
 */
function HomePage({ data }: PageProps<HomeQuery>) {
  const paths = usePaths();
  const organization = data.organization!;
  const { homeVariant, page, latest, upcoming, awaited, statLeaders, standings, activeSeason, businesses } =
    organization;
  const lists = statLeaders.filter(({ leaders }) => leaders.length > 0);
  const leaders = (level: 1 | 2) => (
    <Behind>
      <StatLeaders lists={lists} season={activeSeason?.name ?? null} headingLevel={level} />
    </Behind>
  );
  const hasOpen = upcoming.nodes.length > 0 || awaited.nodes.length > 0;
  const isEmpty =
    page === null && latest.nodes.length === 0 && !hasOpen && lists.length === 0 && standings.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <HomeMyTeams organizationId={organization.id} />
      <HomeNow organization={organization} />
      {homeVariant !== 'STAT_LEADERS' && <HomeIntro organization={organization} />}
      {latest.nodes.length > 0 && <ScoreStrip games={latest.nodes} />}
      {homeVariant === 'STAT_LEADERS' ? leaders(1) : lists.length > 0 && leaders(2)}
      <Behind>
        <HomeBelow organization={organization} />
      </Behind>
      {businesses.length > 0 && (
        <p className="no-print text-center">
          <Link to={paths.businesses()} className="link font-medium">
            {t.organizations.businesses_and_leagues_around({ count: businesses.length })}
          </Link>
        </p>
      )}
      {isEmpty && (
        <Card>
          <EmptyState title={t.organizations.welcome_to_2({ organization: organization.name })}>
            {t.organizations.scores_standings_and_leaders_appear_here()}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

export default definePage<HomeQuery, HomeQueryVariables>({
  document: HomeDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }) => (organization ? null : t.organizations.page_not_found()),
  head: ({ organization }) => ({
    description: t.organizations.results_and_more_of({ organization: organization!.name }),
    image: organization!.logoUrl,
  }),
  structuredData:
    import.meta.env.SSR &&
    (({ organization }) => {
      const { name, logoUrl, facebookUrl, instagramUrl, youtubeUrl } = organization!;
      const sameAs = [facebookUrl, instagramUrl, youtubeUrl].filter(Boolean);
      return {
        '@type': 'SportsOrganization',
        name,
        ...(logoUrl && { logo: logoUrl }),
        ...(sameAs.length > 0 && { sameAs }),
      };
    }),
  loadingText: (organization) =>
    organization?.homeVariant === 'STAT_LEADERS' ? t.organizations.loading_stat_leaders() : undefined,
  Component: HomePage,
  live: {
    games: ({ organization }) =>
      organization
        ? [
            organization.awaited.nodes,
            organization.upcoming.nodes,
            organization.later.nodes,
            organization.latest.nodes,
            organization.activeSeason?.day?.games ?? [],
          ]
            .flat()
            .map(followedGame)
        : [],
    // The results of today, from which standings and leaders follow, may yet be corrected.
    isOpen: ({ organization }) =>
      organization?.activeSeason?.seasonLeagues.some(({ hasGamesToday }) => hasGamesToday) ?? false,
  },
});
