import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { ExportMenu } from '@/app/admin/lists/export-menu';
import { Guard } from '@/app/admin/session/guard';
import { QueryResult } from '@/app/admin/query-result';
import { ScreenHeader } from '@/app/admin/frame/screen-header';
import { MoreRows } from '@/app/more-rows';
import { formatDay } from '@/lib/dates';
import { EmptyState } from '@/ui/empty-state';
import { FilterBar, SelectFilter } from '@/ui/filter-bar';
import { Matchup, resultOf, winnerOf } from '@/ui/matchup';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { useFilters } from '@/ui/use-filters';
import { AdminScheduleDocument, type AdminScheduleQueryVariables } from './admin-schedule.generated';
import { useAdminScheduleLeaguesQuery, useAdminScheduleQuery } from './admin-schedule.hooks.generated';
import type { GameRowFragment } from '../game-row.generated';

/** The games of the active season by date (league management, "Admin schedule list"). */
export default function ScheduleScreen() {
  return (
    <Guard needsOrganization>
      <Schedule />
    </Guard>
  );
}

const COLUMNS: Column<GameRowFragment>[] = [
  { key: 'date', header: 'Date', className: 'whitespace-nowrap', cell: ({ date }) => <GameDay date={date} /> },
  {
    key: 'matchup',
    header: 'Matchup',
    className: 'w-full',
    cell: ({ id, homeTeam, awayTeam, homeScore, awayScore }) => (
      <Link to={adminPaths.game(id)} className="block hover:underline">
        <Matchup home={homeTeam} away={awayTeam} winner={winnerOf(homeScore, awayScore)} />
      </Link>
    ),
  },
  {
    key: 'results',
    header: 'Results',
    align: 'number',
    className: 'whitespace-nowrap',
    cell: ({ homeScore, awayScore, displayStatus }) =>
      resultOf(homeScore, awayScore) ?? <span className="text-muted">{displayStatus}</span>,
  },
];

/** 'Tue, Oct 17, 2017'; on a phone in two lines. */
function GameDay({ date }: { date: string | null }) {
  const [weekday, ...rest] = formatDay(date).split(', ');
  if (rest.length === 0) return weekday;
  return (
    <>
      <span className="max-sm:block max-sm:text-muted">{weekday},</span> {rest.join(', ')}
    </>
  );
}

function Schedule() {
  const [{ league }, setFilters] = useFilters(['league']);
  const variables: AdminScheduleQueryVariables = {
    filter: { inActiveSeason: true, ...(league && { leagueId: league }) },
  };
  const result = useAdminScheduleQuery({ variables, fetchPolicy: 'cache-and-network' });
  const choices = useAdminScheduleLeaguesQuery().data?.me?.actingFor;
  const connection = result.data?.me?.actingFor?.games;
  return (
    <>
      <ScreenHeader
        title="Schedule"
        actions={<ExportMenu list="games" filters={{ inActiveSeason: true, leagueId: league }} />}
      >
        {choices?.activeSeason && `Games of ${choices.activeSeason.name}, by date.`}
      </ScreenHeader>
      <div className="mb-4">
        <FilterBar names={['league']}>
          <SelectFilter
            name="league"
            label="League"
            all="All Leagues"
            options={(choices?.leagues ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={choices ? league : ''}
            onChange={(value) => setFilters({ league: value })}
          />
        </FilterBar>
      </div>
      <QueryResult result={{ ...result, data: connection }}>
        {(found: NonNullable<typeof connection>) => (
          <div className="card overflow-clip rounded-lg border border-line bg-surface shadow-card">
            <Table
              caption="Games"
              columns={COLUMNS}
              rows={found.nodes}
              rowKey={({ id }) => id}
              stickyFirst={false}
              fitsWide
              empty={<EmptyState title="No games available" />}
            />
            <MoreRows connection={found} document={AdminScheduleDocument} variables={variables} />
          </div>
        )}
      </QueryResult>
    </>
  );
}
