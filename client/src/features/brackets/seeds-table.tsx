import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { t } from '@/texts';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import type { DivisionBracketFragment } from './bracket.generated';

type Row = DivisionBracketFragment['teams'][number];

/** The teams of a division by seed, with their records in the season. */
export function SeedsTable({ teams }: { teams: readonly Row[] }) {
  const paths = usePaths();
  const severalLeagues = new Set(teams.map(({ slt }) => slt.seasonLeague.id)).size > 1;
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: t.common.team(),
      sortBy: ({ seed }) => seed,
      cell: ({ seed, slt, team }) => (
        <span className="flex items-center gap-2">
          <span className="display tabular w-5 shrink-0 text-right font-bold text-muted">{seed}</span>
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          <span>
            <Link to={paths.team(team.id)} className="font-semibold hover:underline">
              {team.name}
            </Link>
            <WithdrawnMark seasonLeagueTeam={slt} />
          </span>
        </span>
      ),
    },
    ...(severalLeagues
      ? [
          {
            key: 'league',
            header: t.common.league(),
            sortBy: ({ slt }: Row) => slt.seasonLeague.league.name,
            cell: ({ slt }: Row) => slt.seasonLeague.league.name,
          },
        ]
      : []),
    {
      key: 'captain',
      header: t.common.captain(),
      cell: ({ slt }) => slt.captainName ?? <span className="text-muted">–</span>,
    },
    {
      key: 'wins',
      header: t.brackets.w(),
      title: t.brackets.games_won(),
      align: 'number',
      sortBy: ({ slt }) => slt.record.wins,
      cell: ({ slt }) => slt.record.wins,
    },
    {
      key: 'losses',
      header: t.brackets.l(),
      title: t.brackets.games_lost(),
      align: 'number',
      sortBy: ({ slt }) => slt.record.losses,
      cell: ({ slt }) => slt.record.losses,
    },
  ];
  return (
    <Table
      caption={t.brackets.teams_by_seed()}
      dense
      columns={columns}
      rows={teams}
      rowKey={({ slt }) => slt.id}
      className="max-h-[36rem] rounded-b-lg"
    />
  );
}
