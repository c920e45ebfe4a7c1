import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatWinPercentage } from '@/lib/format-stat';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/TeamLogo';
import type { HomePlace } from './top-places';

/** The top of the standings, of each league. */
export function HomeStandings({ places }: { places: readonly HomePlace[] }) {
  const paths = usePaths();
  const leagues = new Set(places.map(({ row }) => row.league.id));
  const columns: Column<HomePlace>[] = [
    {
      key: 'team',
      header: 'Team',
      className: 'w-full',
      cell: ({ place, row: { team, league } }) => (
        <Link to={paths.team(team.id)} className="flex items-center gap-2.5 hover:underline">
          <span className="display tabular w-5 text-right text-muted">{place}</span>
          <TeamLogo name={team.name} logoUrl={team.logoUrl} size="small" />
          <span className="flex flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-2">
            <span className="font-semibold">{team.name}</span>
            {leagues.size > 1 && <span className="text-xs font-normal text-muted">{league.name}</span>}
          </span>
        </Link>
      ),
    },
    { key: 'wins', header: 'W', title: 'Wins', align: 'number', cell: ({ row }) => row.wins },
    { key: 'losses', header: 'L', title: 'Losses', align: 'number', cell: ({ row }) => row.losses },
    { key: 'pct', header: 'PCT', title: 'Win percentage', align: 'number', cell: ({ row }) => formatWinPercentage(row.winPercentage) },
    { key: 'streak', header: 'Streak', align: 'number', cell: ({ row }) => row.streak },
  ];
  return <Table caption="Top of the standings" columns={columns} rows={places} rowKey={({ row }) => row.seasonLeagueTeam.id} rowProps={({ place }) => (leagues.size > 1 && place === 1 ? { 'data-rule': 'true' } : {})} fitsWide />;
}
