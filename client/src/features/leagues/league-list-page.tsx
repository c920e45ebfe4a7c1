import { Link } from 'react-router-dom';
import { definePage, type PageProps } from '@/app/page';
import { usePaths } from '@/app/paths';
import { hasTenant, tenantVariables } from '@/app/site';
import { t } from '@/texts';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { PageTitle } from '@/ui/page-title';
import { LeagueListDocument, type LeagueListQuery, type LeagueListQueryVariables } from './league-list.generated';

/** The leagues of an organization; each leads to its schedule and its standings. */
function LeagueListPage({ data: { organization, byId } }: PageProps<LeagueListQuery>) {
  const paths = usePaths();
  const leagues = (organization ?? byId)!.leagues;
  // Without a tenant in the address its site is another one: whole addresses, and documents.
  const prefix = organization ? '' : `/${byId!.slug}`;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle aside={byId && <p className="eyebrow text-muted">{byId.name}</p>}>{t.leagues.leagues()}</PageTitle>
      <Card flush>
        {leagues.length === 0 && <EmptyState title={t.leagues.no_leagues_available()} />}
        <ul className="divide-y divide-line">
          {leagues.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
              <span className="display flex-[7rem] text-lg max-sm:basis-full font-bold wrap-anywhere">{name}</span>
              <Link reloadDocument={prefix !== ''} to={prefix + paths.schedule({ league: id })} className="prose-link">
                {t.leagues.schedule_of({ mark: (words) => <span className="sr-only">{words}</span>, name })}
              </Link>
              <Link reloadDocument={prefix !== ''} to={prefix + paths.standings({ league: id })} className="prose-link">
                {t.leagues.standings_of({ mark: (words) => <span className="sr-only">{words}</span>, name })}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

export default definePage<LeagueListQuery, LeagueListQueryVariables>({
  document: LeagueListDocument,
  variables: ({ site, params }) => ({ ...tenantVariables(site), id: params['id'] ?? '', ofTenant: hasTenant(site) }),
  notFound: ({ organization, byId }) => (organization || byId ? null : t.leagues.page_not_found()),
  head: ({ organization, byId }) => ({
    title: t.leagues.leagues(),
    description: t.leagues.leagues_of({ name: (organization ?? byId)!.name }),
  }),
  Component: LeagueListPage,
});
