import { hasFreeThrows } from '@domain/sports/has-free-throws';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { useStatFormat } from '@/app/stat-format';
import { formatDifference, formatGamesBehind, formatWinPercentage, NO_VALUE } from '@/lib/format-stat';
import { capital, scoreNames } from '@/lib/score-names';
import { streakText } from '@/lib/streak-text';
import { t } from '@/texts';
import { RecentForm } from '@/ui/recent-form';
import { Popover } from '@/ui/popover';
import { Table } from '@/ui/table';
import type { Column } from '@/ui/table-column';
import { TeamLogo } from '@/ui/team-logo';
import { WithdrawnMark } from '@/app/withdrawn-mark';
import { CertaintyMark } from './standings-marks';
import { tiebreakerText } from './tiebreaker';
import type { StandingsQuery } from './standings.generated';

type Row = NonNullable<NonNullable<StandingsQuery['organization']>['standings']>[number];

interface Props {
  rows: readonly Row[];
  /** What a team's captain is called; without any captain the column is left out. */
  captainLabel: string;
  /** One league is chosen, so that its name need not stand in every row. */
  hasLeague: boolean;
  /** The name of the sport; one without free throws has no columns of them. */
  sport?: string | undefined;
  /** What stands behind a team's place. */
  besidePlace?: (row: Row) => ReactNode;
  /** At most so many rows are shown; default all. */
  limit?: number;
}

/** What a phone leaves out, so that wins and losses stand beside the name; league and division are below it there. */
const ASIDE = 'short-name max-sm:hidden';

