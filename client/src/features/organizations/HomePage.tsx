import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { definePage, type PageProps } from '@/app/page';
import { tenantVariables } from '@/app/site';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { HomeStandings } from './HomeStandings';
import { HomeDocument, type HomeQuery, type HomeQueryVariables } from './home.generated';
import { ScoreStrip } from './ScoreStrip';
import { StatLeaders } from './StatLeaders';
import { UpcomingGames } from './UpcomingGames';

/** The home page of an organization: latest scores, leaders, the top of the standings, what is next. */
function HomePage({ data }: PageProps<HomeQuery>) {
  const paths = usePaths();
  const organization = data.organization!;
  const { latest, upcoming, statLeaders, standings, activeSeason } = organization;
  const lists = statLeaders.filter(({ leaders }) => leaders.length > 0);
  const isEmpty = latest.nodes.length === 0 && upcoming.nodes.length === 0 && lists.length === 0 && standings.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="sr-only">{organization.name}</h1>
      {latest.nodes.length > 0 && <ScoreStrip games={latest.nodes} />}
      {lists.length > 0 && <StatLeaders lists={lists} season={activeSeason?.name ?? null} />}
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        {standings.length > 0 && (
          <Card title="Standings" flush aside={<Link to={paths.standings()} className="link text-sm font-medium">Full standings</Link>}>
            <HomeStandings rows={standings.slice(0, 10)} />
          </Card>
        )}
        {upcoming.nodes.length > 0 && (
          <Card title="Next games" flush aside={<Link to={paths.schedule()} className="link text-sm font-medium">Schedule</Link>}>
            <UpcomingGames games={upcoming.nodes} />
          </Card>
        )}
      </div>
      {isEmpty && (
        <Card>
          <EmptyState title={`Welcome to ${organization.name}`}>Scores, standings and leaders appear here once the season begins.</EmptyState>
        </Card>
      )}
    </div>
  );
}

export default definePage<HomeQuery, HomeQueryVariables>({
  document: HomeDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }) => (organization ? null : 'Page not found'),
  head: ({ organization }) => {
    const { name, logoUrl, facebookUrl, instagramUrl, youtubeUrl } = organization!;
    const sameAs = [facebookUrl, instagramUrl, youtubeUrl].filter(Boolean);
    return { image: logoUrl, structuredData: { '@type': 'SportsOrganization', name, ...(logoUrl && { logo: logoUrl }), ...(sameAs.length > 0 && { sameAs }) } };
  },
  loadingText: 'Loading stat leaders...',
  Component: HomePage,
});
