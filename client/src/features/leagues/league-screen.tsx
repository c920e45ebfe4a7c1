import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryResult } from '@/app/admin/query-result';
import { NotFoundScreen } from '@/app/admin/not-found-screen';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { adminPaths } from '@/app/admin-paths';
import { formatDateRange } from '@/lib/dates';
import { t } from '@/texts';
import { Badge } from '@/ui/badge';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import type { AdminLeagueQuery } from './leagues.generated';
import { useAdminLeagueQuery } from './leagues.hooks.generated';
import { RenameLeagueDialog } from './rename-league-dialog';

type League = NonNullable<NonNullable<NonNullable<AdminLeagueQuery['me']>['actingFor']>['league']>;
type Row = League['seasonLeagues'][number];

/** One league, and the seasons in which it is played. */
export default function LeagueScreen() {
  const { id = '' } = useParams();
  const result = useAdminLeagueQuery({ variables: { id } });
  const [isEdited, setIsEdited] = useState(false);
  return (
    <QueryResult result={result}>
      {({ me }) => {
        const league = me?.actingFor?.league;
        if (!league)
          return (
            <NotFoundScreen
              message={t.leagues.league_not_found()}
              to={adminPaths.leagues()}
              label={t.leagues.to_all_leagues()}
            />
          );
        return (
          <>
            <div className="mb-3">
              <Breadcrumbs items={[{ label: t.leagues.leagues(), to: adminPaths.leagues() }, { label: league.name }]} />
            </div>
            <ScreenHeader
              title={league.name}
              actions={<Button onClick={() => setIsEdited(true)}>{t.common.edit()}</Button>}
            />
            <Card title={t.common.seasons()} flush>
              <Table
                caption={t.leagues.seasons_of({ league: league.name })}
                columns={columnsOf(league)}
                rows={league.seasonLeagues}
                rowKey={(row) => row.id}
                className="rounded-b-lg"
                empty={
                  <EmptyState title={t.leagues.in_no_season()}>
                    {t.leagues.add_a_league_with_this_name_on_a()}
                  </EmptyState>
                }
              />
            </Card>
            {isEdited && (
              <RenameLeagueDialog league={league} onStale={result.refetch} onClose={() => setIsEdited(false)} />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}

function columnsOf({ id }: League): Column<Row>[] {
  return [
    {
      key: 'season',
      header: t.common.season(),
      cell: ({ season }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={adminPaths.league(season.id, id)} className="link font-semibold">
            {season.name}
          </Link>
          {season.active && <Badge tone="success">{t.leagues.active()}</Badge>}
        </span>
      ),
    },
    {
      key: 'dates',
      header: t.leagues.dates(),
      cell: ({ season }) =>
        formatDateRange(season.startDate, season.finishDate) || <span className="text-muted">–</span>,
    },
    {
      key: 'teams',
      header: t.common.teams(),
      align: 'number',
      sortBy: ({ teamCount }) => teamCount,
      cell: ({ teamCount }) => teamCount,
    },
    {
      key: 'standings',
      header: <span className="sr-only">{t.common.standings()}</span>,
      align: 'number',
      cell: ({ season }) => (
        <Link to={`${adminPaths.standings()}?season=${season.id}&league=${id}`} className="link">
          {t.common.standings()}
        </Link>
      ),
    },
  ];
}
