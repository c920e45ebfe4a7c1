import { Link } from 'react-router-dom';
import { definePage, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { tenantVariables } from '@/app/site';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { PageTitle } from '@/ui/PageTitle';
import { LeagueListDocument, type LeagueListQuery, type LeagueListQueryVariables } from './league-list.generated';

/** The leagues of an organization; each leads to its schedule and its standings. */
function LeagueListPage({ data }: PageProps<LeagueListQuery>) {
  const paths = usePaths();
  const { leagues } = data.organization!;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>Leagues</PageTitle>
      <Card flush>
        {leagues.length === 0 && <EmptyState title="No leagues available" />}
        <ul className="divide-y divide-line">
          {leagues.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
              <span className="display flex-1 text-lg font-bold">{name}</span>
              <Link to={paths.schedule({ league: id })} className="prose-link">Schedule</Link>
              <Link to={paths.standings({ league: id })} className="prose-link">Standings</Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

export default definePage<LeagueListQuery, LeagueListQueryVariables>({
  document: LeagueListDocument,
  variables: ({ site }) => tenantVariables(site),
  notFound: ({ organization }) => (organization ? null : 'Page not found'),
  head: () => ({ title: 'Leagues' }),
  Component: LeagueListPage,
});