/** The table of standings: the specified columns first, then what else a reader compares. */
export function StandingsTable({ rows, captainLabel, hasLeague, sport, besidePlace, limit }: Props) {
  const paths = usePaths();
  const format = useStatFormat();
  const number = (
    key: string,
    header: string,
    title: string,
    value: (row: Row) => number,
    show: (value: number) => string = String,
  ): Column<Row> => ({
    key,
    header,
    title,
    align: 'number',
    sortBy: value,
    cell: (row) => show(value(row)),
  });
  const manyLeagues = new Set(rows.map(({ league }) => league.id)).size > 1;
  const hasPoints = rows.some(({ standingsPoints }) => standingsPoints != null);
  const columns: Column<Row>[] = [
    {
      key: 'position',
      // On a phone the column that stays in sight has to say whose row it is.
      header: (
        <>
          <span className="max-sm:hidden">{t.standings.position()}</span>
          <span className="sm:hidden">{t.common.team()}</span>
        </>
      ),
      sortBy: ({ position }) => position,
      className: 'max-sm:max-w-48 max-sm:min-w-44',
      cell: (row) => {
        const { position, placedBy, certainty, team, league, division, seasonLeagueTeam } = row;
        return (
          <span className="flex items-center gap-1">
            <span className="display tabular w-6 shrink-0 text-right text-base font-bold">
              <Popover label={t.standings.why_is_number({ team: team.name, position })} trigger={position}>
                {tiebreakerText(placedBy, sport)}
              </Popover>
            </span>
            {besidePlace?.(row)}
            <Link to={paths.team(team.id)} className="ml-1 flex min-w-0 items-center gap-2 font-semibold sm:hidden">
              <TeamLogo
                name={team.name}
                logoUrl={team.logoUrl}
                colour={team.colour}
                abbreviation={team.abbreviation}
                size="small"
              />
              <span className="leading-tight">
                {team.name}
                <CertaintyMark certainty={certainty} />
                <WithdrawnMark seasonLeagueTeam={seasonLeagueTeam} />
                <span className="block text-xs font-normal text-muted">
                  {[manyLeagues && league.name, division?.name].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </span>
        );
      },
    },
    {
      key: 'team',
      header: t.common.team(),
      className: 'max-sm:hidden lg:max-xl:max-w-44',
      sortBy: ({ team }) => team.name,
      cell: ({ team, certainty, seasonLeagueTeam }) => (
        <Link to={paths.team(team.id)} className="flex min-w-0 items-center gap-2 font-semibold hover:underline">
          <TeamLogo
            name={team.name}
            logoUrl={team.logoUrl}
            colour={team.colour}
            abbreviation={team.abbreviation}
            size="small"
          />
          <span className="min-w-0">
            {team.name}
            <CertaintyMark certainty={certainty} />
            <WithdrawnMark seasonLeagueTeam={seasonLeagueTeam} />
          </span>
        </Link>
      ),
    },
    ...(rows.some(({ captainName }) => captainName)
      ? [
          {
            key: 'captain',
            header: captainLabel,
            sortBy: ({ captainName }: Row) => captainName,
            className: ASIDE,
            cell: ({ captain, captainName }: Row) =>
              captain ? (
                <Link to={paths.player(captain.id)} className="hover:underline">
                  {captainName}
                </Link>
              ) : (
                captainName
              ),
          },
        ]
      : []),
    ...(hasLeague
      ? []
      : [
          {
            key: 'league',
            header: t.common.league(),
            sortBy: ({ league }: Row) => league.name,
            className: ASIDE,
            cell: ({ league }: Row) => league.name,
          },
        ]),
    {
      key: 'division',
      header: t.standings.division(),
      sortBy: ({ division }) => division?.name,
      className: ASIDE,
      cell: ({ division }) =>
        division && (
          <Link to={paths.bracket(division.id)} className="inline-flex min-h-6 items-center hover:underline">
            {division.name}
          </Link>
        ),
    },
    number('wins', t.standings.wins(), t.standings.games_won(), ({ wins }) => wins),
    number('losses', t.standings.losses(), t.standings.games_lost(), ({ losses }) => losses),
    ...(hasPoints
      ? [
          number('ties', t.standings.ties(), t.standings.games_tied(), ({ ties }) => ties ?? 0),
          number('points', 'PTS', t.standings.points_for_results(), ({ standingsPoints }) => standingsPoints ?? 0),
        ]
      : []),
    ...(hasFreeThrows(sport)
      ? [
          number(
            'ft',
            'FT%',
            t.standings.free_throw_percentage(),
            (row) => row.freeThrowPercentage,
            (value) => format.freeThrows(value),
          ),
          number('three', '3PM', t.standings.three_pointers_made(), (row) => row.threePointersMade),
        ]
      : []),
    number('pct', 'PCT', t.standings.win_percentage(), (row) => row.winPercentage, formatWinPercentage),
    // Games behind are of win percentages.
    ...(hasPoints
      ? []
      : [
          {
            ...number('gb', 'GB', t.standings.games_behind(), (row) => row.gamesBehind, formatGamesBehind),
            startsDescending: false,
          },
        ]),
    number(
      'diff',
      'DIFF',
      capital(scoreNames(sport).difference),
      (row) => row.pointsFor - row.pointsAgainst,
      formatDifference,
    ),
    {
      key: 'ten',
      header: t.standings.l10(),
      title: t.standings.last_ten_games(),
      align: 'number',
      sortBy: ({ lastTen }) => lastTen.wins,
      cell: ({ lastTen, results }) => <LastTen {...lastTen} results={results} />,
    },
    {
      key: 'streak',
      header: t.standings.streak(),
      align: 'number',
      cell: ({ streak }) => streakText(streak) || NO_VALUE,
    },
  ];
  return (
    <Table
      caption={t.common.standings()}
      columns={columns}
      rows={rows}
      limit={limit}
      rowKey={({ seasonLeagueTeam }) => seasonLeagueTeam.id}
      fitsWide
    />
  );
}

function LastTen({ wins, losses, results }: { wins: number; losses: number; results: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      {results !== '' && (
        <span className="@max-6xl:hidden">
          <RecentForm results={results} />
        </span>
      )}
      {wins}-{losses}
    </span>
  );
}
