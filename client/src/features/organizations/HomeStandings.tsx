import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatWinPercentage } from '@/lib/format-stat';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/TeamLogo';
import type { HomeQuery } from './home.generated';

type Row = NonNullable<HomeQuery['organization']>['standings'][number];

/** The top of the standings. */
export function HomeStandings({ rows }: { rows: readonly Row[] }) {
  const paths = usePaths();
  const leagues = new Set(rows.map(({ league }) => league.id));
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: 'Team',
      className: 'w-full',
      cell: ({ position, team, league }) => (
        <Link to={paths.team(team.id)} className="flex items-center gap-2.5 hover:underline">
          <span className="display tabular w-5 text-right text-muted">{position}</span>
          <TeamLogo name={team.name} logoUrl={team.logoUrl} size="small" />
          <span className="font-semibold">{team.name}</span>
          {leagues.size > 1 && <span className="text-xs font-normal text-muted">{league.name}</span>}
        </Link>
      ),
    },
    { key: 'wins', header: 'W', title: 'Wins', align: 'number', cell: ({ wins }) => wins },
    { key: 'losses', header: 'L', title: 'Losses', align: 'number', cell: ({ losses }) => losses },
    { key: 'pct', header: 'PCT', title: 'Win percentage', align: 'number', cell: ({ winPercentage }) => formatWinPercentage(winPercentage) },
    { key: 'streak', header: 'Streak', align: 'number', cell: ({ streak }) => streak },
  ];
  return <Table caption="Top of the standings" columns={columns} rows={rows} rowKey={({ seasonLeagueTeam }) => seasonLeagueTeam.id} fitsWide />;
}
